/** A postal address in parts. The postal code is empty where none is known. */
export type PostalAddress = { street: string; postalCode: string };

// `… Singapore 239222`, `… S(239222)`, `… 239222` at the end.
const ending = /[\s,]*(?:\b(?:singapore|s'?pore|s)\s*)?\(?(?<!\d)(\d{6})\)?\s*$/i;

/**
 * An address as it was typed, in parts: what comes before the postal code, in one line, and the postal code, which may stand at
 * the end of what was typed or be known by itself.
 */
export const postalAddress = (typed: string, known = ''): PostalAddress => {
  const line = typed
    .split(/\s*\n\s*/)
    .filter(Boolean)
    .join(', ')
    .trim();
  const found = ending.exec(line);
  if (!found || (known && found[1] !== known)) return { street: line, postalCode: known };
  return { street: line.slice(0, found.index), postalCode: known || (found[1] ?? '') };
};

/** The lines in which a paper prints an address: what was typed, and the postal code if it does not say it. */
export const addressLines = (typed: string, known = ''): string[] => [
  ...typed.split('\n').filter((line) => line.trim()),
  ...(known && postalAddress(typed).postalCode !== known ? [`Singapore ${known}`] : []),
];
