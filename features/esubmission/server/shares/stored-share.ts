import type { Share } from '../../shares.ts';

/** A share as it is stored: the figure of the other basis, which a form may still hold, is left out. */
export const storedShare = ({ shareBasis, shareRate, shareCents }: Share): Share => ({
  shareBasis,
  shareRate: shareBasis === 'PERCENT' ? shareRate : null,
  shareCents: shareBasis === 'AMOUNT' ? shareCents : null,
});
