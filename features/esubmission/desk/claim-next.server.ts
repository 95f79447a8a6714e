import { readSetting } from '#features/settings/server/index.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Deals } from '../deals/deals.server.ts';
import { submittedOnly } from '../list/list-all.server.ts';
import type { Saved } from '../parts.calls.ts';
import { queueAges } from '../room.settings.ts';
import { setStatus } from '../status/set-status.server.ts';
import { Status } from '../status/status.words.ts';

/**
 * The next case to claim: first those that this person returned, then unclaimed ones, the oldest first. Cases returned by a colleague
 * wait for them until they are due. A case that a colleague claims at this moment is skipped.
 */
const next = `
  SELECT e.id FROM esubmission e WHERE ${submittedOnly} AND e.status = ${Status.submitted}
  ORDER BY (e.claimed_by IS NOT DISTINCT FROM $1) DESC,
           (e.claimed_by IS NOT NULL AND e.claimed_by <> $1 AND e.submitted_at > $2) ASC,
           e.submitted_at, e.id
  LIMIT 1 FOR UPDATE SKIP LOCKED`;

export const claimNext =
  (deals: Deals) =>
  async (at: Writing): Promise<{ claimed: Saved | null }> => {
    const { dueHours } = await readSetting(at.db, queueAges);
    const due = at.clock.now().subtract({ hours: dueHours }).toString();
    const [nextCase] = await ask<{ id: string }>(at.db, next, [at.actor.userId, due]);
    if (!nextCase) return { claimed: null };
    return { claimed: await setStatus(deals)(at, { params: { id: nextCase.id, statusId: Status.underReview } }) };
  };
