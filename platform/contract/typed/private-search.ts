import { isIdentityLike } from './identity-like.ts';
import { readPhone } from './read-phone.ts';

/** A whole phone number, or empty if it is none. */
export const wholePhone = (typed: string): string => readPhone(typed).value ?? '';

/** Whether what is typed must stand in no address: a number of identity or a phone. It is looked for by a call with a body. */
export const isPrivate = (typed: string): boolean => isIdentityLike(typed) || wholePhone(typed) !== '';
