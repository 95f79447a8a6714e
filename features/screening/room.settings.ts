import * as z from 'zod';
import { setting } from '#features/settings/contract.ts';
import { type Source, sources } from './screening.words.ts';

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

const days = (source: Source) =>
  z
    .int()
    .min(1, 'Give at least 1 day.')
    .max(366, 'Give at most 366 days.')
    .nullable()
    .meta({ title: sources[source], unit: 'days' });

/** The lists without which a customer is compared with too little, and after how many days each is old. Null: it need not be there. */
export const listsRequired = setting(
  'listsRequired',
  z.strictObject({ UN: days('UN'), OFAC: days('OFAC'), OPENSANCTIONS: days('OPENSANCTIONS'), OWN: days('OWN') }),
  { UN: 7, OFAC: null, OPENSANCTIONS: null, OWN: 30 },
  {
    group: 'Due diligence',
    title: 'Lists that must be there',
    help: 'Days after which a list is too old, counted from when it was last loaded, or fetched and found the same. A case says which of these is missing or old beside its state, which stays what it is; question 8.05 of its forms is then No. Leave a list empty that you don’t need.',
    who: 'compliance',
  },
  (given) =>
    Object.fromEntries(
      (Object.keys(sources) as Source[]).flatMap((source) =>
        given[source] === null ? [] : [[sources[source], `within ${given[source]} days`]],
      ),
    ),
);
