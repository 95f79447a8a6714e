import type { Data, Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { readPage } from '#platform/server/database/read-page.ts';
import type { billing } from '../room.calls.ts';
import { shareWords, type UndecidedLine, undecidedLike } from './undecided.server.ts';

type Answer = Data<typeof billing.possibleDuplicates>;

const list = `
  SELECT b.id AS "lineId", i.no, b.day, b.cents
  FROM bank_line b JOIN bank_import i ON i.id = b.import WHERE b.state = 'UNDECIDED'`;
const order = { asc: 'no, day, cents, "lineId"', desc: 'no DESC, day, cents, "lineId"' };

const imports = `
  SELECT i.id AS "importId", i.file, i.imported_at AS "importedAt", p.name AS "importedBy", n.count
  FROM (SELECT import, count(*) FROM bank_line WHERE state = 'UNDECIDED' GROUP BY 1) n
  JOIN bank_import i ON i.id = n.import JOIN person_public p ON p.id = i.imported_by
  ORDER BY i.no`;

/** The lines that may have come in before, the oldest files first: what they may be includes undecided lines of earlier ones. */
export const listPossibleDuplicates = async (
  at: Reading,
  { query }: Input<typeof billing.possibleDuplicates>,
): Promise<Answer> => {
  const [{ rows, totalRecords, totalIsCapped }, files] = await Promise.all([
    readPage<{ lineId: string }>(at, { text: list, values: [] }, query, { order: order[query.sortDirection] }),
    ask<Answer['imports'][number]>(at.db, imports),
  ]);
  const undecided = await undecidedLike(
    at,
    rows.map(({ lineId }) => lineId),
  );
  return {
    rows: rows.flatMap(({ lineId }) => undecided.get(lineId) ?? []).map(rowOf),
    totalRecords,
    totalIsCapped,
    imports: files,
  };
};

const rowOf = ({ standing, probably, ...line }: UndecidedLine): Answer['rows'][number] => ({
  ...line,
  standing: standing
    .toSorted((a, b) => Number(b === probably) - Number(a === probably))
    .map((other) => ({ ...other, sharesWords: shareWords(line, other) })),
});
