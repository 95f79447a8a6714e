import type { Cents } from '#platform/contract/money.ts';
import type { Candidate } from '../items/candidate.server.ts';

type Listed = Pick<Candidate, 'source' | 'kind' | 'dealId' | 'of' | 'clearedOn' | 'cents' | 'name' | 'payeeId'>;

/** The GST that goes back with what is taken back of these items, as a row beside them; none while it comes to nothing. */
export const gstRow = (items: Listed[], gstCents: Cents): Listed[] => {
  const back = items.filter(({ kind, cents }) => kind === 'GST' || (cents < 0 && kind !== 'WRITE_OFF'));
  const last = back.at(-1);
  if (gstCents === 0 || !last) return [];
  const { source, clearedOn, name, payeeId } = last;
  const deals = new Map(back.map(({ of, dealId }) => [of, dealId]));
  // An upline does not open the deals of others.
  const dealId = deals.size === 1 && last.kind !== 'OVERRIDE' ? last.dealId : null;
  return [{ source, kind: 'GST', dealId, of: [...deals.keys()].join(', '), clearedOn, cents: gstCents, name, payeeId }];
};
