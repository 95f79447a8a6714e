import { randomBytes } from 'node:crypto';
import { codeAlphabet, codeLength } from '../rules/code.ts';

/** A new code for a document: 130 random bits. */
export const newCode = (): string =>
  // 256 is a multiple of 32, so that each character is as likely as another.
  Array.from(randomBytes(codeLength), (byte) => codeAlphabet[byte % codeAlphabet.length]).join('');
