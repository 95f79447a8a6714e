import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, isNull, lte, notInArray, or, type SQL } from 'drizzle-orm';
import { askForApproval, endApproval } from '#features/notifications/index.server.ts';
import { isSettled, lockPerson, type PersonRecord, personPublic, secondWord } from '#features/people/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Desk } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { internalOrigin, type Reading, type Services, transact, type Writing } from '#platform/server/context.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { deskRequest } from '../tables.server.ts';

/** How many days a request waits for a second administrator. */
const daysToConfirm = 7;

/** Whoever reads the mail of an officer gets into their account. */
export const needsSecondForAddress = (row: PersonRecord): boolean =>
  row.role === 'staff' && row.desks.includes('compliance');

/** Compliance sees holds that nobody else may know of, so no administrator gives it alone. */
export const needsSecond = (row: PersonRecord, desks: Desk[]): boolean =>
  desks.includes('compliance') && !row.desks.includes('compliance');

/** What was asked for before this moment has run out. */
export const ranOut = ({ clock }: Pick<Reading, 'clock'>): string =>
  clock
    .now()
    .subtract({ hours: daysToConfirm * 24 })
    .toString();

const openRequest = (at: Reading, personId: string) =>
  and(eq(deskRequest.personId, personId), gt(deskRequest.askedAt, ranOut(at)));

/** What another administrator asked for, and still waits: desks, or another address. */
export const findRequest = async (at: Reading, personId: string) => {
  const [request] = await at.db
    .select({
      desks: deskRequest.desks,
      email: deskRequest.email,
      askedBy: deskRequest.askedBy,
      byName: personPublic.name,
    })
    .from(deskRequest)
    .innerJoin(personPublic, eq(personPublic.id, deskRequest.askedBy))
    .where(openRequest(at, personId));
  return request;
};

type Wish = { desks: Desk[]; email: string | null };

const isSame = (one: Wish, other: Wish): boolean =>
  one.email === other.email && one.desks.toSorted().join() === other.desks.toSorted().join();

/**
 * Whether these desks may be given now, or somebody at compliance have this address: another administrator asked for the same. Otherwise
 * this is the first of the two: the request is stored and the others get a mail. @throws Refusal `person.forbidden` if there is no other
 * administrator.
 */
export const isConfirmed = async (at: Writing, row: PersonRecord, wish: Wish): Promise<boolean> => {
  const request = await findRequest(at, row.id);
  if (request && isSame(request, wish) && request.askedBy !== at.actor.userId) {
    await secondWord(at, { of: 'request', by: request.askedBy, desk: null });
    await at.db.delete(deskRequest).where(eq(deskRequest.personId, row.id));
    await endApproval(at, keyOf(row.id));
    return true;
  }
  const words = wordsOf(row, wish);
  const others = await otherAdmins(at, row.id);
  if (others.length === 0) throw new Refusal('person.forbidden', words.alone, { field: words.field });
  const values = { ...wish, askedBy: at.actor.userId, askedAt: at.clock.now().toString() };
  await at.db
    .insert(deskRequest)
    .values({ personId: row.id, ...values })
    .onConflictDoUpdate({ target: deskRequest.personId, set: values });
  await record(at, { aggregate: 'person', aggregateId: row.id, ...auditOf('asked', wish) });
  for (const { email } of others) await mailAdmin(at, row, { to: email, ...words });
  await endApproval(at, keyOf(row.id));
  await askForApproval(at, {
    id: `${keyOf(row.id)}.${randomUUID()}`,
    title: `${words.what} waits`,
    line: (by) => `${by} asks for it. A second administrator confirms it within ${daysToConfirm} days.`,
    link: `/agency-desk/people/${row.id}`,
    approvers: { ids: others.map(({ id }) => id), who: 'admin' },
    isMailed: true,
  });
  return false;
};

