import { randomUUID } from 'node:crypto';
import { fileText } from '#features/contacts/rules/import/file-text.ts';
import { fieldText } from '#platform/contract/fields.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import { readWhole } from '#platform/server/http/read-whole.ts';
import { readLines } from '../../rules/people-file/read-lines.ts';
import { peopleFile } from '../tables.ts';

const largest = 3_000_000;

/** Keeps the lines of a file until it is applied, for a day at most. */
export const uploadPeopleFile = async (at: Reading, { file }: { file: IncomingFile }): Promise<{ id: string }> => {
  const text = fileText(await readWhole(file, largest, 'A file of people may have 3 MB.'));
  const found = text === undefined ? { problem: 'This is no CSV file. Save the sheet as CSV.' } : readLines(text);
  if ('problem' in found) throw new Refusal('file.unsupported', found.problem, { field: 'file' });
  const id = randomUUID();
  return transact(at, async (within) => {
    await within.db.insert(peopleFile).values({
      id,
      fileName: fieldText(file.fileName, 200) || 'people.csv',
      lines: found.lines,
      unread: found.unread,
      madeBy: within.actor.userId,
      madeAt: within.clock.now().toString(),
    });
    await record(within, {
      aggregate: 'people-file',
      aggregateId: id,
      action: 'people-file.uploaded',
      detail: { lines: found.lines.length },
    });
    return { id };
  });
};
