import { and, eq, type SQL } from 'drizzle-orm';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { pdfFile } from '#platform/server/pdf/pdf-file.ts';
import { payoutLine, payoutRun } from '../tables.ts';
import { statementData } from './statement-data.ts';

const template = new URL('./statement.typ', import.meta.url);

/**
 * A payout statement, for whoever `scope` lets see the line. There is none before the run is
 * approved, and finance alone sees one of a run that was withdrawn.
 */
export const downloadStatement = async (at: Reading, id: string, scope?: SQL): Promise<FileAnswer> => {
  const [found] = await at.db
    .select({ printed: payoutLine.printed, approvedAt: payoutRun.approvedAt, state: payoutRun.state })
    .from(payoutLine)
    .innerJoin(payoutRun, eq(payoutRun.id, payoutLine.runId))
    .where(and(eq(payoutLine.id, id), scope));
  if (!found?.printed || !found.approvedAt) throw missing('payout statement');
  const { printed, approvedAt, state } = found;
  const isVoid = state === 'WITHDRAWN';
  if (isVoid && scope) throw missing('payout statement');
  const data = statementData(printed, { isVoid });
  return pdfFile(at.actor.userId, { template, data, name: printed.voucher, at: approvedAt });
};
