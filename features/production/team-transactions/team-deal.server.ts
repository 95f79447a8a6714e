import { readOverridingOf } from '#features/commission/index.server.ts';
import { overdueDaysOf, stateOfDeal } from '#features/deal/server/index.ts';
import type { Data, Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { overridingJournalOf } from '../deal-details/journal.server.ts';
import type { Received } from '../money/money.calls.ts';
import { earnedBy } from '../money/receipts.server.ts';
import type { production } from '../room.calls.ts';
import { withoutUnit } from '../without-unit.rules.ts';

type TeamDealDetail = Data<typeof production.teamDeal>;
type Overriding = TeamDealDetail['overriding'][number];
type Stored = Omit<TeamDealDetail, 'overriding' | 'earned' | 'entries'> & {
  overriding: Omit<Overriding, 'steps'>[];
};

/**
 * The deal with the shares that count in the actor's team. Of the overriding only their own line, which is zero once the deal was
 * cancelled.
 */
const statement = `
  SELECT d.id AS "transId", d.deal_no AS "dealNo", d.address, d.transaction_type || '-' || d.category AS type,
         d.signed_on AS "signedOn", d.completed_on AS "completedOn",
         ${stateOfDeal('d', ':today::date')} AS state, ${overdueDaysOf('d', ':today::date')} AS "overdueDays",
         (SELECT coalesce(jsonb_agg(jsonb_build_object(
            'member', jsonb_build_object('saNo', m.sa_no, 'name', m.name), 'level', t.level, 'grossCents', t.gross_cents
          ) ORDER BY t.level, m.name), '[]')
          FROM deal_share_team t JOIN person_public m ON m.id = t.member_id WHERE t.deal_id = d.id AND t.leader_id = :actor) AS shares,
         (SELECT coalesce(jsonb_agg(jsonb_build_object(
            'shareId', share.id, 'member', jsonb_build_object('saNo', m.sa_no, 'name', m.name), 'rate', l.rate,
            'cents', CASE WHEN d.state = 'CANCELLED' THEN 0 ELSE l.cents END,
            'earnedCents', e.earned, 'paidCents', e.paid
          ) ORDER BY m.name), '[]')
          FROM deal_share_public share JOIN person_public m ON m.id = share.user_id
          JOIN share_part_public l ON l.share_id = share.id AND l.kind = 'OVERRIDE' AND l.person_id = :actor
          CROSS JOIN LATERAL (
            SELECT coalesce(sum(x.cents), 0)::bigint AS earned,
                   coalesce(sum(x.cents) FILTER (WHERE p.arrived_on IS NOT NULL), 0)::bigint AS paid
            FROM earning_public x LEFT JOIN payout_line_public p ON p.id = x.taken_by WHERE x.line_id = l.id
          ) e
          WHERE share.deal_id = d.id) AS overriding
  FROM deal_public d WHERE d.id = :transId`;

/** Overriding earned by person $1 on deal $2, or given back. */
const earnedAbove = `
  SELECT * FROM (${earnedBy}) e WHERE "transId" = $2 AND kind = 'OVERRIDE' ORDER BY "receivedOn", "earningId"`;

/**
 * A deal of the actor's team as it was on the day of signing, or one on which they earned overriding: they can look into their earnings
 * even after the deal fell through, or another upline replaced them. Without clients, unit, documents, or shares outside of the team.
 * @throws 404 for any other deal
 */
export const readTeamDeal = async (
  at: Reading,
  { query }: Input<typeof production.teamDeal>,
): Promise<TeamDealDetail> => {
  const { userId } = at.actor;
  const [[deal], earned] = await Promise.all([
    ask<Stored>(at.db, statement, { transId: query.transId, actor: userId, today: today(at.clock) }),
    ask<Received>(at.db, earnedAbove, [userId, query.transId]),
  ]);
  // A deal that is the actor's own alone is among their transactions.
  if (!deal || !(deal.shares.some(({ level }) => level > 0) || earned.length > 0)) throw missing('deal');
  const [how, entries] = await Promise.all([
    readOverridingOf(at.db, deal.transId, userId),
    overridingJournalOf(at, deal.dealNo, userId),
  ]);
  const stepsOf = new Map(how.map(({ shareId, steps }) => [shareId, steps]));
  const overriding = deal.overriding.map((row) => ({
    ...row,
    steps: (deal.state !== 'CANCELLED' && stepsOf.get(row.shareId)) || [],
  }));
  return { ...deal, address: withoutUnit(deal.address), overriding, earned, entries };
};
