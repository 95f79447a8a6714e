import { and, eq, isNull } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { lineKey } from '../../checklist.ts';
import type { RequiredDocument } from '../../records.ts';
import { documentVerdict } from '../document-tables.ts';
import type { Place } from './attach-file.ts';

export type Verdict = NonNullable<RequiredDocument['verdict']>;

/** What the desk said of the documents of a submission, by line. */
export const verdictsOf = async (at: Reading, esubmissionId: string): Promise<Map<string, Verdict>> => {
  const rows = await at.db
    .select({ said: documentVerdict, byName: person.name })
    .from(documentVerdict)
    .innerJoin(person, eq(person.id, documentVerdict.by))
    .where(eq(documentVerdict.esubmissionId, esubmissionId));
  return new Map(
    rows.map(({ said, byName }) => [lineKey(said), { verdict: said.verdict, note: said.note, byName, at: said.at }]),
  );
};

/** Takes back what was said of a line; with `only`, when that was said. */
export const clearVerdict = async (at: Writing, place: Place, only?: Verdict['verdict']): Promise<void> => {
  const { eSubId, documentId, partyUuid } = place;
  await at.db
    .delete(documentVerdict)
    .where(
      and(
        eq(documentVerdict.esubmissionId, eSubId),
        eq(documentVerdict.documentId, documentId),
        partyUuid === null ? isNull(documentVerdict.partyUuid) : eq(documentVerdict.partyUuid, partyUuid),
        only && eq(documentVerdict.verdict, only),
      ),
    );
};
