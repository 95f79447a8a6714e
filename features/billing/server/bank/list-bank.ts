import { and, asc, desc, eq, gte, ilike, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Data, Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { countUpTo } from '#platform/server/database/count-up-to.ts';
import type { Db } from '#platform/server/database/database.ts';
import { containing } from '#platform/server/database/like.ts';
import type { billing } from '../../contract/index.ts';
import { type OpenInvoice, proposalFor } from '../../rules/bank/propose.ts';
import { bankImport, bankLine, receipt } from '../tables.ts';
import { chargesOf } from './charges.ts';
import { saidBy } from './lines.ts';
import { type Naming, namingsOf } from './naming.ts';
import type { BankPayments } from './payments.ts';
import { recordedOf } from './recorded.ts';

type Query = Input<typeof billing.bankLines>['query'];
type Filters = Input<typeof billing.bankSheet>['query'];

const counted = 10_000;

/** A page of the bank's lines, each that waits with the invoices that it probably pays, or with the payment that it names. */
export const listBankLines =
  (payments: BankPayments) =>
  async (at: Reading, { query }: { query: Query }): Promise<Data<typeof billing.bankLines>> => {
    const where = and(...conditions(query));
    const direction = query.sortDirection === 'asc' ? asc : desc;
    const rows = await bankLinesWhere(at.db, query)
      .orderBy(direction(bankLine.day), direction(bankLine.id))
      .limit(query.pageSize)
      .offset((query.pageNumber - 1) * query.pageSize);
    const waiting = rows.filter(({ state }) => state === 'NEW' || state === 'DEBIT');
    const namings = new Map((await namingsOf(at, waiting)).map((naming) => [naming.lineId, naming]));
    const credits = [...namings.values()].filter(({ cents }) => cents > 0);
    const said = waiting.map((row) => ({ ...row, said: saidBy(row) }));
    const [open, recorded, named, charges] = await Promise.all([
      candidates(at, credits),
      recordedOf(at, [...namings.values()]),
      payments.named(at, said),
      chargesOf(
        at,
        rows.map(({ lineId }) => lineId),
      ),
    ]);
    const total = await countUpTo(at.db, bankLine, where, counted);
    return {
      rows: rows.map((row) => ({
        ...sameAsOf(row),
        payment: named.get(row.lineId) ?? null,
        recorded: recorded.get(row.lineId) ?? [],
        proposal: proposedFor(row.state === 'NEW' ? namings.get(row.lineId) : undefined, open),
        proForma: namings.get(row.lineId)?.proForma ?? null,
        entryIds: [...(row.receiptId ? [row.receiptId] : []), ...(charges.get(row.lineId) ?? [])],
      })),
      ...total,
      sums: total.totalIsCapped ? null : await sumOf(at, where),
    };
  };

/** The line that a duplicate is the same as. */
const same = alias(bankLine, 'same');

const sameAsOf = <Row extends { samePayer: string | null; sameReference: string | null; sameFile: string | null }>({
  samePayer: payer,
  sameReference: reference,
  sameFile: file,
  ...row
}: Row) => ({ ...row, sameAs: payer === null || reference === null ? null : { payer, reference, file } });

const proposedFor = (naming: Naming | undefined, open: OpenInvoice[]) => (naming && proposalFor(naming, open)) ?? null;

const columns = {
  lineId: bankLine.id,
  day: bankLine.day,
  cents: bankLine.cents,
  currency: bankLine.currency,
  payer: bankLine.payer,
  reference: bankLine.reference,
  state: bankLine.state,
  note: bankLine.note,
  isReversal: bankLine.isReversal,
  receiptId: bankLine.receiptId,
  receiptNumber: receipt.number,
  receiptPart: bankLine.receiptPart,
  settles: bankLine.settles,
  samePayer: same.payer,
  sameReference: same.reference,
  sameFile: bankImport.file,
};

/** The lines that the filters choose. `as` names the columns for a file. */
export const bankLinesWhere = (db: Db, filters: Filters, as = (given: typeof columns) => given) =>
  db
    .select(as(columns))
    .from(bankLine)
    .leftJoin(receipt, eq(receipt.id, bankLine.receiptId))
    .leftJoin(same, eq(same.id, bankLine.sameAs))
    .leftJoin(bankImport, eq(bankImport.id, same.import))
    .where(and(...conditions(filters)))
    .$dynamic();

const sumOf = async (at: Reading, where: SQL | undefined) => {
  const [sums] = await at.db
    .select({
      cents: sql<number>`coalesce(sum(${bankLine.cents}) FILTER (WHERE ${bankLine.currency} = 'SGD' AND ${bankLine.state} NOT IN ('UNDECIDED', 'DUPLICATE')), 0)::bigint`,
    })
    .from(bankLine)
    .where(where);
  return sums ?? null;
};

const conditions = ({ search, state, from, to }: Filters): (SQL | undefined)[] => [
  search ? or(ilike(bankLine.payer, containing(search)), ilike(bankLine.reference, containing(search))) : undefined,
  state ? eq(bankLine.state, state) : ne(bankLine.state, 'DUPLICATE'),
  from ? gte(bankLine.day, from) : undefined,
  to ? lte(bankLine.day, to) : undefined,
];

/**
 * The open invoices that could be proposed for any of these lines: by number, by amount, or of one addressee together. Each is found by
 * an index of its own. A credited invoice has nothing open.
 */
const proposable = `
  SELECT id AS "invoiceId", number, bill_to AS "to", printed ->> 'address' AS address, open_net + open_gst AS "openCents"
  FROM invoice WHERE id IN (
    SELECT id FROM invoice WHERE open_net + open_gst > 0 AND number = ANY($1::text[])
    UNION SELECT id FROM invoice WHERE open_net + open_gst > 0 AND open_net + open_gst = ANY($2::bigint[])
    UNION SELECT id FROM invoice WHERE open_net + open_gst > 0 AND bill_to IN (
      SELECT bill_to FROM invoice WHERE open_net + open_gst > 0
      GROUP BY bill_to HAVING sum(open_net + open_gst) = ANY($2::bigint[])))
  ORDER BY due_on, id`;

const candidates = async (at: Reading, lines: Naming[]): Promise<OpenInvoice[]> => {
  if (lines.length === 0) return [];
  return ask<OpenInvoice>(at.db, proposable, [
    lines.flatMap(({ numbers }) => numbers),
    lines.map(({ cents }) => cents),
  ]);
};
