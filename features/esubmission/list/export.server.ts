import { categoryWord, type PropertyCategory, propertyTypeWord } from '#features/property/words/categories.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { sheetMediaType } from '#platform/contract/files.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { type SheetColumn, streamSheet } from '#platform/server/sheet/sheet.ts';
import { sheetRows } from '#platform/server/sheet/sheet-rows.ts';
import { Status } from '../status/status.words.ts';
import type { Row } from '../summary/summary.calls.ts';
import { sideWords, type TransactionType, transactionWords } from '../transaction.words.ts';
import { listStatusesOf } from './list.server.ts';
import { submittedOnly } from './list-all.server.ts';
import {
  conditions,
  type ListChoice,
  orderOf,
  type Statement,
  statusIn,
  textOfMember,
  valuesOf,
} from './query.server.ts';
import { presentRow, type RawRow, rowColumns, rowJoins } from './row.server.ts';

/** The list as an Excel file: every row that the actor sees in the list. Who made it, and by which filters, is recorded. */
export const exportList = async (at: Reading, { query }: { query: ListChoice }): Promise<FileAnswer> => {
  const { actor } = at;
  // What was typed may be a name: only which filters were set is recorded.
  const filters = filterNames.filter((name) => query[name] !== undefined && query[name] !== '');
  const batches = await sheetRows<RawRow>(at, everyRow(actor, query));
  const action = 'esubmission.list-exported';
  await recordReading(at, { aggregate: 'export', aggregateId: actor.userId, action, detail: { filters } });
  const stamp = at.clock.now().toString({ smallestUnit: 'second' }).replace(/\D/g, '');
  return {
    name: `submissions_${stamp}.xlsx`,
    contentType: sheetMediaType,
    body: streamSheet('Submissions', listColumns, presented(actor, batches)),
  };
};

const filterNames = [
  'search',
  'status',
  'transactionType',
  'propertyCategory',
  'from',
  'to',
  'claim',
  'age',
  'agent',
  'team',
  'sentFrom',
  'sentTo',
] as const;

async function* presented(actor: Actor, batches: AsyncGenerator<RawRow[]>): AsyncGenerator<Row[]> {
  for await (const rows of batches) yield rows.map((row) => presentRow(row, actor));
}

const everyRow = (actor: Actor, query: ListChoice): Statement => {
  const values = valuesOf();
  const { chosen, only } = listStatusesOf(actor, query.status);
  const isOwn = actor.role === 'salesperson';
  const [from, scope] = isOwn
    ? [
        'esubmission_member m JOIN esubmission e ON e.id = m.esubmission_id',
        `m.user_id = ${values.add(actor.userId)} AND e.deleted_at IS NULL AND (m.capacity = 'OWNER' OR e.status <> ${Status.draft})`,
      ]
    : ['esubmission e', submittedOnly];
  const filters = conditions(actor, query, values, isOwn ? textOfMember : undefined).map((each) => ` AND ${each}`);
  const text = `
SELECT ${rowColumns} FROM ${from} ${rowJoins}
WHERE ${scope} AND ${statusIn(chosen)}${only}${filters.join('')} ORDER BY ${orderOf(query, 'e')}`;
  return { text, values: values.all };
};

/** The columns of the Excel file. */
const listColumns: SheetColumn<Row>[] = [
  { header: 'Case number', kind: 'text', width: 16, value: ({ caseNo }) => caseNo },
  { header: 'Status', kind: 'text', width: 14, value: ({ status }) => status.label },
  { header: 'Type', kind: 'text', width: 8, value: ({ transactionType }) => transactionWords[transactionType] },
  { header: 'Property', kind: 'text', width: 20, value: ({ propertyCategory }) => categoryWord(propertyCategory) },
  { header: 'Property type', kind: 'text', width: 24, value: typeWord },
  { header: 'Address', kind: 'text', width: 44, value: ({ address }) => address },
  { header: 'For', kind: 'text', width: 10, value: ({ representedSide }) => sideWords[representedSide] },
  { header: 'Price (S$)', kind: 'money', width: 16, value: (row) => priceIf('SALE', row) },
  { header: 'Monthly rent (S$)', kind: 'money', width: 16, value: (row) => priceIf('LEASE', row) },
  { header: 'Commission before GST (S$)', kind: 'money', width: 18, value: ({ commissionCents }) => commissionCents },
  { header: 'Salesperson', kind: 'text', width: 26, value: ({ agentName }) => agentName },
  { header: 'Created', kind: 'instant', width: 18, value: ({ createdDate }) => createdDate },
  { header: 'Submitted', kind: 'instant', width: 18, value: ({ submittedDate }) => submittedDate },
  { header: 'Claimed by', kind: 'text', width: 26, value: ({ claimedByName }) => claimedByName },
];

/** Prices and rents have separate columns, so that nobody sums them together. */
function priceIf(type: TransactionType, { transactionType, priceCents }: Row): number | null {
  return transactionType === type ? priceCents : null;
}

function typeWord({ propertyCategory, propertyType }: Row): string {
  return propertyTypeWord(propertyCategory as PropertyCategory, propertyType);
}
