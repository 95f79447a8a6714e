const endings: (() => Promise<void>)[] = [];

/** Registers a function that closes something at the end of the test file. */
export const atEndOfFile = (end: () => Promise<void>): void => void endings.push(end);

/** Closes everything in reverse order. */
export const endAll = async (): Promise<void> => {
  for (let end = endings.pop(); end; end = endings.pop()) await end();
};
