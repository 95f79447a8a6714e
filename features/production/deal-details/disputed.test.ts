import { expect, it } from 'vitest';
import { anAgencyThatPays } from '#features/payout/rig/payouts.ts';

const { app, preparer, aBilledDeal } = await anAgencyThatPays();
const place = '/api/v1/my-production';
const finance = '/agency/v1/finance';
const reason = 'The commission was agreed lower';

it('a deal says that its invoice is disputed, and why, as long as something is open of it', async () => {
  const me = await app.letIn(await app.aSalesperson());
  const { dealId, invoiceId } = await aBilledDeal(me);
  const invoice = async (who = me) =>
    (await who.get(`${place}/view-deal-detail?transId=${dealId}`)).body.data.invoices[0];
  const none = { isDisputed: false, disputeReason: null };
  expect(await invoice()).toMatchObject(none);
  await preparer.put(`${finance}/invoices/${invoiceId}/dispute`, { reason });
  for (const who of [me, preparer])
    expect(await invoice(who)).toMatchObject({ isDisputed: true, disputeReason: reason });
  const { openCents: cents } = await invoice();
  const paid = await preparer.post(`${finance}/receipts`, {
    method: 'GIRO',
    payer: 'Goh Siew Choo',
    reference: 'Paid after all',
    receivedOn: '2026-11-20',
    cents,
    invoices: [{ invoiceId, cents }],
  });
  expect(paid.status).toBe(200);
  expect(await invoice()).toMatchObject({ openCents: 0, ...none });
});
