/** Digits and capitals without I, L, O and U, which are taken for others: 5 bits a character. */
export const codeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 26 characters of 5 bits: 130 bits. */
export const codeLength = 26;

/** A code as it is stored, from what somebody typed: without blanks and hyphens, in capitals, with I, L and O read as digits. */
export const tidyCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[\s\-‐-―]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');

export const isCode = (code: string): boolean =>
  code.length === codeLength && [...code].every((character) => codeAlphabet.includes(character));

/** A code as it is printed: in groups of four, hyphens between them. */
export const printCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';
