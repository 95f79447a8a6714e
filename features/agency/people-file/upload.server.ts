import { randomUUID } from 'node:crypto';
import type { Input } from '#platform/contract/endpoint.ts';
import { fieldText } from '#platform/contract/fields.ts';
import type { TablePreview } from '#platform/contract/table-preview.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import { keepChosen, previewOf, readGiven } from '#platform/server/table-file/given-table.ts';
import { peopleFile } from '../tables.server.ts';
import { checkNow } from './check.server.ts';
import type { peopleFileCalls } from './people-file.calls.ts';
import { peopleFiles, readPeople, readPeopleBytes, spec } from './read-bytes.server.ts';
import { readLines } from './read-lines.rules.ts';

/** What a table of people says, and which of its lines are wrong by what is on record now. Nothing is kept. */
export const previewPeopleFile = async (
  at: Reading,
  { file, body: choice }: Input<typeof peopleFileCalls.previewPeopleFile> & { file: IncomingFile },
): Promise<TablePreview> => {
  const table = await readGiven(at, await readPeopleBytes(file), { spec, area: peopleFiles, choice });
  const checked = table.missing.length > 0 ? [] : await checkNow(at, readLines(table).lines);
  return previewOf(table, {
    problems: checked.flatMap(({ line, problems }) => problems.map((words) => ({ line, words }))),
  });
};

/** Keeps the lines of a file until it is applied, for a day at most. */
export const uploadPeopleFile = async (
  at: Reading,
  { file, body: choice }: Input<typeof peopleFileCalls.uploadPeopleFile> & { file: IncomingFile },
): Promise<{ id: string }> => {
  const table = await readGiven(at, await readPeopleBytes(file), { spec, area: peopleFiles, choice });
  const people = readPeople(table);
  const id = randomUUID();
  return transact(at, async (within) => {
    await within.db.insert(peopleFile).values({
      id,
      fileName: fieldText(file.fileName, 200) || 'people.csv',
      lines: people.lines,
      unread: people.unread,
      madeBy: within.actor.userId,
      madeAt: within.clock.now().toString(),
    });
    await keepChosen(within, table, { area: peopleFiles, choice });
    await record(within, {
      aggregate: 'people-file',
      aggregateId: id,
      action: 'people-file.uploaded',
      detail: { lines: people.lines.length },
    });
    return { id };
  });
};
