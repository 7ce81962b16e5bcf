"""Playing: answers, what is written with each, who is waited for, AI players."""
