import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { isPayable } from '../items/candidate.server.ts';
import { approveAdvance, prepareAdvance } from './advances.server.ts';

const cents = 80_000;

/** The salesperson whose open deal has paid nothing yet. Neither has an advance: the limit is one for all who share in a deal. */
const expecting = `
  SELECT l.person_id AS "personId", d.id AS "dealId"
  FROM deal_public d
  JOIN esubmission_public s ON s.id = d.esubmission_id AND ${isPayable('s.status')}
  JOIN share_part_public l ON l.deal_id = d.id AND l.frozen_at IS NULL AND l.kind = 'OWN' AND l.left_cents > ${2 * cents}
  JOIN bank_account_public b ON b.person_id = l.person_id
  WHERE d.state = 'OPEN' AND d.approved_at < $1
    AND NOT EXISTS (SELECT FROM advance a WHERE l.person_id = a.person_id OR d.id = a.deal_id)
  ORDER BY d.deal_no DESC, l.id LIMIT 1`;

/** An advance on a deal that has paid nothing yet. Without an approver it waits for one. False if there is none. */
export const demoAdvance = async (preparer: Writing, approver?: Writing): Promise<boolean> => {
  const [expected] = await ask<{ personId: string; dealId: string }>(preparer.db, expecting, [
    preparer.clock.now().toString(),
  ]);
  if (!expected) return false;
  const body = { ...expected, cents, reason: 'Completion was put off by two months' };
  const { advanceId } = await prepareAdvance(preparer, { params: undefined, query: undefined, body });
  if (approver) await approveAdvance(approver, { params: { id: advanceId }, query: undefined, body: undefined });
  return true;
};
