import { expect, it } from 'vitest';
import { readPdf } from '#test/pdf.ts';
import { aMoneyDesk } from '../rig/money-desk.ts';
import { invoicesFile } from './download.server.ts';

it('several invoices are one file, each on pages of its own', async () => {
  const { app, finance, anInvoice } = await aMoneyDesk('2026-11-12');
  const [first, second] = [await anInvoice(), await anInvoice()];
  const at = { ...app.asNobody, actor: finance.person };
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
