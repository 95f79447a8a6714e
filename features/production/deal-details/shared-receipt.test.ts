import { expect, it } from 'vitest';
import { anAgencyThatPays } from '#features/payout/rig/payouts.ts';
import { formatAmount } from '#platform/contract/money.ts';
import { readPdf } from '#test/pdf.ts';
import type { Client } from '#test/people.ts';

/** One payment of a developer for deals of two salespeople. */
const agency = await anAgencyThatPays();
const { app, preparer, query } = agency;

it('a receipt shows a salesperson the invoices of their own deals, and those of others as one line', async () => {
  const [one, other] = [await app.letIn(await app.aSalesperson()), await app.letIn(await app.aSalesperson())];
  const ofOne = await agency.aBilledDeal(one);
  const ofOther = [await agency.aBilledDeal(other), await agency.aBilledDeal(other)];
  const numbers = new Map(
    (await query<{ id: string; number: string }>('SELECT id, number FROM invoice')).map(({ id, number }) => [
      id,
      number,
    ]),
  );
  const numberOf = ({ invoiceId }: { invoiceId: string }) => numbers.get(invoiceId) ?? 'none';
  const paid = [ofOne, ...ofOther].map((deal, index) => ({ invoiceId: deal.invoiceId, cents: 1_090_001 + index }));
  const cents = paid.reduce((sum, each) => sum + each.cents, 0);
  const reference = `For ${[ofOne, ...ofOther].map(numberOf).join(', ')}`;
  const { body } = await preparer.post('/agency/v1/finance/receipts', {
    method: 'GIRO',
    payer: 'A Developer Pte Ltd',
    reference,
    receivedOn: '2026-11-20',
    cents,
    invoices: paid,
  });
  const textFor = async (who: Client, { dealId }: { dealId: string }) => {
    const address = `/api/v1/my-production/download-official-receipt?transId=${dealId}&commrcvID=${body.data.receiptId}`;
    return (await readPdf((await who.get(address)).raw)).text;
  };

  const seen = await textFor(one, ofOne);
  expect(seen).toContain(numberOf(ofOne));
  expect(seen).toContain('Other invoices');
  expect(seen).toContain(formatAmount(2 * 1_090_002 + 1));
  for (const hidden of [...ofOther.map(numberOf), formatAmount(1_090_002)]) expect(seen).not.toContain(hidden);

  const theirs = await textFor(other, ofOther[0] as { dealId: string });
  for (const paper of ofOther.map(numberOf)) expect(theirs).toContain(paper);
  expect(theirs).not.toContain(numberOf(ofOne));

  const whole = await textFor(preparer, ofOne);
  for (const paper of [reference, ...[ofOne, ...ofOther].map(numberOf)]) expect(whole).toContain(paper);
  expect(whole).not.toContain('Other invoices');
});
