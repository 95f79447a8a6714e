import { and, eq, type SQL } from 'drizzle-orm';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { pdfFile } from '#platform/server/pdf/pdf-file.ts';
import { payoutLine, payoutRun } from '../tables.ts';
import { cobrokeStatementData } from './cobroke-statement-data.ts';
import { statementData } from './statement-data.ts';
import { taxInvoiceData } from './tax-invoice-data.ts';

const statement = new URL('./statement.typ', import.meta.url);
const cobrokeStatement = new URL('./cobroke-statement.typ', import.meta.url);
const taxInvoice = new URL('./tax-invoice.typ', import.meta.url);

/** A payout statement, for whoever `scope` lets see the line. */
export const downloadStatement = async (at: Reading, id: string, scope?: SQL): Promise<FileAnswer> => {
  const { printed, approvedAt, isVoid } = await readPrinted(at, id, scope);
  const { cobroke, voucher: name } = printed;
  if (cobroke) {
    const data = cobrokeStatementData(printed, cobroke, { isVoid });
    return pdfFile(at.actor.userId, { template: cobrokeStatement, data, name, at: approvedAt });
  }
  const data = statementData(printed, { isVoid });
  return pdfFile(at.actor.userId, { template: statement, data, name, at: approvedAt });
};

/** The tax invoice that the agency made for a salesperson. */
export const downloadTaxInvoice = async (at: Reading, id: string, scope?: SQL): Promise<FileAnswer> => {
  const { printed, approvedAt, isVoid } = await readPrinted(at, id, scope);
  const { gst } = printed;
  if (!gst?.isSelfBilled) throw missing('tax invoice');
  const data = taxInvoiceData(printed, gst, { isVoid });
  return pdfFile(at.actor.userId, { template: taxInvoice, data, name: gst.invoice, at: approvedAt });
};

/** There is nothing to print before the run is approved, and finance alone sees what a withdrawn run printed. */
const readPrinted = async (at: Reading, id: string, scope: SQL | undefined) => {
  const [found] = await at.db
    .select({ printed: payoutLine.printed, approvedAt: payoutRun.approvedAt, state: payoutRun.state })
    .from(payoutLine)
    .innerJoin(payoutRun, eq(payoutRun.id, payoutLine.runId))
    .where(and(eq(payoutLine.id, id), scope));
  if (!found?.printed || !found.approvedAt) throw missing('payout statement');
  const { printed, approvedAt, state } = found;
  const isVoid = state === 'WITHDRAWN';
  if (isVoid && scope) throw missing('payout statement');
  return { printed, approvedAt, isVoid };
};
