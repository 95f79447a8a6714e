import { Readable } from 'node:stream';
import { asc, eq } from 'drizzle-orm';
import { importBank } from '#features/billing/index.server.ts';
import type { Day } from '#platform/contract/days.ts';
import { plainAmount } from '#platform/contract/money.ts';
import type { Writing } from '#platform/server/context.ts';
import { payoutLine } from '../tables.server.ts';

/** The bank's statement of a pay day: some payments of the run by their numbers, and the last of several with another amount. */
export const demoPayoutStatement = async (at: Writing, { runId, payDay }: { runId: string; payDay: Day }) => {
  const lines = await at.db
    .select()
    .from(payoutLine)
    .where(eq(payoutLine.runId, runId))
    .orderBy(asc(payoutLine.voucher))
    .limit(4);
  const rows = lines.map(({ voucher, netCents, printed }, index) =>
    [
      payDay,
      `GIRO ${voucher}`,
      `"${printed?.to.name ?? ''}"`,
      plainAmount(netCents + (index > 0 && index === lines.length - 1 ? 100 : 0)),
      '',
      'SGD',
    ].join(','),
  );
  const text = ['Transaction Date,Reference,Client Reference,Debit Amount,Credit Amount,Currency', ...rows].join('\n');
  await importBank(at, { file: { fileName: 'pay-day.csv', source: Readable.from([Buffer.from(text)]) } });
};
