import { expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { testApp } from '#test/app.ts';
import { giveParticulars } from '#test/deals.ts';
import { readPdf } from '#test/pdf.ts';
import { moneyDesk } from '../rig/money-desk.ts';
import { invoicesFile } from './download.ts';

it('several invoices are one file, each on pages of its own', async () => {
  const app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  await giveParticulars(await app.signIn(await app.anAdmin()));
  const rig = await moneyDesk(app, '2026-11-12');
  const [first, second] = [await rig.anInvoice(), await rig.anInvoice()];
  const at = { ...app.asNobody, actor: rig.finance.person };
  const { name, body } = await invoicesFile(
    at,
    'INVOICE',
    [first.invoiceId, second.invoiceId],
    'D-2026-000001_invoices',
  );
  expect(name).toBe('D-2026-000001_invoices.pdf');
  const { text } = await readPdf(body as Buffer);
  for (const { number } of [first, second]) expect(text.split(`${number}`).length).toBeGreaterThan(2);
  expect(text.match(/Tax invoice/g)?.length).toBeGreaterThanOrEqual(2);
});
