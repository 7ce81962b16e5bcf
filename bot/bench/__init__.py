"""What `caravan bench` measures. The figures and their targets stand beside what measures them.

What only computes (rules, pictures, catanatron) is measured in CPU time, which other work on the same machine
hardly changes; what waits for disk, network or processes is measured by the clock on the wall.
"""
