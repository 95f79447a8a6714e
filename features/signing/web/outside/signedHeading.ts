import type { LinkState } from '../../contract/index.ts';

/** What a page says at its head of a document that is signed. */
export const signedHeading = ({ isSuperseded }: Pick<LinkState, 'isSuperseded'>): string =>
  isSuperseded ? 'Your signature no longer counts' : 'You have signed';
