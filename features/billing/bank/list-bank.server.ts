import { and, eq, gte, lte, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Data, Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { hasWords } from '#platform/server/database/search.ts';
import { aliased } from '#platform/server/database/statement-of.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import type { billing } from '../room.calls.ts';
import { bankImport, bankLine, receipt } from '../tables.server.ts';
import { type BankLine, bankList } from './bank.calls.ts';
import { chargesOf } from './charges.server.ts';
import { saidBy } from './lines.server.ts';
import { type Naming, namingsOf } from './naming.server.ts';
import type { BankPayments } from './payments.server.ts';
import { type OpenInvoice, proposalFor } from './propose.rules.ts';
import { recordedOf } from './recorded.server.ts';
import { paysNothing, takenBackOn } from './reversals.server.ts';

/** The line that a duplicate is the same as. */
const same = alias(bankLine, 'same');

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
  sameAs: sql<BankLine['sameAs']>`CASE WHEN ${same.id} IS NOT NULL THEN jsonb_build_object(
    'payer', ${same.payer}, 'reference', ${same.reference}, 'file', ${bankImport.file}) END`,
};

const lines = serveList(bankList, {
  name: 'bank-lines',
  title: 'Bank lines',
  action: 'billing.bank-lines-exported',
  last: 'lineId',
  summedWhere: "currency = 'SGD' AND state NOT IN ('UNDECIDED', 'DUPLICATE')",
  rows: ({ db }, { search, state, from, to }) =>
    db
      .select(aliased(columns))
      .from(bankLine)
      .leftJoin(receipt, eq(receipt.id, bankLine.receiptId))
      .leftJoin(same, eq(same.id, bankLine.sameAs))
      .leftJoin(bankImport, eq(bankImport.id, same.import))
      .where(
        and(
          hasWords(search, bankLine.search),
          state ? eq(bankLine.state, state) : ne(bankLine.state, 'DUPLICATE'),
          from ? gte(bankLine.day, from) : undefined,
          to ? lte(bankLine.day, to) : undefined,
        ),
      ),
});

export const bankSheet = lines.file;

/** A page of the bank's lines, each that waits with the invoices that it probably pays, or with the payment that it names. */
export const listBankLines =
  (payments: BankPayments) =>
  async (at: Reading, input: Input<typeof billing.bankLines>): Promise<Data<typeof billing.bankLines>> => {
    const { rows, ...page } = await lines.page(at, input);
    const waiting = rows.filter(({ state }) => state === 'NEW' || state === 'DEBIT');
    const credits = waiting.filter(({ state }) => state === 'NEW');
    const takenBack = await takenBackOn(
      at,
      credits.map(({ lineId }) => lineId),
    );
    const paying = waiting.filter((row) => !paysNothing(row) && !takenBack.has(row.lineId));
    const namings = new Map((await namingsOf(at, paying)).map((naming) => [naming.lineId, naming]));
    const texts = waiting.map((row) => ({ ...row, said: saidBy(row) }));
    const [open, recorded, paid, charges] = await Promise.all([
      candidates(
        at,
        [...namings.values()].filter(({ cents }) => cents > 0),
      ),
      recordedOf(at, [...namings.values()]),
      payments.named(at, texts),
      chargesOf(
        at,
        rows.map(({ lineId }) => lineId),
      ),
    ]);
    return {
      ...page,
      rows: rows.map((row) => ({
        ...row,
        takenBackOn: takenBack.get(row.lineId) ?? null,
        payment: paid.get(row.lineId) ?? null,
        recorded: recorded.get(row.lineId) ?? [],
        proposal: proposedFor(row.state === 'NEW' ? namings.get(row.lineId) : undefined, open),
        proForma: namings.get(row.lineId)?.proForma ?? null,
        entryIds: [...(row.receiptId ? [row.receiptId] : []), ...(charges.get(row.lineId) ?? [])],
      })),
    };
  };

const proposedFor = (naming: Naming | undefined, open: OpenInvoice[]) => (naming && proposalFor(naming, open)) ?? null;

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
