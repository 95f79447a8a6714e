import { openUploaded } from '#features/media/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { matchColumns } from '#platform/contract/match-columns.ts';
import type { TablePreview } from '#platform/contract/table-preview.ts';
import type { Reading } from '#platform/server/context.ts';
import { previewOf } from '#platform/server/table-file/given-table.ts';
import type { TableLine } from '#platform/server/table-file/open-table.ts';
import { openList, recordOf } from '../files/list-rows.server.ts';
import { ownReader, ownTable } from '../files/read-own-list.server.ts';
import type { screening } from '../room.calls.ts';

/** Lines that are shown, and faults that are named; the others are counted. */
const mostShown = 20;

/**
 * Shows the entries of a file of the agency's own list before it is loaded. The upload stays. It is read as a stream, since a list may be
 * long.
 */
export const previewList = async (
  at: Reading,
  { body: { uploadId, encoding } }: Input<typeof screening.previewList>,
): Promise<TablePreview> => {
  const { name, open } = await openUploaded(at, uploadId);
  const opened = await openList({ name, open, encoding }, { mayGuess: true });
  const head = opened.head.cells;
  const matched = matchColumns(head, ownTable);
  const lines: TableLine[] = [];
  const problems: { line: number; words: string }[] = [];
  const read = ownReader();
  let rows = 0;
  for await (const line of opened.rows) {
    rows += 1;
    if (lines.length < mostShown) lines.push(line);
    const isCutOff = line.cells.length < head.length;
    const entry = isCutOff
      ? `it is cut off: it has ${line.cells.length} of ${head.length} columns.`
      : read(recordOf(matched, line));
    if (typeof entry === 'string') problems.push({ line: line.line, words: entry });
  }
  const spec = { ...ownTable, bring: '', most: 0, things: 'entries', canChoose: false };
  return previewOf({ ...matched, opened, head, lines, spec, isKept: false }, { problems, rows });
};
