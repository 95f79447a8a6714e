import { anyRevision } from '../revisions.ts';
import { type Around, finance } from './around.ts';

/** Deals that are changed after money has come in, and months that end. `pay` may happen while a revision waits. */
export const dealSteps = (
  { agency, bills, agentIds, draw, pick, call, decide, someBill }: Around,
  pay: () => Promise<void>,
) => {
  const { query, preparer, approver } = agency;
  return {
    revise: async () => {
      const bill = await someBill();
      const place = `${finance}/deals/${bill?.dealId}/revision`;
      const stands = await call(preparer.get(place));
      const wanted = stands && anyRevision(stands, { draw, agents: agentIds() });
      const made = stands && (await call(preparer.post(place, { ...wanted, reason: 'Any' })));
      if (!made) return;
      if (draw(5) === 0) await pay();
      await decide(
        () => approver.put(`${place}/approval`, { revisionId: made.revisionId }),
        () => approver.delete(place),
      );
      for (const { billId } of (await call(preparer.get(place))).standing.bills)
        if (!bills.includes(billId)) bills.push(billId);
    },
    resplit: async () => {
      const frozen = await query<{ id: string; owner_id: string }>(
        `SELECT id, owner_id FROM deal WHERE EXISTS (SELECT FROM split WHERE deal_id = deal.id AND frozen_at IS NOT NULL)
         AND owner_id = ANY($1) ORDER BY deal_no`,
        [agentIds()],
      );
      const deal = pick(frozen);
      if (!deal) return;
      await query(
        `INSERT INTO person_plan (person_id, from_day, plan) VALUES ($1, '2020-01-01', $2)
         ON CONFLICT (person_id, from_day) DO UPDATE SET plan = excluded.plan`,
        [deal.owner_id, pick(['STANDARD', 'LEADER', 'DIRECTOR'])],
      );
      const place = `${finance}/deals/${deal.id}/resplit`;
      if (!(await call(preparer.post(place, { reason: 'Any' })))) return;
      const { open } = await call(approver.get(place));
      await decide(
        () => approver.put(`${place}/approval`, { resplitId: open.resplitId }),
        () => approver.delete(place),
      );
    },
    closeMonth: async () => {
      const { next } = await call(preparer.get(`${finance}/ledger/months`));
      if (next) await call(preparer.put(`${finance}/ledger/months/${next.slice(0, 7)}/close`));
    },
  };
};
