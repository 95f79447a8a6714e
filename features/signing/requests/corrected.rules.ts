/** Most corrections that a mail names one by one. */
const mostNamed = 12;

/** Message about corrections since a document was signed. Undefined: it was not signed before. */
export const correctedWords = (corrected: readonly string[] | null) =>
  corrected && {
    title: 'Corrected since it was signed',
    named: corrected.slice(0, mostNamed),
    more: Math.max(0, corrected.length - mostNamed),
    /** For an unchanged document, as after an expired signature. */
    text:
      corrected.length > 0
        ? 'The earlier signature no longer counts. Please read the document and sign it again.'
        : 'It says the same as before. The earlier signature no longer counts. Please sign it again.',
  };
