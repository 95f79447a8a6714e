import { eq } from 'drizzle-orm';
import { notify } from '#features/notifications/index.server.ts';
import { dayOf } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { issueCertificate } from '../certificates/issue.server.ts';
import { cpdRecord } from '../notices.server.ts';
import type { training } from '../room.calls.ts';
import { type Locked, lockSession, noteSession, writeLog } from '../sessions/lock-session.server.ts';
import { cpdAttendance, cpdPlace, cpdSession } from '../tables.server.ts';
import { whyNotCounted } from './hours-of-a-day.rules.ts';
import { otherTraining } from './other-training.server.ts';
import { namesInShort } from './selection.rules.ts';

type Attendant = { id: string; name: string; registrationNo: string };

const salespeopleWith = `
  SELECT id, name, coalesce(registration_no, '') AS "registrationNo" FROM person_public
  WHERE role = 'salesperson' AND id = ANY($1::uuid[]) ORDER BY name, id`;

/** Closes a session, or adds people to a closed one. People already in its attendance are skipped, unless their hours were not counted. */
export const closeAttendance = async (at: Writing, { params, body }: Input<typeof training.closeAttendance>) => {
  const session = await lockSession(at, params.id);
  if (session.calledOffAt) throw new Refusal('session.conflict', 'This session was called off.');
  if (!session.hasEnded)
    throw new Refusal('session.conflict', 'This session has not ended. Record its attendance afterwards.');
  const attendeeIds = [...new Set(body.attended)];
  const people = await ask<Attendant>(at.db, salespeopleWith, [attendeeIds]);
  if (people.length < attendeeIds.length)
    throw new Refusal('session.invalid', 'Somebody in this list is no salesperson of the agency.', {
      field: 'attended',
    });
  const alreadyCounted = await ask<{ id: string }>(at.db, counted, [session.id]);
  const fresh = people.filter(({ id }) => !alreadyCounted.some((each) => each.id === id));
  if (!session.completedAt) await requireNobodyForgotten(at, session.id, [...attendeeIds, ...body.leftOut]);
  const notCounted = await findNotCounted(at, session, fresh);
  for (const each of fresh)
    await attend(at, session, each, notCounted.find(({ personId }) => personId === each.id)?.why);
  await writeLog(
    at,
    session.id,
    fresh.map(({ id }) => id),
    'ATTENDED',
  );
  if (!session.completedAt) await complete(at, session, new Set(attendeeIds));
  await noteSession(at, session.id, 'attendance-closed', {
    attended: fresh.map(({ id }) => id),
    ...(notCounted.length > 0 && { notCounted: notCounted.map(({ personId }) => personId) }),
  });
  return { certificates: fresh.length - notCounted.length, notCounted };
};

const counted = `
  SELECT a.person_id AS id FROM cpd_attendance a
  WHERE a.session_id = $1 AND (a.approval = 'APPROVED' OR EXISTS (SELECT FROM cpd_certificate c WHERE c.attendance_id = a.id))`;

/** People who attended another session at the same time, or more hours than a day has. Their hours don't count. */
const findNotCounted = async (at: Writing, { course, startsAt, endsAt }: Locked, people: Attendant[]) => {
  const session = { from: dayOf(startsAt), to: dayOf(endsAt), hours: course.hours, startsAt, endsAt };
  const ids = people.map(({ id }) => id);
  const others = await otherTraining(at, { people: ids, from: session.from, to: session.to, approvals: ['APPROVED'] });
  return people.flatMap(({ id: personId, name }) => {
    const why = whyNotCounted(session, others.get(personId) ?? []);
    return why ? [{ personId, name, why }] : [];
  });
};

const checkedInPeople = `
  SELECT DISTINCT p.id, p.name FROM cpd_registration_log g
  JOIN cpd_place l ON l.session_id = g.session_id AND l.person_id = g.person_id AND NOT l.is_waiting
  JOIN person_public p ON p.id = g.person_id
  WHERE g.session_id = $1 AND g.what = 'CHECKED_IN' ORDER BY p.name, p.id`;

/** People who checked in must be selected, or left out by somebody who saw their check-in. */
const requireNobodyForgotten = async ({ db }: Writing, sessionId: string, decided: string[]) => {
  const people = await ask<Pick<Attendant, 'id' | 'name'>>(db, checkedInPeople, [sessionId]);
  const forgotten = people.filter(({ id }) => !decided.includes(id)).map(({ name }) => name);
  if (forgotten.length > 0)
    throw new Refusal(
      'session.conflict',
      `Checked in and not selected: ${namesInShort(forgotten)}. Check the list and record the attendance again.`,
    );
};

/** Records an attendance with its certificate, or why its hours don't count, and says so to the person. */
const attend = async (at: Writing, session: Locked, who: Attendant, why?: string) => {
  const { id: sessionId, course, trainer, startsAt, endsAt } = session;
  const { code, title, provider, providerUen, accreditationNo, component, category, hours, mode } = course;
  const now = at.clock.now().toString();
  const decided = {
    approval: why ? ('REJECTED' as const) : ('APPROVED' as const),
    reason: why ? `${why}.` : '',
    decidedBy: at.actor.userId,
    decidedAt: now,
  };
  const attendance = inserted(
    await at.db
      .insert(cpdAttendance)
      .values({
        personId: who.id,
        sessionId,
        source: 'SESSION',
        code,
        title,
        provider,
        providerUen,
        accreditationNo,
        component,
        category,
        hours,
        mode,
        trainer,
        fromDay: dayOf(startsAt),
        toDay: dayOf(endsAt),
        ...decided,
        addedBy: at.actor.userId,
        addedAt: now,
      })
      .onConflictDoUpdate({ target: [cpdAttendance.sessionId, cpdAttendance.personId], set: decided })
      .returning(),
  );
  if (why) {
    await notify(at, cpdRecord, {
      to: [who.id],
      key: `cpd-not-counted:${attendance.id}`,
      title: `Hours not counted: ${title}`,
      line: `${why}.`,
      link: '/training/course-attended',
    });
    return;
  }
  const number = await issueCertificate(at, attendance, who);
  await notify(at, cpdRecord, {
    to: [who.id],
    key: `cpd-certificate:${attendance.id}`,
    title: `Certificate issued: ${title}`,
    line: number,
    link: '/training/course-attended',
  });
};

const complete = async (at: Writing, { id }: Locked, attended: Set<string>) => {
  const placed = await at.db.select().from(cpdPlace).where(eq(cpdPlace.sessionId, id));
  const absent = placed.filter(({ personId, isWaiting }) => !isWaiting && !attended.has(personId));
  await writeLog(
    at,
    id,
    absent.map(({ personId }) => personId),
    'NO_SHOW',
  );
  await at.db.update(cpdSession).set({ completedAt: at.clock.now().toString() }).where(eq(cpdSession.id, id));
};
