import { eq, sql } from 'drizzle-orm';
import { personPublic } from '#features/people/index.server.ts';
import { type Day, daysBetween } from '#platform/contract/days.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { yearlyNumbers } from '#platform/server/database/yearly-numbers.ts';
import { findCase } from '../scope.server.ts';
import { amlCase, strEntry } from '../tables.server.ts';
import { dueDay } from './due-day.rules.ts';
import { papersOf } from './papers.server.ts';
import type { Entry } from './register.calls.ts';
import type { RedFlag, Relationship } from './register.words.ts';

type ById = { params: { id: string } };
type Written = { subject: string; transaction: string; redFlags: RedFlag[]; funds: string; narrative: string };

const entryNumbers = yearlyNumbers('aml.entryNo', 'STR');

/** An entry of the register. */
export const readEntry = async (at: Reading, { params }: ById): Promise<Entry> => {
  const decider = sql<string | null>`(SELECT name FROM person_public WHERE id = ${strEntry.decidedBy})`;
  const [row] = await at.db
    .select({ entry: strEntry, caseNo: amlCase.caseNo, reporter: personPublic.name, decidedBy: decider })
    .from(strEntry)
    .innerJoin(personPublic, eq(personPublic.id, strEntry.reporter))
    .leftJoin(amlCase, eq(amlCase.id, strEntry.caseId))
    .where(eq(strEntry.id, params.id));
  if (!row) throw missing('entry');
  await recordReading(at, { aggregate: 'str-entry', aggregateId: params.id, action: 'entry.read' });
  const { id, caseId, ...entry } = row.entry;
  return {
    ...entry,
    entryId: id,
    aMLID: caseId,
    caseNo: row.caseNo,
    reporter: row.reporter,
    decidedBy: row.decidedBy,
    papers: await papersOf(at, id),
  };
};

type Enter = { body: Written & { aMLID: string | null; isListed: boolean } };

export const enterSuspicion = async (at: Writing, { body }: Enter) => {
  const { aMLID, isListed, ...written } = body;
  if (aMLID) await findCase(at, aMLID);
  return { entryId: await addEntry(at, { caseId: aMLID, isListed, ...written }) };
};

type NewEntry = Written & { caseId: string | null; isListed: boolean };

/** Enters a suspicion of the actor. The report is due within five business days, about a listed person within one. */
const addEntry = async (at: Writing, { isListed, ...entry }: NewEntry): Promise<string> => {
  const { id } = inserted(
    await at.db
      .insert(strEntry)
      .values({
        ...entry,
        number: await entryNumbers.take(at),
        reporter: at.actor.userId,
        dueOn: dueDay(today(at.clock), isListed ? 1 : 5),
        createdAt: at.clock.now().toString(),
      })
      .returning({ id: strEntry.id }),
  );
  await record(at, { aggregate: 'str-entry', aggregateId: id, action: 'entry.made' });
  return id;
};

const lockEntry = async (at: Writing, id: string, version: number) => {
  const [entry] = await at.db.select().from(strEntry).where(eq(strEntry.id, id)).for('update');
  if (!entry) throw missing('entry');
  if (entry.version !== version)
    throw new Refusal('entry.stale', 'This entry was changed meanwhile. Look at it again, and repeat your change.');
  if (entry.filing !== 'OPEN') throw new Refusal('entry.conflict', 'This entry is decided, and stays as it is.');
  return entry;
};

export const rewriteEntry = async (at: Writing, { params, body }: ById & { body: Written & { version: number } }) => {
  const { version, ...written } = body;
  await lockEntry(at, params.id, version);
  await change(at, params.id, written);
  await record(at, { aggregate: 'str-entry', aggregateId: params.id, action: 'entry.rewritten' });
  return undefined;
};

type Filing = {
  version: number;
  filing: 'FILE' | 'NOT_FILE';
  reason: string;
  sonarRef: string;
  filedOn: Day | null;
  relationship: Relationship;
  reviewOn: Day | null;
};

/** Decides whether a report is filed, and whether the relationship goes on. */
export const decideFiling = async (at: Writing, { params, body }: ById & { body: Filing }) => {
  const { version, ...decision } = body;
  const entry = await lockEntry(at, params.id, version);
  const { filing, filedOn, sonarRef } = decision;
  if (filing === 'FILE' && (filedOn === null || sonarRef === ''))
    throw new Refusal('entry.invalid', 'Give the day of the report and its reference.', {
      field: filedOn === null ? 'filedOn' : 'sonarRef',
    });
  if (filedOn !== null && daysBetween(filedOn, today(at.clock)) < 0)
    throw new Refusal('entry.invalid', 'A report can’t be filed in the future.', { field: 'filedOn' });
  const decidedAt = at.clock.now().toString();
  await change(at, entry.id, { ...decision, decidedBy: at.actor.userId, decidedAt });
  await record(at, { aggregate: 'str-entry', aggregateId: entry.id, action: 'entry.decided', detail: { filing } });
  return undefined;
};

const change = (at: Writing, id: string, columns: Partial<typeof strEntry.$inferInsert>) =>
  at.db
    .update(strEntry)
    .set({ ...columns, version: sql`${strEntry.version} + 1` })
    .where(eq(strEntry.id, id));

/** A salesperson’s suspicion. It is written, and never read back, not even to whom it came from. */
export const referCase = async (at: Writing, { params, body }: ById & { body: { narrative: string } }) => {
  const { id: caseId, name } = await findCase(at, params.id);
  const nothing = { transaction: '', redFlags: [], funds: '', isListed: false };
  await addEntry(at, { caseId, subject: name, narrative: body.narrative, ...nothing });
  return undefined;
};
