import { and, eq, type SQL } from 'drizzle-orm';
import { pdfMediaType } from '#platform/contract/files.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { fairQueue } from '#platform/server/fair-queue.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { renderPdf } from '#platform/server/pdf/render-pdf.ts';
import { payoutLine, payoutRun } from '../tables.ts';
import { statementData } from './statement-data.ts';

const template = new URL('./statement.typ', import.meta.url);

/** One thread sets all documents: people take turns, and of one person only so many wait. */
const queue = fairQueue({ each: 1, all: 2, waiting: 20 });

/** A payout statement, for whoever `scope` lets see the line. There is none before the run is approved. */
export const downloadStatement = async (at: Reading, id: string, scope?: SQL): Promise<FileAnswer> => {
  const [found] = await at.db
    .select({ printed: payoutLine.printed, approvedAt: payoutRun.approvedAt })
    .from(payoutLine)
    .innerJoin(payoutRun, eq(payoutRun.id, payoutLine.runId))
    .where(and(eq(payoutLine.id, id), scope));
  if (!found?.printed || !found.approvedAt) throw missing('payout statement');
  const { printed, approvedAt } = found;
  const body = await queue(at.actor.userId, () => renderPdf(template, statementData(printed), approvedAt));
  return { name: `${printed.voucher}.pdf`, contentType: pdfMediaType, size: body.length, body };
};
