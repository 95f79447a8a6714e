import { eq, inArray } from 'drizzle-orm';
import { notify } from '#features/notifications/index.server.ts';
import type { NotificationKind } from '#platform/contract/notification-kind.ts';
import { record } from '#platform/server/audit/record.ts';
import { internalOrigin, type Services, transact, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { actAs, type JobServices } from '../act-as.server.ts';
import type { HandedOver } from '../handed-over.server.ts';
import { note } from '../record/note.server.ts';
import { resumeInterrupted } from '../resume-interrupted.server.ts';
import { contact, contactDocument, contactHandOver } from '../tables.server.ts';
import { countedWords } from './hand-over.words.ts';
import { handOverJob, lockRunning, movedOf } from './start.server.ts';

export const contactsHandedOver: NotificationKind = {
  key: 'contactsHandedOver',
  label: 'Contacts handed over to you',
  help: 'The contacts of a colleague who left are yours now.',
  action: 'Open contacts',
  isFor: ({ role }) => role === 'salesperson',
};

/** Contacts in one transaction: a server that is killed has moved these or none of them, and goes on with the next. */
const stepSize = 100;

export const runHandOver = (services: Services, above: HandedOver[]): Job => ({
  name: handOverJob,
  run: async (payload) => {
    const { handOverId } = payload as { handOverId: string };
    while (await inTransaction(services.database, (db) => handOverStep({ ...services, db }, handOverId, above)));
  },
});

type Row = typeof contactHandOver.$inferSelect;

/** Moves the next contacts in the name of the person who started the hand-over. Answers whether there may be more. */
export const handOverStep = async (inside: JobServices, id: string, above: HandedOver[]): Promise<boolean> => {
  const row = await lockRunning(inside, id);
  if (!row) return false;
  const at = await actAs(inside, row.askedBy, handOverJob);
  const people = await bothPeople(at, row);
  const why = whyNot(people);
  if (why) return finish(at, row, { state: 'STOPPED', why });
  const contactIds = await nextContacts(at, row);
  if (contactIds.length === 0) {
    const also = await moveAlso(at, row, 'rest', above);
    return finish(at, { ...row, also }, { state: 'DONE', why: '' }, people.from?.name);
  }
  const { fromPerson: from, toPerson: to } = row;
  const ids = await withMerged(at, contactIds);
  await at.db.update(contact).set({ owner: to }).where(inArray(contact.id, ids));
  await at.db.update(contactDocument).set({ owner: to }).where(inArray(contactDocument.contactId, ids));
  await ask(at.db, registerToo, { from, to, ids: contactIds });
  for (const each of contactIds) await note(at, each, 'contact.handed-over', { from, to });
  const also = await moveAlso(at, row, ids, above);
  const moved = { contacts: row.contacts + contactIds.length, also, movedAt: at.clock.now().toString() };
  await at.db.update(contactHandOver).set(moved).where(eq(contactHandOver.id, id));
  return true;
};

type Person = { id: string; name: string; role: string; isDisabled: boolean };
type People = { from: Person | undefined; to: Person | undefined };

/** Both, held until the commit: neither account is disabled or enabled while contacts move. */
const bothPeople = async (at: Writing, { fromPerson, toPerson }: Row): Promise<People> => {
  const held = `
    SELECT id, name, role, disabled_at IS NOT NULL AS "isDisabled" FROM person_public WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE`;
  const people = await ask<Person>(at.db, held, [[fromPerson, toPerson]]);
  return { from: people.find(({ id }) => id === fromPerson), to: people.find(({ id }) => id === toPerson) };
};

const whyNot = ({ from, to }: People): string => {
  if (!from?.isDisabled) return `The account of ${from?.name ?? 'the owner'} was enabled again.`;
  if (!to || to.isDisabled || to.role !== 'salesperson')
    return `The account of ${to?.name ?? 'the new owner'} is not active any more. Hand the rest to somebody else.`;
  return '';
};

/** What was deleted stays, and leaves the bin in its time. */
const nextContacts = async (at: Writing, { fromPerson }: Row): Promise<string[]> => {
  const next = `
    SELECT id FROM contact WHERE owner = $1 AND deleted_at IS NULL AND merged_into IS NULL ORDER BY name, id LIMIT ${stepSize} FOR UPDATE`;
  return (await ask<{ id: string }>(at.db, next, [fromPerson])).map(({ id }) => id);
};

/** With those that were merged into them: their addresses lead to these. */
const withMerged = async (at: Writing, ids: string[]): Promise<string[]> => {
  const all = `
    WITH RECURSIVE family AS (
      SELECT unnest($1::uuid[]) AS id UNION SELECT c.id FROM contact c JOIN family ON c.merged_into = family.id
    ) SELECT id FROM family`;
  return (await ask<{ id: string }>(at.db, all, [ids])).map(({ id }) => id);
};

/** Moves the answers of the Do Not Call register to the new owner, since the agency asked. The later answer counts. */
const registerToo = `
  INSERT INTO dnc_check (owner, phone, register, listed, checked_on, source, ref)
    SELECT :to::uuid, phone, register, listed, checked_on, source, ref FROM dnc_check
    WHERE owner = :from AND phone IN (SELECT unnest(phones) FROM contact WHERE id = ANY(:ids::uuid[]))
  ON CONFLICT (owner, phone, register) DO UPDATE
    SET listed = excluded.listed, checked_on = excluded.checked_on, source = excluded.source, ref = excluded.ref
    WHERE excluded.checked_on > dnc_check.checked_on`;

const moveAlso = async (
  at: Writing,
  { fromPerson: from, toPerson: to, also }: Row,
  contactIds: string[] | 'rest',
  above: HandedOver[],
): Promise<Row['also']> => {
  const counted = { ...also };
  for (const { one, move } of above) counted[one] = (counted[one] ?? 0) + (await move(at, { from, to, contactIds }));
  return counted;
};

/** Ends the hand-over, records it in the person's audit trail, and notifies the new owner once. Answers that there is no more. */
const finish = async (
  at: Writing,
  row: Row,
  { state, why }: Pick<Row, 'state' | 'why'>,
  leaver = '',
): Promise<false> => {
  const { id, fromPerson, toPerson, also, contacts } = row;
  const now = at.clock.now().toString();
  await at.db.update(contactHandOver).set({ state, why, also, doneAt: now }).where(eq(contactHandOver.id, id));
  const moved = countedWords(movedOf(row));
  const action = state === 'DONE' ? 'person.handed-over' : 'person.hand-over-stopped';
  const detail = { toId: toPerson, contacts, also, moved, why };
  await record(at, { aggregate: 'person', aggregateId: fromPerson, action, detail });
  if (state === 'DONE' && moved !== '')
    await notify(at, contactsHandedOver, {
      to: [toPerson],
      key: `contacts-handed-over:${id}`,
      title: `Yours now: ${moved} of ${leaver}`,
      line: 'Customers whom you already had are listed under Duplicates.',
      link: '/contact-management',
    });
  return false;
};

/** Goes on with hand-overs whose server was killed. */
export const tendHandOvers = (services: Services): Job => ({
  name: 'contacts.tend-hand-overs',
  everyCron: '*/2 * * * *',
  run: () =>
    transact({ ...services, ...internalOrigin('contacts.tend-hand-overs'), actor: null, db: services.database }, (at) =>
      resumeInterrupted(at, 'contact_hand_over', ['RUNNING'], handOverJob, (handOverId) => ({ handOverId })),
    ),
});
