/** Most corrections that a mail names one by one. */
const mostNamed = 12;

/** What is named of the corrections since a document was signed, and how many more there are. Undefined: it was not signed before. */
export const correctedWords = (corrected: readonly string[] | null) =>
  corrected && {
    named: corrected.slice(0, mostNamed),
    more: Math.max(0, corrected.length - mostNamed),
  };
