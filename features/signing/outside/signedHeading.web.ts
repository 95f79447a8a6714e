import type { CustomerWord } from '../languages/en.words.ts';
import type { LinkState } from '../room.calls.ts';

/** Heading of the page of a signed document. */
export const signedHeading = ({ isSuperseded }: Pick<LinkState, 'isSuperseded'>): CustomerWord =>
  isSuperseded ? 'noLongerCounts' : 'youHaveSigned';

type OfCopy = Pick<LinkState, 'email' | 'waitsFor' | 'isNotCompleted' | 'isSealed'>;

/** When the sealed copy comes, and where it is. */
export const copyWord = ({ email, waitsFor, isNotCompleted, isSealed }: OfCopy): CustomerWord => {
  const isMailed = email.includes('@');
  const isMany = waitsFor.length > 1;
  if (isSealed || waitsFor.length === 0) return isMailed ? 'copyGoes' : 'copyHere';
  if (isNotCompleted) return isMany ? 'copyNoneOfMany' : 'copyNone';
  if (isMailed) return isMany ? 'copyComesOfMany' : 'copyComes';
  return isMany ? 'copyWaitsOfMany' : 'copyWaits';
};
