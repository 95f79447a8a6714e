import type { Input } from '#platform/contract/endpoint.ts';
import type { TablePreview } from '#platform/contract/table-preview.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import type { IncomingFile } from '#platform/server/http/files.ts';
import { previewOf } from '#platform/server/table-file/given-table.ts';
import { readKept } from '#platform/server/table-file/kept-columns.ts';
import type { importCalls } from './import.calls.ts';
import type { ImportedRow } from './imported-row.rules.ts';
import { contactFiles, tryFile } from './read-file.server.ts';
import { readUploaded } from './upload-import.server.ts';

/** What a table of contacts says, before it is kept; null for cards, which have no columns. */
export const previewImport = async (
  at: Reading,
  { file, body: { nameOrder, ...choice } }: Input<typeof importCalls.previewImport> & { file: IncomingFile },
): Promise<TablePreview | null> => {
  const bytes = await readUploaded(file);
  const keptColumns = await readKept(at, contactFiles(at));
  const { rows, table } = await tryFile(bytes, { today: today(at.clock), nameOrder, choice, kept: keptColumns });
  return table ? previewOf(table, { problems: rows.flatMap(problemsOf) }) : null;
};

/** Why a row does not come in, else what is left out of it. */
const problemsOf = ({ line, problem, leftOut }: ImportedRow): { line: number; words: string }[] =>
  (problem ? [problem] : leftOut).map(({ column, words }) => ({ line, words: column ? `${column}: ${words}` : words }));
