import type { Ending, SigningState } from '../signing.words.ts';

/** Message of a page whose link opens nothing any more. */
export type EndedWords = { title: string; text: string };

const unknown: EndedWords = {
  title: 'This link is not valid',
  text: 'A newer link may have been sent to you: open the last one. If there is none, ask your agent for a new link.',
};

const words: Record<'DECLINED' | 'EXPIRED' | 'REVOKED' | 'LOCKED' | 'SIGNED', EndedWords> = {
  DECLINED: {
    title: 'You declined to sign',
    text: 'Your agent has been told why. If it was a mistake, ask your agent for a new link.',
  },
  EXPIRED: {
    title: 'This link has run out',
    text: 'A link works for seven days. Nothing was signed. Ask your agent for a new link.',
  },
  REVOKED: {
    title: 'This request was withdrawn',
    text: 'There may be a newer version for you to sign. If you expected to sign, ask your agent.',
  },
  LOCKED: {
    title: 'This link is locked',
    text: 'A wrong code was entered five times, so the link opens nothing any more. Ask your agent for a new link.',
  },
  SIGNED: {
    title: 'You have signed',
    text: 'This link no longer opens the document. Your agent tells you how it goes on, and where the signed copy is.',
  },
};

/** Message of a link that opens nothing; `undefined`: it was never sent, or a newer one replaced it. */
export const endedWords = (
  state: SigningState | undefined,
  ending: Ending | null = null,
  /** Whether the sealed copy was emailed to the recipient. */
  hasCopy = false,
): EndedWords => {
  if (state === undefined || state === 'SENT' || state === 'OPENED' || state === 'VERIFIED') return unknown;
  if (ending === 'OTHER_DECLINED')
    return {
      title: 'This request was withdrawn',
      text: 'Somebody else who was to sign this document declined. Your agent will tell you how it goes on.',
    };
  if (state === 'SIGNED' && hasCopy)
    return { ...words.SIGNED, text: 'This link no longer opens the document. Your sealed copy is in your email.' };
  return words[state];
};
