import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { personPublic } from '#features/people/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { peopleFile } from '../tables.server.ts';
import { checkNow, countsOf, isKind, shownLine } from './check.server.ts';
import { isKept } from './keeping.server.ts';
import type { PeopleFile, peopleFileCalls } from './people-file.calls.ts';

/** A page of the lines of a file, checked against what is on record now. */
export const readPeopleFile = async (
  at: Reading,
  { params, query }: Input<typeof peopleFileCalls.peopleFile>,
): Promise<PeopleFile> => {
  const applier = alias(personPublic, 'applier');
  const [row] = await at.db
    .select({ file: peopleFile, byName: personPublic.name, appliedByName: applier.name })
    .from(peopleFile)
    .innerJoin(personPublic, eq(personPublic.id, peopleFile.madeBy))
    .leftJoin(applier, eq(applier.id, peopleFile.appliedBy))
    .where(and(eq(peopleFile.id, params.id), isKept(at)));
  if (!row) throw missing('file');
  const { file, byName, appliedByName } = row;
  const { id, fileName, madeAt, appliedAt, unread, lines, counts } = file;
  const checked = lines ? await checkNow(at, lines) : [];
  const matching = checked.filter(isKind[query.show]);
  const start = (query.pageNumber - 1) * query.pageSize;
  return {
    id,
    fileName,
    state: appliedAt ? 'APPLIED' : 'CHECKED',
    madeAt,
    byName,
    appliedAt,
    appliedByName,
    unread,
    counts: counts ?? countsOf(checked),
    rows: matching.slice(start, start + query.pageSize).map(shownLine),
    totalRecords: matching.length,
  };
};