const auditOf = (what: 'asked' | 'lapsed', { desks, email }: Wish) =>
  email === null
    ? { action: `person.desks-${what}`, detail: { desks } }
    : { action: `person.address-${what}`, detail: { email } };

const noOther = 'and there is no other one who may approve now. Whoever runs the server can';

const wordsOf = ({ name, userName }: PersonRecord, { email }: Wish) =>
  email === null
    ? {
        field: 'desks',
        what: `The compliance desk for ${name}`,
        subject: `Confirm the compliance desk for ${name}`,
        wants: `wants to give ${name} (${userName}) the compliance desk. It is given by two administrators.`,
        alone: `The compliance desk is given by two administrators, ${noOther} give it: npm run give-desk -- ${userName} compliance`,
      }
    : {
        field: 'email',
        what: `Another email address for ${name}`,
        subject: `Confirm another email address for ${name}`,
        wants: `wants ${name} (${userName}), who has the compliance desk, to have the email address ${email}. It takes two administrators.`,
        alone: `The email address of whoever has the compliance desk is changed by two administrators, or by themselves in their profile, ${noOther} write it: npm run set-address -- ${userName} ${email}`,
      };

/** Ends what was asked for somebody who can't have the desk any more, or by an administrator who can't be one of the two. */
export const endRequestsOf = (at: Writing, personId: string): Promise<void> =>
  endWhere(at, or(eq(deskRequest.personId, personId), eq(deskRequest.askedBy, personId)));

/** Each hour: what nobody has confirmed in time ends, and its notices with it. */
export const endDeskRequests = (services: Services): Job => ({
  name: 'agency.end-desk-requests',
  everyCron: '12 * * * *',
  run: () => {
    const at = { ...services, ...internalOrigin('agency.end-desk-requests'), actor: null, db: services.database };
    return transact(at, (within) => endWhere(within, lte(deskRequest.askedAt, ranOut(within))));
  },
});

const endWhere = async (at: Writing<Actor | null>, isOver: SQL | undefined): Promise<void> => {
  const over = await at.db
    .select({ personId: deskRequest.personId })
    .from(deskRequest)
    .where(isOver)
    .orderBy(asc(deskRequest.personId));
  for (const { personId } of over) {
    await lockPerson(at, personId);
    // It may have been confirmed, or asked for anew, before the lock.
    const [ended] = await at.db
      .delete(deskRequest)
      .where(and(eq(deskRequest.personId, personId), isOver))
      .returning();
    if (!ended) continue;
    await record(at, { aggregate: 'person', aggregateId: personId, ...auditOf('lapsed', ended) });
    await endApproval(at, keyOf(personId));
  }
};

const keyOf = (personId: string) => `desks.${personId}`;

/** Settled administrators who can sign in, but for the actor and the person themselves. */
const otherAdmins = (at: Writing, personId: string) =>
  at.db
    .select({ id: personPublic.id, email: personPublic.email })
    .from(personPublic)
    .where(
      and(
        eq(personPublic.role, 'admin'),
        isNull(personPublic.disabledAt),
        personPublic.hasPassword,
        notInArray(personPublic.id, [at.actor.userId, personId]),
        isSettled(at, null, personPublic.id),
      ),
    );

type Mail = { to: string } & Pick<ReturnType<typeof wordsOf>, 'subject' | 'wants'>;

const mailAdmin = (at: Writing, row: PersonRecord, { to, subject, wants }: Mail): Promise<void> =>
  queueMail(at, {
    to,
    subject,
    title: subject,
    lines: [
      `${at.actor.userName} ${wants}`,
      `Open the page of ${row.name} to confirm it within ${daysToConfirm} days. If it is not right, leave it and talk to ${at.actor.userName}.`,
    ],
    action: { label: `Open ${row.name}`, url: `${at.config.publicUrl}/agency-desk/people/${row.id}` },
    footer: 'You get this mail because you are an administrator of Gable.',
    messageId: `desk-request.${randomUUID()}`,
  });
