import { beforeAll, expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { clockAt } from '#platform/server/clock.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anApprovedDeal } from '#test/approved-deal.ts';
import { billOf } from '#test/deals.ts';
import { type MoneyDesk, moneyDesk } from '../rig/money-desk.ts';

let app: TestApp;
let rig: MoneyDesk;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  rig = await moneyDesk(app, '2026-11-19');
});

const states = ['OPEN', 'CANCELLED', 'ABORTED'] as const;
const truths = [true, false];
/** Every combination of what the rule asks of a bill without an invoice. Of a deal that was closed, the submission is not on hold. */
const drawn = states.flatMap((state) =>
  (state === 'OPEN' ? truths : [false]).flatMap((isPending) =>
    truths.flatMap((isComplete) =>
      truths.flatMap((isRemoved) =>
        (state === 'ABORTED' ? truths : [false]).map((isForfeiture) => ({
          state,
          isPending,
          isComplete,
          isRemoved,
          isForfeiture,
        })),
      ),
    ),
  ),
);
const sql = (text: string, values: unknown[]) => ask(app.services.database, text, values);

it('the list of bills has those as ready that the rule lets be invoiced, and no others', async () => {
  const rowsRead: unknown[] = [];
  const byRule: unknown[] = [];
  for (const [at, each] of drawn.entries()) {
    const property = { ...sampleInfo().property, unit: `71-${at}` };
    const { dealId, caseNo, eSubId } = await anApprovedDeal(rig.agent, rig.desk, { info: { property } });
    const { billId } = await billOf(rig.finance, caseNo);
    await sql('UPDATE deal_bill SET is_forfeiture = $2, removed_at = $3 WHERE id = $1', [
      billId,
      each.isForfeiture,
      each.isRemoved ? '2026-11-19T02:00:00Z' : null,
    ]);
    await sql('UPDATE deal SET state = $2, completed_on = $3, closed_at = $4 WHERE id = $1', [
      dealId,
      each.state,
      each.isComplete ? '2026-11-19' : null,
      each.state === 'OPEN' ? null : '2026-11-19T03:00:00Z',
    ]);
    if (each.isPending) await sql('UPDATE esubmission SET status = 8, held_from = 7 WHERE id = $1', [eSubId]);
    const read = await rig.readBill(billId);
    rowsRead.push({ ...each, isReady: read.state === 'READY' });
    byRule.push({ ...each, isReady: read.notBillable === null });
  }
  expect(rowsRead).toEqual(byRule);
  expect(new Set(rowsRead.map((each) => (each as { isReady: boolean }).isReady))).toEqual(new Set(truths));
});
