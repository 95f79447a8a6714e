import type { LinkState } from '../room.calls.ts';

/** Heading of the page of a signed document. */
export const signedHeading = ({ isSuperseded }: Pick<LinkState, 'isSuperseded'>): string =>
  isSuperseded ? 'Your signature no longer counts' : 'You have signed';

type OfCopy = Pick<LinkState, 'email' | 'waitsFor' | 'isNotCompleted' | 'isSealed'>;

/** When the sealed copy comes, and where it is. */
export const copyWords = ({ email, waitsFor, isNotCompleted, isSealed }: OfCopy): string => {
  const isMailed = email.includes('@');
  if (isSealed || waitsFor.length === 0)
    return isMailed ? `A sealed copy goes to ${email}.` : 'Your sealed copy is here, as long as this link works.';
  const names = listOf(waitsFor);
  const have = waitsFor.length > 1 ? 'have' : 'has';
  if (isNotCompleted)
    return `There is no sealed copy: ${names} ${have} not signed. Your salesperson tells you how it goes on.`;
  return isMailed
    ? `The sealed copy comes to ${email} when ${names} ${have} signed.`
    : `The sealed copy is here when ${names} ${have} signed, as long as this link works.`;
};

const listOf = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');
