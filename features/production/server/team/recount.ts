import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { uplinesOn } from '#features/commission/server/index.ts';
import { deal, dealShare } from '#features/deal/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { internalOrigin, type Services, transact, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { type TeamRow, teamRowsOf } from '../../rules/team-rows.ts';

/** Adds the rows of `changed` to the sums of their months, in the order of their keys: two deals never wait for each other. */
const addUp = (sign: '' | '-') => `
  INSERT INTO team_month (leader_id, month, via_id, gross_cents, own_cents, deals, own_deals, value_cents, own_value_cents)
  SELECT leader_id, date_trunc('month', signed_on)::date, via_id, ${sign}sum(gross_cents),
         ${sign}coalesce(sum(gross_cents) FILTER (WHERE level <= 1), 0), ${sign}sum(deals),
         ${sign}coalesce(sum(deals) FILTER (WHERE level <= 1), 0), ${sign}sum(value_cents),
         ${sign}coalesce(sum(value_cents) FILTER (WHERE level <= 1), 0)
  FROM changed GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT (leader_id, month, via_id) DO UPDATE SET
    gross_cents = team_month.gross_cents + excluded.gross_cents, own_cents = team_month.own_cents + excluded.own_cents,
    deals = team_month.deals + excluded.deals, own_deals = team_month.own_deals + excluded.own_deals,
    value_cents = team_month.value_cents + excluded.value_cents,
    own_value_cents = team_month.own_value_cents + excluded.own_value_cents`;

const take = `WITH changed AS (DELETE FROM deal_share_team WHERE deal_id = $1 RETURNING *) ${addUp('-')}`;
const put = `
  WITH changed AS (
    INSERT INTO deal_share_team (share_id, level, deal_id, member_id, leader_id, via_id, signed_on, gross_cents, deals, value_cents)
    SELECT r."shareId", r.level, $1, r."memberId", r."leaderId", r."viaId", $3::date, r."grossCents", r.deals, r."valueCents"
    FROM jsonb_to_recordset($2) AS r ("shareId" uuid, level smallint, "memberId" uuid, "leaderId" uuid, "viaId" uuid,
                                      "grossCents" bigint, deals smallint, "valueCents" bigint)
    RETURNING *
  ) ${addUp('')}`;

/**
 * Counts a deal in its teams anew: what it counted before is taken out, and what its shares count now, by the team of the day of
 * signing, is put in. A deal that was cancelled or fell through counts nothing.
 */
export const recountDeal = async (at: Writing<Actor | null>, dealId: string): Promise<void> => {
  const [found] = await at.db.select().from(deal).where(eq(deal.id, dealId)).for('update');
  // A change that comes meanwhile waits for this, and marks the deal again.
  await ask(at.db, 'DELETE FROM team_stale WHERE deal_id = $1', [dealId]);
  await ask(at.db, take, [dealId]);
  if (found?.state !== 'OPEN') return;
  const shares = await at.db
    .select()
    .from(dealShare)
    .where(and(eq(dealShare.dealId, dealId), isNotNull(dealShare.userId)))
    .orderBy(asc(dealShare.position));
  const rows: TeamRow[] = [];
  const counted = shares.find(({ role }) => role === 'CA') ?? shares[0];
  for (const share of shares) {
    const memberId = share.userId;
    if (!memberId) continue;
    const chain = await uplinesOn(at.db, memberId, found.signedOn);
    const { id: shareId, amountCents: grossCents } = share;
    rows.push(
      ...teamRowsOf({ shareId, memberId, grossCents, valueCents: share === counted ? found.valueCents : null }, chain),
    );
  }
  await ask(at.db, put, [dealId, JSON.stringify(rows), found.signedOn]);
};

const batch = 200;

/** Counts the deals anew that changed, or were approved before there were teams. Answers how many. */
export const recountStale = async (services: Services): Promise<number> => {
  const at = { ...services, ...internalOrigin('job'), actor: null, db: services.database };
  const stale = await ask<{ id: string }>(
    services.database,
    'SELECT deal_id AS id FROM team_stale ORDER BY deal_id LIMIT $1',
    [batch],
  );
  for (const { id } of stale) await transact(at, (within) => recountDeal(within, id));
  return stale.length;
};

export const recountJob = (services: Services): Job => ({
  name: 'production.recount-teams',
  everyCron: '* * * * *',
  run: async () => {
    while ((await recountStale(services)) === batch);
  },
});
