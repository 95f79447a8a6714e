import { readSetting } from '#features/settings/server/index.ts';
import type { Cents } from '#platform/contract/money.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { isPayable } from '../items/candidate.server.ts';
import { advanceTerms } from '../room.settings.ts';
import { type AdvanceFacts, tooLarge } from './advance.rules.ts';

type AdvanceInput = { id?: string; personId: string; dealId: string; cents: Cents };
type Subject = { name: string; dealNo: string; isOpen: boolean; isApproved: boolean };
type Sums = Pick<AdvanceFacts, 'ofDealCents' | 'openCents' | 'openOfDealCents' | 'expectedCents'>;

const subject = `
  SELECT p.name, d.deal_no AS "dealNo", d.state = 'OPEN' AS "isOpen", ${isPayable('s.status')} AS "isApproved"
  FROM deal_public d JOIN esubmission_public s ON s.id = d.esubmission_id JOIN person_public p ON p.id = $1 AND p.role = 'salesperson'
  WHERE d.id = $2`;

/** The sums for the limits, without this advance (`id`): advanced on the deal, open of the person, and still to be earned. */
const sums = `
  SELECT
    (SELECT coalesce(sum(cents), 0)::bigint FROM advance
     WHERE deal_id = :dealId AND withdrawn_at IS NULL AND id <> :id) AS "ofDealCents",
    coalesce(sum(a.cents - r.cents), 0)::bigint AS "openCents",
    coalesce(sum(a.cents - r.cents) FILTER (WHERE a.deal_id = :dealId), 0)::bigint AS "openOfDealCents",
    (SELECT coalesce(sum(l.left_cents), 0)::bigint FROM share_part_public l
     WHERE l.deal_id = :dealId AND l.person_id = :personId) AS "expectedCents"
  FROM advance a
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(cents), 0)::bigint AS cents FROM advance_recovery WHERE advance_id = a.id
  ) r
  WHERE a.person_id = :personId AND a.withdrawn_at IS NULL AND a.id <> :id`;

const nobody = '00000000-0000-0000-0000-000000000000';

/** Refuses an advance on a deal that isn't open, or that is above the limits. The case on hold reads "Pending". */
export const requireAdvanceable = async (at: Writing, { id = nobody, personId, dealId, cents }: AdvanceInput) => {
  const [deal] = await ask<Subject>(at.db, subject, [personId, dealId]);
  if (!deal) throw missing('deal');
  const { name, dealNo, isOpen, isApproved } = deal;
  if (!isOpen) throw new Refusal('payout.conflict', `${dealNo} is closed: nothing can be advanced on it.`);
  if (!isApproved) throw new Refusal('payout.conflict', `${dealNo} is Pending. Nothing can be advanced on it now.`);
  const { dealCents: dealLimitCents, personCents: personLimitCents } = await readSetting(at.db, advanceTerms);
  const [row] = await ask<Sums>(at.db, sums, { personId, dealId, id });
  if (!row) throw new Error('Sums without a row.');
  const why = tooLarge({ cents, dealLimitCents, personLimitCents, ...row });
  if (why) throw new Refusal('payout.conflict', why, { field: 'cents' });
  return { name, dealNo };
};
