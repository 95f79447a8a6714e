import { plainTyped, type Reading } from '#platform/contract/typed/reading.ts';

/** Six digits, alone or as they stand at the end of an address: `239222`, `Singapore 239222`, `S(239222)`. */
export const readPostalCode = (typed: string): Reading<string> => {
  const text = plainTyped(typed);
  if (text === '') return { value: '' };
  const digits = /^(?:s(?:ingapore|'pore)?)? ?(?:\((\d{6})\)|(\d{3}) ?(\d{3}))$/i.exec(text)?.slice(1).join('');
  return digits ? { value: digits } : { problem: 'A postal code has 6 digits.' };
};
