/** A command of the command line. `run` gets the words after its name and returns the exit code. */
export type Command = { usage: string; run(words: string[]): Promise<number> };
