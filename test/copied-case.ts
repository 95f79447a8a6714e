import { eq } from 'drizzle-orm';
import { currentSearchColumn } from '#features/esubmission/list/search-column.server.ts';
import { takeCaseNo } from '#features/esubmission/record/case-no.server.ts';
import { esubmissionRows } from '#features/esubmission/record/load.server.ts';
import { esubmission } from '#features/esubmission/record/tables.server.ts';
import { readUnit } from '#features/property/rules/unit.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';
import { addCase, type CaseRows } from './case-rows.ts';

/** A submission of which others are copies, and who took part in it. */
export type Kind = { rows: CaseRows; people: string[] };

/** Adds a copy of a submission, of these people in the places of those who took part, and of this unit. Answers the row of the copy. */
export const copyCase = async (
  at: Writing,
  first: Kind,
  { people, actors, unit }: { people: string[]; actors: Actor[]; unit: string },
) => {
  const now = new Map(first.people.map((id, index) => [id, people[index] ?? '']));
  // As the wizard's call stores it: `53-1` is 53-01.
  const read = readUnit(unit);
  const stored = (read && 'value' in read && read.value) || '';
  const change = { case_no: await takeCaseNo(at), unit: stored };
  const eSubId = await addCase(at, first.rows, { people: now, actors }, change);
  const [row] = await esubmissionRows.read(at.db, eq(esubmission.id, eSubId));
  if (!row) throw new Error('A copied submission is not there.');
  await esubmissionRows.change(at.db, eSubId, { search: await currentSearchColumn(at, row) });
  return row;
};
