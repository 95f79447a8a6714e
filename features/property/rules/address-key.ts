import { streetKey } from './address.ts';

/** What makes one property another one; `unit` is in the form that `readUnit` answers. */
export type PropertyPlace = { postalCode: string; block: string; street: string; unit: string };

/**
 * The same text for the same property, however its address is written: `310005|5|02-11`. Without a postal code the street takes its
 * place.
 */
export const addressKey = ({ postalCode, block, street, unit }: PropertyPlace): string =>
  [postalCode || streetKey(street), block.replace(/^blk\b|\s/gi, '').toUpperCase(), unit].join('|');
