import { tieShare } from '#features/cobroke/server/index.ts';
import { staffOf } from '#features/people/index.server.ts';
import { addMonths, type Day } from '#platform/contract/days.ts';
import { morningOf } from '#platform/server/clock.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { DemoStep } from '#platform/server/room.ts';

/** The newest shares that a registered agency has of deals approved by a day: by now the clients have probably paid. */
const shares = `
  SELECT share.id AS "shareId", share.licence_no AS "licenceNo",
    ((d.approved_at AT TIME ZONE 'Asia/Singapore')::date + 1)::text AS "tiedOn"
  FROM deal_share share JOIN deal d ON d.id = share.deal_id AND d.state = 'OPEN'
  JOIN register_agency a ON a.licence_no = share.licence_no AND a.gst_registered
  WHERE share.user_id IS NULL AND share.direction = 'PAY_OUT' AND d.approved_at < $1::date
  ORDER BY d.deal_no DESC, share.position LIMIT 2`;

/** Says of which agency two shares are, and never enters their tax invoices: they are held. */
export const tieShares: DemoStep = async (at, { today }) => {
  const [actor] = await staffOf(at.db, 'finance');
  if (!actor) return;
  const rows = await ask<{ shareId: string; licenceNo: string; tiedOn: Day }>(at.db, shares, [addMonths(today, -6)]);
  for (const { shareId, licenceNo, tiedOn } of rows) {
    const then = { ...at, actor, clock: morningOf(tiedOn, at.clock) };
    await tieShare(then, { params: { id: shareId }, query: undefined, body: { licenceNo } });
  }
};
