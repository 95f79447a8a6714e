import { expect, it } from 'vitest';
import { readPdf } from '#test/pdf.ts';
import { booksAgree } from '../rig/invariants/books-agree.ts';
import { anAgencyThatPays } from '../rig/payouts.ts';

const agency = await anAgencyThatPays();
const { admin, preparer, approver, query, place, anEarner, aPaidDeal, aRun, readNext } = agency;
const at = '/agency/v1/finance';
const [earned, gst] = [3_968_000, 357_120];
const why = 'Owed to the agency: carried to the next run';

/** A registered salesperson who was paid with GST for a payment that bounced. */
const aDebtor = async (name: string) => {
  const { agent, receiptId, dealNo } = await anEarner({ name });
  await query("UPDATE person SET gst_number = 'M90123456X', gst_from = '2026-01-01' WHERE id = $1", [
    agent.person.userId,
  ]);
  const { lines } = await aRun('paid');
  expect(lines).toMatchObject([{ gstCents: gst, netCents: earned + gst }]);
  const returned = { returnedOn: '2026-11-20', reason: 'Recalled' };
  expect((await preparer.put(`${at}/receipts/${receiptId}/return`, returned)).status).toBe(200);
  return { agent, dealNo, payeeId: agent.person.userId };
};

const dataOf = async (answer: ReturnType<typeof preparer.get>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const inputGst = async () => (await dataOf(preparer.get(`${at}/gst?quarter=2026-Q4`))).inputCents as number;

it('a debt has the GST that was paid on what is taken back, in every place that shows it', async () => {
  expect((await admin.put('/agency/v1/settings/selfBilling', { value: true, version: 0 })).status).toBe(200);
  const { agent, dealNo, payeeId } = await aDebtor('Owes GST');
  expect((await dataOf(preparer.get(`${at}/debts`))).rows).toMatchObject([
    { name: 'Owes GST', owedCents: earned + gst },
  ]);
  const parts = [
    { kind: 'OWN', of: dealNo, cents: -earned },
    { kind: 'GST', of: dealNo, cents: -gst },
  ];
  expect((await dataOf(preparer.get(`${at}/debts/${payeeId}/items`))).rows).toMatchObject(parts);
  const held = parts.map((part) => ({ ...part, why }));
  expect(await readNext()).toMatchObject({ people: 0, held, heldCents: -earned - gst });
  const next = await dataOf(agent.get('/api/v1/my-production/next-payout'));
  expect(next.rows.map(({ kind, cents }: { kind: string; cents: number }) => [kind, cents])).toEqual(
    expect.arrayContaining([
      ['OWN', -earned],
      ['GST', -gst],
    ]),
  );
  expect(next).toMatchObject({ readyCents: -earned - gst, totals: { cents: -earned - gst } });

  const totals = { earnedCents: 0, paidCents: earned, gstBackCents: gst };
  expect(await dataOf(agent.get('/api/v1/my-production/search-payout-deal'))).toMatchObject({ totals });

  await aPaidDeal(agent);
  await aPaidDeal(agent);
  await aPaidDeal(agent);
  const { lines } = await aRun('paid');
  expect(lines).toMatchObject([{ netCents: 2 * earned + 2 * gst }]);
  expect((await dataOf(preparer.get(`${at}/debts`))).rows).toEqual([]);
  await booksAgree(query);
});

it('what is given up of it is a loss with the GST, which is claimed no more, and the next payout is whole', async () => {
  const { agent, payeeId } = await aDebtor('Given Up With GST');
  const claimed = await inputGst();
  const prepared = await dataOf(preparer.post(`${at}/write-offs`, { payeeId, reason: 'Left the trade' }));
  expect(prepared.cents).toBe(earned + gst);
  await dataOf(approver.put(`${at}/write-offs/${prepared.writeOffId}/approval`, {}));
  await booksAgree(query);
  expect(await inputGst()).toBe(claimed - gst);
  const { rows } = await dataOf(preparer.get(`${at}/gst/rows?quarter=2026-Q4&of=INPUT&search=given`));
  expect(rows).toContainEqual(
    expect.objectContaining({
      number: 'Debt written off',
      who: 'Given Up With GST',
      netCents: -earned,
      gstCents: -gst,
    }),
  );
  expect(await readNext()).toMatchObject({ people: 0, held: [] });
  expect((await dataOf(preparer.get(`${at}/debts?state=WRITTEN_OFF`))).rows).toMatchObject([
    { owedCents: 0, writtenOffCents: earned + gst },
  ]);

  await aPaidDeal(agent);
  const { lines } = await aRun('paid');
  expect(lines).toMatchObject([{ ownCents: 0, writtenOffCents: earned + gst, gstCents: 0, netCents: earned + gst }]);
  const { text } = await readPdf((await preparer.get(`${place}/lines/${lines[0].lineId}/statement`)).raw);
  for (const words of ['Debt written off', '43,251.20', 'GST taken back, as it was paid', '3,571.20'])
    expect(text).toContain(words);
  expect(await inputGst()).toBe(claimed);
  await booksAgree(query);
});
