import { eq } from 'drizzle-orm';
import { lockShareRow } from '#features/deal/server/index.ts';
import { registerAgencyPublic } from '#features/register/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { cobroke } from '../contract.ts';
import { cobrokeTie } from './tables.ts';

const bound = `
  SELECT EXISTS (SELECT FROM cobroke_invoice WHERE share_id = $1 AND credited_on IS NULL) AS "isInvoiced",
    EXISTS (SELECT FROM earning_public WHERE share_id = $1 AND taken_by IS NOT NULL) AS "isTaken"`;

/** Ties a share to an agency of the register. Once a run has paid something of it, it stays with that agency. */
export const tieShare = async (at: Writing, { params, body }: Input<typeof cobroke.tie>): Promise<undefined> => {
  const share = await lockShare(at, params.id);
  const [agency] = await at.db
    .select()
    .from(registerAgencyPublic)
    .where(eq(registerAgencyPublic.licenceNo, body.licenceNo));
  if (!agency) throw missing('agency');
  const [before] = await at.db.select().from(cobrokeTie).where(eq(cobrokeTie.shareId, share.id));
  if (before?.licenceNo === agency.licenceNo) return undefined;
  const [is] = await ask<{ isInvoiced: boolean; isTaken: boolean }>(at.db, bound, [share.id]);
  if (is?.isTaken)
    throw new Refusal(
      'cobroke.conflict',
      'A payout run has taken a part of this share, so its agency can’t be changed.',
    );
  if (is?.isInvoiced)
    throw new Refusal('cobroke.conflict', 'A tax invoice is entered for this share. Enter its credit note first.');
  await record(at, {
    aggregate: 'cobroke',
    aggregateId: share.id,
    action: 'cobroke.tied',
    detail: { before: before?.licenceNo ?? null, after: agency.licenceNo },
  });
  const values = {
    licenceNo: agency.licenceNo,
    tiedBy: at.actor.userId,
    tiedAt: at.clock.now().toString(),
  };
  await at.db
    .insert(cobrokeTie)
    .values({ shareId: share.id, ...values })
    .onConflictDoUpdate({ target: cobrokeTie.shareId, set: values });
  return undefined;
};

/** A share of another agency, locked. What finance says of it is said one after the other. */
export const lockShare = async (at: Writing, id: string) => {
  const found = await lockShareRow(at, id);
  if (!found || found.userId) throw missing('share of a co-broker');
  return found;
};
