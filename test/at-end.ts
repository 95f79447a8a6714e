const endings: (() => Promise<void>)[] = [];

/** What is opened in a hook is closed at the end of its file: a hook can't hang another one up. */
export const atEndOfFile = (end: () => Promise<void>): void => void endings.push(end);

/** The last that was opened is the first that is closed. */
export const endAll = async (): Promise<void> => {
  for (let end = endings.pop(); end; end = endings.pop()) await end();
};
