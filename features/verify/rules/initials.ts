/** Somebody with the paper compares its name with the initials; nobody else learns whose it is. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .filter((letter) => letter !== '')
    .join(' ');
