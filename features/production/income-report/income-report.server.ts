import { eq } from 'drizzle-orm';
import { linesOfYear, yearlySums } from '#features/payout/index.server.ts';
import { earningKinds } from '#features/payout/payout.words.ts';
import { findBySaNo, personPublic } from '#features/people/index.server.ts';
import { hasDesk } from '#platform/contract/actor.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { sheetMediaType } from '#platform/contract/files.ts';
import { choice, day, listFields, money, type RowOf, text } from '#platform/contract/list-fields.ts';
import { missing } from '#platform/contract/refusal.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { fileColumns } from '#platform/server/list/file-columns.ts';
import { filledSheet, type SheetColumn, streamWorkbook } from '#platform/server/sheet/sheet.ts';
import { requireFewRows } from '#platform/server/sheet/sheet-rows.ts';
import type { production } from '../room.calls.ts';
import { withoutUnit } from '../without-unit.rules.ts';

/** By the day of a payment or its return, as in the agency's yearly file. */
const counted = linesOfYear('$2', 'l.person_id = $1');

const months = `
  ${counted}
  SELECT to_char(counted.day, 'YYYY-MM') AS month, ${yearlySums}
  FROM counted JOIN payout_line_public l ON l.id = counted.line GROUP BY 1 ORDER BY 1`;

/** The columns of the sheet of months. */
const monthFields = listFields({
  month: { label: 'Month', is: text(12) },
  ownCents: { label: 'Own deals', is: money },
  overridingCents: { label: 'Overriding', is: money },
  gstCents: { label: 'GST', is: money },
  feeCents: { label: 'Fees', is: money },
  withheldCents: { label: 'Withheld', is: money },
  advanceCents: { label: 'Advances recovered', is: money },
  writtenOffCents: { label: 'Debt given up', is: money },
  netCents: { label: 'Paid out', is: money },
});
type Month = RowOf<typeof monthFields>;

const earnings = `
  ${counted}
  SELECT counted.day AS "paidOn", moved.voucher, d.deal_no AS "dealNo", d.address, line.kind, x.day AS "earnedOn", r.number,
         counted.sign * x.cents AS cents
  FROM counted JOIN payout_line_public moved ON moved.id = counted.moved
  JOIN earning_public x ON x.taken_by = counted.line JOIN share_part_public line ON line.id = x.line_id JOIN deal_public d ON d.id = line.deal_id
  LEFT JOIN allocation_public a ON a.id = x.cause_id LEFT JOIN receipt_public r ON r.id = a.receipt_id
  ORDER BY counted.day, moved.voucher, x.day, x.id`;

const earningFields = listFields({
  // Or the day on which the bank returned it.
  paidOn: { label: 'Paid or returned', is: day },
  voucher: { label: 'Statement', is: text(16) },
  dealNo: { label: 'Deal', is: text(16) },
  address: { is: text(44) },
  kind: { label: 'For', is: choice(earningKinds, 14) },
  number: { label: 'Receipt', is: text(16), maybe: true },
  earnedOn: { label: 'Earned', is: day },
  cents: { label: 'Amount', is: money },
});
type Earning = RowOf<typeof earningFields>;

const earningColumns = fileColumns<typeof earningFields, Earning>(earningFields, [
  {
    after: 'address',
    header: 'Property',
    kind: 'text',
    width: 44,
    value: ({ address, kind }) => (kind === 'OVERRIDE' ? withoutUnit(address) : address),
  },
]);

type Fact = { what: string; text: string; cents: number | null };

const factColumns: SheetColumn<Fact>[] = [
  { header: 'Income report', kind: 'text', width: 40, value: ({ what }) => what },
  { header: ' ', kind: 'text', width: 34, value: ({ text }) => text },
  { header: 'S$', kind: 'money', width: 18, value: ({ cents }) => cents },
];

/** Payouts to a person in a calendar year: a summary, each earning, and the months, with the same total. */
export const incomeReport = async (
  at: Reading,
  { body: { year, saNo } }: Input<typeof production.incomeReport>,
): Promise<FileAnswer> => {
  const who = await whose(at, saNo);
  const [byMonth, paid] = await Promise.all([
    ask<Month>(at.db, months, [who.id, year]),
    ask<Earning>(at.db, earnings, [who.id, year]),
  ]);
  requireFewRows(at, paid.length);
  const sum = (key: Exclude<keyof Month, 'month'>) => byMonth.reduce((total, row) => total + row[key], 0);
  const fact = (what: string, cents: number): Fact => ({ what, text: '', cents });
  const facts: Fact[] = [
    { what: 'Year', text: `${year}, by the day of payment or return`, cents: null },
    { what: 'Salesperson', text: `${who.name}, ${who.registrationNo ?? ''}, ${who.saNo ?? ''}`, cents: null },
    fact('Commission of own deals', sum('ownCents')),
    fact('Overriding commission', sum('overridingCents')),
    fact('Gross commission income', sum('ownCents') + sum('overridingCents')),
    fact('GST collected, not income', sum('gstCents')),
    fact('Fees deducted, for information', sum('feeCents')),
    fact('Withheld for others, for information', sum('withheldCents')),
    fact('Advances recovered less paid, for information', sum('advanceCents')),
    fact('Debt given up by the agency', sum('writtenOffCents')),
    fact('Paid out', sum('netCents')),
  ];
  await recordReading(at, {
    aggregate: 'export',
    aggregateId: at.actor.userId,
    action: 'production.income-exported',
    detail: { year, personId: who.id },
  });
  return {
    name: `income_${who.saNo}_${year}.xlsx`,
    contentType: sheetMediaType,
    body: streamWorkbook([
      filledSheet('Summary', factColumns, facts),
      filledSheet('Detail', earningColumns, paid),
      filledSheet('By month', fileColumns(monthFields), byMonth),
    ]),
  };
};

/** The actor, or for finance the salesperson with that code. @throws 404 for anyone else */
const whose = async (at: Reading, saNo: string | undefined) => {
  const id = saNo ? await findBySaNo(at.db, saNo) : at.actor.userId;
  const isOpen = id === at.actor.userId || (at.actor.role !== 'salesperson' && hasDesk(at.actor, 'finance'));
  const [person] = id && isOpen ? await at.db.select().from(personPublic).where(eq(personPublic.id, id)) : [];
  if (!person) throw missing('salesperson');
  return person;
};
