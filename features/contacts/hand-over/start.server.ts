import { and, desc, eq, sql } from 'drizzle-orm';
import { findAgents, lockPerson } from '#features/people/index.server.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { HandedOver } from '../handed-over.server.ts';
import { contactHandOver } from '../tables.server.ts';
import type { OfLeaver } from './hand-over.calls.ts';
import type { Counted } from './hand-over.words.ts';

/** Moves the contacts of somebody who left to a colleague. */
export const handOverJob = 'contacts.hand-over';

type Of = { params: { personId: string } };

/** Each by its index: the page asks again and again while contacts move. */
const counting = `
  SELECT
    (SELECT count(*)::int FROM contact WHERE owner = $1 AND deleted_at IS NULL AND merged_into IS NULL) AS there,
    ARRAY(SELECT id FROM contact WHERE owner = $1 AND deleted_at IS NOT NULL AND merged_into IS NULL) AS "inBin"`;

/** The records of a salesperson that can be handed over, and the state of their latest hand-over. @throws 404 */
export const readHandOver = async (at: Reading, { params }: Of, above: HandedOver[]): Promise<OfLeaver> => {
  const { personId } = params;
  const salesperson = `SELECT id FROM person_public WHERE id = $1 AND role = 'salesperson'`;
  const [person] = await ask<{ id: string }>(at.db, salesperson, [personId]);
  if (!person) throw missing('person');
  const [row] = await ask<{ there: number; inBin: string[] }>(at.db, counting, [personId]);
  const { there, inBin } = row ?? { there: 0, inBin: [] };
  const counts: Counted[] = [{ one: 'contact', count: there }];
  for (const { one, count } of above) counts.push({ one, count: await count(at, { from: personId, inBin }) });
  return { left: counts, inBin: inBin.length, latest: await latestOf(at, personId) };
};

const toName = sql<string>`(SELECT name FROM person_public WHERE id = ${contactHandOver.toPerson})`;
const byName = sql<string>`(SELECT name FROM person_public WHERE id = ${contactHandOver.askedBy})`;

const latestOf = async (at: Reading, personId: string): Promise<OfLeaver['latest']> => {
  const [latest] = await at.db
    .select({ row: contactHandOver, toName, byName })
    .from(contactHandOver)
    .where(eq(contactHandOver.fromPerson, personId))
    .orderBy(desc(contactHandOver.askedAt), desc(contactHandOver.id))
    .limit(1);
  if (!latest) return null;
  const { row } = latest;
  const { state, toPerson: toId, askedAt, doneAt, whole, why } = row;
  return {
    state,
    toId,
    toName: latest.toName,
    byName: latest.byName,
    askedAt,
    doneAt,
    whole,
    why,
    moved: movedOf(row),
  };
};

/** What has moved, contacts first. */
export const movedOf = ({
  contacts,
  also,
}: Pick<typeof contactHandOver.$inferSelect, 'contacts' | 'also'>): Counted[] => [
  { one: 'contact', count: contacts },
  ...Object.entries(also).map(([one, count]) => ({ one, count })),
];

const refuse = (words: string) => new Refusal('hand-over.conflict', words);

const importing = `SELECT id FROM contact_import WHERE owner = $1 AND state IN ('RUNNING', 'UNDOING') LIMIT 1`;

/**
 * Lets the contacts of somebody whose account is disabled move to a colleague. Asked for twice, it is the same hand-over.
 * @throws Refusal `hand-over.conflict` while the account is not disabled, another hand-over or an import runs, or nothing is left;
 *   `hand-over.invalid` for somebody who can't have contacts.
 */
export const startHandOver = async (
  at: Writing,
  { params, body }: Of & { body: { to: string } },
  above: HandedOver[],
): Promise<OfLeaver> => {
  const leaver = await lockPerson(at, params.personId);
  const before = await readHandOver(at, { params }, above);
  const isAskedAgain = before.latest?.toId === body.to;
  if (before.latest?.state === 'RUNNING') {
    if (isAskedAgain) return before;
    throw refuse(`The contacts are being handed to ${before.latest.toName}. Wait until that is done.`);
  }
  if (!leaver.disabledAt) throw refuse(`Disable the account of ${leaver.name} first.`);
  const [to] = body.to === leaver.id ? [] : await findAgents(at.db, [body.to]);
  if (!to) throw new Refusal('hand-over.invalid', 'Choose a salesperson whose account is active.', { field: 'to' });
  if (before.left.every(({ count }) => count === 0)) {
    if (isAskedAgain) return before;
    throw refuse(`${leaver.name} has nothing that could be handed over.`);
  }
  if ((await ask(at.db, importing, [leaver.id])).length > 0)
    throw refuse(`An import of ${leaver.name} is still running. Try again in a minute.`);
  const now = at.clock.now().toString();
  const [contacts] = before.left;
  const [made] = await at.db
    .insert(contactHandOver)
    .values({
      fromPerson: leaver.id,
      toPerson: to.userId,
      askedBy: at.actor.userId,
      whole: contacts?.count ?? 0,
      askedAt: now,
      movedAt: now,
    })
    .returning({ id: contactHandOver.id });
  const detail = { to: to.name, toId: to.userId, left: before.left };
  await record(at, { aggregate: 'person', aggregateId: leaver.id, action: 'person.hand-over-started', detail });
  await at.jobs.send(at.db, handOverJob, { handOverId: made?.id });
  return readHandOver(at, { params }, above);
};

/** The hand-over, locked, while it runs. */
export const lockRunning = async (at: Pick<Writing, 'db'>, id: string) => {
  const [row] = await at.db
    .select()
    .from(contactHandOver)
    .where(and(eq(contactHandOver.id, id), eq(contactHandOver.state, 'RUNNING')))
    .for('update');
  return row;
};
