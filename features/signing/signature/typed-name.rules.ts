/** Whether a typed name is one: it has a letter. Whether its letters can be printed the server says, which has the fonts. */
export const mayBeTyped = (name: string): boolean => /\p{Letter}/u.test(name);
