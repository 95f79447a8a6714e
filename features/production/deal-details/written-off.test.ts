import { expect, it } from 'vitest';
import { anAgencyThatPays } from '#features/payout/rig/payouts.ts';

const { app, preparer, approver, aBilledDeal } = await anAgencyThatPays();
const finance = '/agency/v1/finance';
const reason = 'The client was declared bankrupt';

it('a deal says what was written off of its invoice, and not why', async () => {
  const me = await app.letIn(await app.aSalesperson());
  const { dealId, invoiceId, totalCents } = await aBilledDeal(me);
  const deal = async (who = me) =>
    (await who.get(`/api/v1/my-production/view-deal-detail?transId=${dealId}`)).body.data;
  expect((await deal()).invoices).toMatchObject([{ openCents: totalCents, writtenOffCents: 0 }]);

  const request = await preparer.post(`${finance}/requests`, { kind: 'WRITE_OFF', invoiceId, reason });
  expect(request.status, JSON.stringify(request.body)).toBe(200);
  expect((await approver.put(`${finance}/requests/${request.body.data.requestId}/approval`)).status).toBe(200);

  const mine = await deal();
  const written = { totalCents, openCents: 0, writtenOffCents: totalCents };
  for (const { invoices } of [mine, await deal(preparer)]) expect(invoices).toMatchObject([written]);
  expect(mine.timeline).toContainEqual(
    expect.objectContaining({
      what: expect.stringMatching(/^Invoice/),
      note: 'S$ 54,064.00, S$ 54,064.00 written off since',
    }),
  );
  expect(JSON.stringify(mine)).not.toContain(reason);
});
