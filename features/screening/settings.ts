import * as z from 'zod';
import { setting } from '#features/settings/contract.ts';

/**
 * The least score of a hit, with what the facts do to it. Between the bounds a name spelt another way is still found, and an ordinary name is
 * not found on every list.
 */
export const screeningThreshold = setting(
  'screeningThreshold',
  z
    .number()
    .min(0.7, 'Give at least 0.70.')
    .max(0.9, 'Give at most 0.90: above it, names spelt another way are missed.')
    .refine((score) => Math.abs(score * 100 - Math.round(score * 100)) < 1e-9, 'Give two decimals.'),
  0.8,
  {
    group: 'Due diligence',
    title: 'Minimum match score',
    help: 'A listed person whose score reaches this becomes a hit. A lower score finds more matches, and more false ones. After a change, everyone is screened again overnight.',
    who: 'compliance',
  },
  (score) => ({ 'Minimum score': score.toFixed(2) }),
);
