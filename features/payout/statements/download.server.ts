import { and, eq, type SQL } from 'drizzle-orm';
import { withLetterhead } from '#features/firm/server/index.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { pdfFile } from '#platform/server/pdf/pdf-file.ts';
import { payoutLine, payoutRun } from '../tables.server.ts';
import { type Paper, papersOf } from './papers-of.server.ts';

/** A payout statement, for whoever `scope` lets see the line. */
export const downloadStatement = (at: Reading, id: string, scope?: SQL): Promise<FileAnswer> =>
  download(at, id, 'STATEMENT', scope);

/** Of lines of runs: those that pay this person. */
export const paysPerson = (personId: string): SQL => eq(payoutLine.personId, personId);

/** The tax invoice that the agency made for a salesperson. */
export const downloadTaxInvoice = (at: Reading, id: string, scope?: SQL): Promise<FileAnswer> =>
  download(at, id, 'TAX_INVOICE', scope);

const called = { STATEMENT: 'payout statement', TAX_INVOICE: 'tax invoice' } as const;

/**
 * There is nothing to print before the run is approved, and finance alone sees what a withdrawn run or a line that was left out printed. Only some payouts come
 * with a tax invoice that the agency makes.
 */
const download = async (at: Reading, id: string, wanted: Paper['kind'], scope: SQL | undefined) => {
  const [row] = await at.db
    .select({
      printed: payoutLine.printed,
      isSelfBilled: payoutLine.isSelfBilled,
      leftOutAt: payoutLine.leftOutAt,
      approvedAt: payoutRun.approvedAt,
      state: payoutRun.state,
    })
    .from(payoutLine)
    .innerJoin(payoutRun, eq(payoutRun.id, payoutLine.runId))
    .where(and(eq(payoutLine.id, id), scope));
  if (row && !row.printed && (wanted === 'STATEMENT' || row.isSelfBilled))
    throw new Refusal(
      'paper.missing',
      `This ${called[wanted]} is not made yet. It is made when the payout is approved.`,
    );
  if (!row?.printed || !row.approvedAt) throw missing(called[wanted]);
  const { printed, approvedAt, state, leftOutAt } = row;
  const isVoid = state === 'WITHDRAWN' || leftOutAt !== null;
  if (isVoid && scope) throw missing(called[wanted]);
  const paper = papersOf(printed, { isVoid }).find(({ kind }) => kind === wanted);
  if (!paper) throw missing(called[wanted]);
  const { template, data, name } = paper;
  return pdfFile(at.actor.userId, { template, data: await withLetterhead(at.db, data), name, at: approvedAt });
};
