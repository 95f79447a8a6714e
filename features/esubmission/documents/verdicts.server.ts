import { and, eq, isNull } from 'drizzle-orm';
import { personPublic } from '#features/people/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { type ChecklistLine, lineKey } from '../checklist/checklist.rules.ts';
import type { RequiredDocument } from './documents.calls.ts';
import { documentVerdict } from './tables.server.ts';

export type Verdict = NonNullable<RequiredDocument['verdict']>;

/** The verdicts of the desk on the documents of a submission, by `lineKey`. */
export const verdictsOf = async (at: Reading<Actor | null>, esubmissionId: string): Promise<Map<string, Verdict>> => {
  const rows = await at.db
    .select({ row: documentVerdict, byName: personPublic.name })
    .from(documentVerdict)
    .innerJoin(personPublic, eq(personPublic.id, documentVerdict.by))
    .where(eq(documentVerdict.esubmissionId, esubmissionId));
  return new Map(
    rows.map(({ row, byName }) => [lineKey(row), { verdict: row.verdict, note: row.note, byName, at: row.at }]),
  );
};

/** Removes the verdict on a line. */
export const clearVerdict = async (at: Writing, line: ChecklistLine): Promise<void> => {
  await at.db.delete(documentVerdict).where(ofLine(line));
};

/** After a file came or went: an accepted document is to be looked at again, a query is answered by a file that came. */
export const followFile = async (at: Writing, line: ChecklistLine, what: 'came' | 'went'): Promise<void> => {
  await at.db.delete(documentVerdict).where(and(ofLine(line), eq(documentVerdict.verdict, 'accepted')));
  const [before, after] = what === 'came' ? (['queried', 'answered'] as const) : (['answered', 'queried'] as const);
  await at.db
    .update(documentVerdict)
    .set({ verdict: after })
    .where(and(ofLine(line), eq(documentVerdict.verdict, before)));
};

const ofLine = ({ eSubId, documentId, partyUuid }: ChecklistLine) =>
  and(
    eq(documentVerdict.esubmissionId, eSubId),
    eq(documentVerdict.documentId, documentId),
    partyUuid === null ? isNull(documentVerdict.partyUuid) : eq(documentVerdict.partyUuid, partyUuid),
  );
