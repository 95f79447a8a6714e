import type { CustomerWord } from '../languages/en.words.ts';
import type { Ending, SigningState } from '../signing.words.ts';

/** What a page says whose link opens nothing any more, by its words. */
export type EndedWords = { title: CustomerWord; text: CustomerWord };

const words: Record<'DECLINED' | 'EXPIRED' | 'REVOKED' | 'LOCKED' | 'SIGNED', EndedWords> = {
  DECLINED: { title: 'youDeclined', text: 'youDeclinedText' },
  EXPIRED: { title: 'ranOut', text: 'ranOutText' },
  REVOKED: { title: 'withdrawn', text: 'withdrawnText' },
  LOCKED: { title: 'locked', text: 'lockedText' },
  SIGNED: { title: 'youHaveSigned', text: 'signedText' },
};

/** Message of a link that opens nothing; `undefined`: it was never sent, or a newer one replaced it. */
export const endedWords = (
  state: SigningState | undefined,
  ending: Ending | null = null,
  /** Whether the sealed copy was emailed to the recipient. */
  hasCopy = false,
): EndedWords => {
  if (state === undefined || state === 'SENT' || state === 'OPENED' || state === 'VERIFIED')
    return { title: 'notValid', text: 'notValidText' };
  if (ending === 'OTHER_DECLINED') return { title: 'withdrawn', text: 'otherDeclinedText' };
  if (state === 'SIGNED' && hasCopy) return { title: 'youHaveSigned', text: 'signedCopyText' };
  return words[state];
};
