import type { Actor } from '#platform/contract/actor.ts';
import { sheetMediaType } from '#platform/contract/media-types.ts';
import type { Reading } from '#platform/server/context.ts';
import { inBatches } from '#platform/server/database/in-batches.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { streamSheet } from '#platform/server/sheet/sheet.ts';
import type { Row } from '../records.ts';
import { listColumns } from './export-columns.ts';
import { shelf } from './list-all.ts';
import { conditions, type ListChoice, orderOf, statusIn, valuesOf } from './list-conditions.ts';
import { shelfOf } from './list-esubmissions.ts';
import type { Statement } from './list-found.ts';
import { presentRow, type RawRow, rowColumns, rowJoins } from './list-row.ts';

/** The list as a sheet: what the person sees there, without pages. */
export const exportList = async (at: Reading, { query }: { query: ListChoice }): Promise<FileAnswer> => {
  const { actor } = at;
  const stamp = at.clock.now().toString({ smallestUnit: 'second' }).replace(/\D/g, '');
  return {
    name: `submissions_${stamp}.xlsx`,
    contentType: sheetMediaType,
    body: streamSheet('Submissions', listColumns, presented(at, everyRow(actor, query))),
  };
};

async function* presented({ database, actor }: Reading, statement: Statement): AsyncGenerator<Row[]> {
  for await (const rows of inBatches<RawRow>(database, statement)) yield rows.map((row) => presentRow(row, actor));
}

const everyRow = (actor: Actor, query: ListChoice): Statement => {
  const values = valuesOf();
  const { chosen, only } = shelfOf(actor, query.status);
  const [from, scope] =
    actor.role === 'salesperson'
      ? [
          'esubmission_member m JOIN esubmission e ON e.id = m.esubmission_id',
          `m.user_id = ${values.add(actor.userId)} AND e.deleted_at IS NULL AND (m.capacity = 'OWNER' OR e.status <> 1)`,
        ]
      : ['esubmission e', shelf];
  const filters = conditions(query, values).map((each) => ` AND ${each}`);
  const text = `
SELECT ${rowColumns} FROM ${from} ${rowJoins}
WHERE ${scope} AND ${statusIn(chosen)}${only}${filters.join('')} ORDER BY ${orderOf(query, 'e')}`;
  return { text, values: values.all };
};
