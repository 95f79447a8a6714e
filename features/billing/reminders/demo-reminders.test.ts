import { expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { transact, type Writing } from '#platform/server/context.ts';
import { aMoneyDesk } from '../rig/money-desk.ts';
import { demoReminders } from './demo-reminders.server.ts';

it('the demo sends each reminder before the next one is made, and leaves those of the last days to be sent', async () => {
  const { app, finance, anInvoice, readBill } = await aMoneyDesk('2026-11-12');
  const late = {
    '2026-09-20': [1, 2, 3],
    '2026-10-20': [1, 2],
    '2026-10-10': [1, 2],
    '2026-11-13': [1],
    '2026-11-14': [],
  };
  const bills: [billId: string, types: number[]][] = [];
  for (const [dueOn, types] of Object.entries(late)) {
    const { billId, invoiceId } = await anInvoice();
    const { $client } = app.services.database;
    await $client.query('UPDATE invoice SET due_on = $1 WHERE id = $2', [dueOn, invoiceId]);
    await $client.query('UPDATE deal_bill SET email = $1 WHERE id = $2', ['client@home.example', billId]);
    bills.push([billId, types]);
  }
  await transact({ ...app.asNobody, actor: finance.person }, async (at: Writing) => {
    await demoReminders((day) => ({ ...at, clock: clockAt(`${day}T03:00:00Z`) }), '2026-11-20');
  });
  const sentOf = async (billId: string) => {
    const { reminders, mails } = await readBill(billId);
    return reminders.map(({ number, type, madeOn }: { number: string; type: number; madeOn: string }) => {
      const sent = mails.find((mail: { number: string }) => mail.number === number);
      return [type, madeOn, sent?.sentAt.slice(0, 10)];
    });
  };
  for (const [billId, types] of bills) {
    const made = await sentOf(billId);
    expect(made.map(([type]: [number]) => type)).toEqual(types);
  }
  const [oldest = '', later = '', middle = '', newest = ''] = bills.map(([billId]) => billId);
  expect(await sentOf(oldest)).toEqual([
    [1, '2026-09-27', '2026-09-28'],
    [2, '2026-10-11', '2026-10-12'],
    [3, '2026-11-04', '2026-11-05'],
  ]);
  expect(await sentOf(later)).toEqual([
    [1, '2026-10-27', '2026-10-28'],
    [2, '2026-11-10', '2026-11-11'],
  ]);
  expect((await sentOf(middle)).at(-1)).toEqual([2, '2026-10-31', '2026-11-01']);
  expect(await sentOf(newest)).toEqual([[1, '2026-11-20', undefined]]);
});
