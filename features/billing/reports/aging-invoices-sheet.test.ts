import { read, utils } from '@e965/xlsx';
import { expect, it } from 'vitest';
import { allAt, aRevisingDesk } from '../rig/revising.ts';

const place = '/agency/v1/finance';

it('the file of open invoices has what was credited in part neither as invoiced nor as received', async () => {
  const { rig, finance, done } = await aRevisingDesk();
  const { dealId, invoiceId, number } = await rig.anInvoice();
  await done(dealId, allAt(4_000_000));
  await rig.receive([{ invoiceId, cents: 360_000 }]);
  const { Sheets, SheetNames } = read((await finance.get(`${place}/aging/invoices/export?by=AGENT`)).raw);
  const lines = utils.sheet_to_json<Record<string, unknown>>(Sheets[SheetNames[0] ?? ''] ?? {});
  expect(lines.find(({ Invoice }) => Invoice === number)).toMatchObject({
    'Total incl. GST (S$)': 43_600,
    'GST (S$)': 3_600,
    'Received (S$)': 3_600,
    'Outstanding (S$)': 40_000,
  });
});
