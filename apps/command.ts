/** A command of the command line: how it is written, and what it does with the words after its name; answers the exit code. */
export type Command = { usage: string; run(words: string[]): Promise<number> };
