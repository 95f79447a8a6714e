import type { VerifiedBy, Way } from '../words.ts';

/** How the certificate page says that it was made sure who signed. `email` is masked. */
export const madeSureBy = (verifiedBy: VerifiedBy, way: Way, email: string): string =>
  verifiedBy === 'CODE' ? `A code sent to ${email}` : byLink[way](email);

const byLink: Record<Way, (email: string) => string> = {
  MAIL: (email) => `The link sent to ${email}`,
  SHARE: () => 'The link, handed over by the salesperson, without a code',
  HERE: () => 'The link, opened in the salesperson’s presence, without a code',
};
