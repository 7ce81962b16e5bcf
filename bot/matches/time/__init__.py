"""The clock: deadlines, time-outs, outages, vacations, people who are gone."""
