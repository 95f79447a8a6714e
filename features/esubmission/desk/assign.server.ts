import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { notify } from '#features/notifications/index.server.ts';
import { idsAtDesk, personPublic } from '#features/people/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { NotificationKind } from '#platform/contract/notification-kind.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { type EsubmissionRecord, lockEsubmission } from '../record/load.server.ts';
import { carryOut } from '../status/carry-out.server.ts';
import { assignmentOf } from '../status/moves.rules.ts';
import { presentStatus } from '../status/present-status.server.ts';
import { Status } from '../status/status.words.ts';
import type { deskCalls } from './desk.calls.ts';

export const caseAssigned: NotificationKind = {
  key: 'caseAssigned',
  label: 'Submissions assigned',
  help: 'A colleague of the desk gave me submissions to check, or gave mine to somebody else',
  action: 'Open the queue',
  isUrgent: true,
  isFor: ({ role, desks }) => role === 'staff' && desks.includes('submissions'),
};

/** Who checks submissions, and how many each has claimed. */
export const readDeskColleagues = async (at: Reading) => {
  const ids = await idsAtDesk(at.db, 'submissions');
  const claimed = sql<number>`(
    SELECT count(*)::int FROM esubmission
    WHERE claimed_by = person_public.id AND status = ${Status.underReview} AND deleted_at IS NULL
  )`;
  return at.db
    .select({ userId: personPublic.id, name: personPublic.name, claimed })
    .from(personPublic)
    .where(inArray(personPublic.id, ids))
    .orderBy(asc(personPublic.name), asc(personPublic.id));
};

/** Gives submissions that wait or are being checked to somebody of the desk, whoever has them. What can't be given stays as it is, and is named. */
export const assignCases = async (at: Writing, { body }: Input<typeof deskCalls.assign>) => {
  const { eSubIds, to, reason } = body;
  const [colleague] = await at.db
    .select({ name: personPublic.name })
    .from(personPublic)
    .where(and(eq(personPublic.id, to), inArray(personPublic.id, await idsAtDesk(at.db, 'submissions'))));
  if (!colleague)
    throw new Refusal('esubmission.conflict', 'They do not check submissions. Choose somebody else.', { field: 'to' });
  const given: EsubmissionRecord[] = [];
  const left: { caseNo: string; why: string }[] = [];
  // Locked in one order, so that two who assign the same cases wait for each other.
  for (const id of [...new Set(eSubIds)].sort()) {
    const row = await lockEsubmission(at, id);
    const move = assignmentOf(row);
    if (!move) left.push({ caseNo: row.caseNo, why: presentStatus(at.actor, row.status).label });
    else if (row.status === Status.underReview && row.claimedBy === to)
      left.push({ caseNo: row.caseNo, why: `${colleague.name} has it already` });
    else {
      await carryOut(at, row, move, { reason, columns: { claimedBy: to }, unaccepted: [] });
      given.push(row);
    }
  }
  await tellDesk(at, given, { to, name: colleague.name, reason });
  return { assigned: given.length, left };
};

type Given = { to: string; name: string; reason: string };

/** Notifies the new claimant, and each former one, of the number of cases and the reason; never the actor. */
const tellDesk = async (at: Writing, given: EsubmissionRecord[], { to, name, reason }: Given) => {
  const [{ name: by } = { name: '' }] = await at.db
    .select({ name: personPublic.name })
    .from(personPublic)
    .where(eq(personPublic.id, at.actor.userId));
  const round = randomUUID();
  const tell = (who: string, cases: EsubmissionRecord[], title: (what: string) => string) => {
    const [first] = cases;
    if (!first || who === at.actor.userId) return;
    return notify(at, caseAssigned, {
      to: [who],
      key: `esubmission-assigned.${round}.${who}`,
      title: title(cases.length === 1 ? first.caseNo : `${cases.length} submissions`),
      line: `${by}: ${reason}`,
      link:
        cases.length === 1 ? `/agency-desk/submissions/${first.id}` : '/agency-desk/submissions?status=3&claim=mine',
    });
  };
  await tell(to, given, (what) => `${what} assigned to you`);
  const before = Map.groupBy(
    given.filter(({ status }) => status === Status.underReview),
    ({ claimedBy }) => claimedBy,
  );
  for (const [who, cases] of before) if (who && who !== to) await tell(who, cases, (what) => `${what} went to ${name}`);
};
