import { randomUUID } from 'node:crypto';
import type { Input } from '#platform/contract/endpoint.ts';
import { fieldText } from '#platform/contract/fields.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import { readWhole } from '#platform/server/http/read-whole.ts';
import { keepChosen } from '#platform/server/table-file/given-table.ts';
import { readKept } from '#platform/server/table-file/kept-columns.ts';
import type { Import, importCalls } from './import.calls.ts';
import { matchRows, noMatch } from './match-rows.server.ts';
import { contactFiles, readFile } from './read-file.server.ts';
import { importOf } from './read-imports.server.ts';
import { sealRow } from './sealed-rows.server.ts';
import { contactImport, contactImportRow } from './tables.server.ts';

/** Cards may come with pictures. The file is read in memory, and nothing but its rows is kept. */
const largest = 15_000_000;
/** Rows in one statement. */
const batch = 1_000;

export const readUploaded = (file: IncomingFile): Promise<Buffer> =>
  readWhole(file, largest, 'A file of contacts may have 15 MB. Export it without pictures.');

/** Keeps the rows of a file with whom each seems to be, until somebody lets them come in. */
export const uploadImport = async (
  at: Reading,
  { file, body: { nameOrder, ...choice } }: Input<typeof importCalls.uploadImport> & { file: IncomingFile },
): Promise<Import> => {
  const bytes = await readUploaded(file);
  const area = contactFiles(at);
  const contacts = await readFile(bytes, { today: today(at.clock), nameOrder, choice, kept: await readKept(at, area) });
  const matches = await matchRows(at, contacts.rows);
  const id = randomUUID();
  return transact(at, async (within) => {
    if (contacts.table) await keepChosen(within, contacts.table, { area, choice });
    const now = within.clock.now().toString();
    await within.db.insert(contactImport).values({
      id,
      owner: within.actor.userId,
      fileName: fieldText(file.fileName, 200) || 'contacts',
      unread: contacts.unread,
      madeAt: now,
      movedAt: now,
    });
    const values = contacts.rows.map((row, place) => {
      const { why = null, ...match } = matches[place] ?? noMatch;
      const rowId = randomUUID();
      const sealed = sealRow(within, rowId, { ...row, why });
      const { line, problem } = row;
      return { importId: id, id: rowId, place, line, isFault: problem !== null, sealed, ...match };
    });
    for (let start = 0; start < values.length; start += batch)
      await within.db.insert(contactImportRow).values(values.slice(start, start + batch));
    await record(within, {
      aggregate: 'contact-import',
      aggregateId: id,
      action: 'contact-import.uploaded',
      detail: { rows: values.length },
    });
    return importOf(within, id);
  });
};
