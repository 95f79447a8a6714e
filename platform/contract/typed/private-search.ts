import { readPhone } from './read-phone.ts';

/** One letter and seven to nine digits, or two letters and seven, as passports have them. */
const number = /^(?:[A-Z]\d{7,9}|[A-Z]{2}\d{7})-?[A-Z]?$/i;
/** The licence of an agency, which is public. */
const licence = /^L\d{7}[A-Z]$/i;

/**
 * Whether what is typed is, or has in it, the number of an identity document (NRIC, FIN, passport). Such a number stands in no
 * address and in no log, so a search sends it in a body, or not at all.
 */
export const isIdentityLike = (typed: string): boolean =>
  [typed.replace(/\s/g, ''), ...typed.split(/\s+/)].some((word) => number.test(word) && !licence.test(word));

/** How WhatsApp links to a number. */
const chatLink = /^(?:https?:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\?phone=)\+?(?=\d+$)/i;

/** A whole phone number, or empty if it is none. */
export const wholePhone = (typed: string): string => readPhone(typed.trim().replace(chatLink, '+')).value ?? '';

/** Whether what is typed must stand in no address: a number of identity or a phone. It is looked for by a call with a body. */
export const isPrivate = (typed: string): boolean => isIdentityLike(typed) || wholePhone(typed) !== '';
