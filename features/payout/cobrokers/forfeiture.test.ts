import { expect, it } from 'vitest';
import { sampleExternal, sampleInfo } from '#demo/sample.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { anApprovedCase } from '#test/deals.ts';
import { harbour } from '../rig/agencies.ts';
import { anAgencyWithCobrokers } from '../rig/cobrokers.ts';

const agency = await anAgencyWithCobrokers();
const { agent, desk, preparer, place, must, giveAgencyAccount, tie, enterInvoice, aReadyShare } = agency;
const { aRun, readNext, query, owedToCobrokers } = agency;
const finance = '/agency/v1/finance';
let units = 0;

/** A deal of S$ 49,600.00 that is half another agency's, with the share's id. */
const aSharedDeal = async () => {
  units += 1;
  const info = { property: { ...sampleInfo().property, unit: `72-${units}` } };
  const made = await anApprovedCase(agent, desk, info, {}, undefined, [sampleExternal()]);
  const [share] = await query<{ dealId: string; shareId: string; dealNo: string }>(
    `SELECT d.id AS "dealId", d.deal_no AS "dealNo", s.id AS "shareId" FROM deal d JOIN deal_share s ON s.deal_id = d.id
     WHERE d.esubmission_id = $1 AND s.user_id IS NULL`,
    [made.eSubId],
  );
  return { ...made, dealId: share?.dealId ?? '', dealNo: share?.dealNo ?? '', shareId: share?.shareId ?? '' };
};

/** Has the deal fall through, and our client pay what was forfeited. */
const forfeit = async ({ eSubId, caseNo }: { eSubId: string; caseNo: string }, cents: number) => {
  const file = { name: 'lapsed.pdf', bytes: samplePdf() };
  const { fileId } = await must(desk.upload(`/api/v1/esubmissions/${eSubId}/evidence`, {}, file));
  const body = { reason: 'The option lapsed', evidenceFileId: fileId, forfeitureCents: cents };
  await must(desk.put(`/api/v1/esubmissions/${eSubId}/status/9`, body));
  const { rows } = await must(preparer.get(`${finance}/bills?search=${caseNo}`));
  const { billId, totalCents } = rows.find(({ isForfeiture }: { isForfeiture: boolean }) => isForfeiture);
  const { invoiceId } = await must(preparer.post(`${finance}/invoices`, { billId }));
  await must(
    preparer.post(`${finance}/receipts`, {
      method: 'GIRO',
      payer: 'Goh Siew Choo',
      receivedOn: '2026-11-20',
      cents: totalCents,
      invoices: [{ invoiceId, cents: totalCents }],
    }),
  );
};

it('a forfeited share is paid with its GST, in a run with others, and paid again if the bank returns it', async () => {
  await giveAgencyAccount(harbour);
  await aReadyShare();
  const deal = await aSharedDeal();
  await must(tie(deal.shareId));
  await forfeit(deal, 66_667);
  expect((await readNext('COBROKERS')).held).toMatchObject([
    { of: deal.dealNo, why: 'Their tax invoice is not entered' },
  ]);
  // S$ 333.34 of the share, not its S$ 24,800.00.
  expect(await must(enterInvoice(deal.shareId))).toMatchObject({ gstCents: 3_000 });
  expect(await must(preparer.get(`${finance}/cobroke-shares/${deal.shareId}`))).toMatchObject({
    state: 'READY',
    amountCents: 33_334,
    earnedCents: 33_334,
    invoice: { netCents: 33_334, gstCents: 3_000 },
  });
  const { lines } = await aRun('paid', 'COBROKERS');
  const netCents = 2_480_000 + 223_200 + 33_334 + 3_000;
  expect(lines).toMatchObject([{ ownCents: 2_480_000 + 33_334, gstCents: 223_200 + 3_000, netCents }]);
  const { ledger, records } = await owedToCobrokers();
  expect([ledger, records]).toEqual([0, 0]);
  const back = { returnedOn: '2026-11-20', reason: 'Account closed' };
  await must(preparer.put(`${place}/lines/${lines[0].lineId}/return`, back));
  expect((await aRun('paid', 'COBROKERS')).lines).toMatchObject([{ returnedCents: netCents, netCents }]);
});

it('one whose tax invoice was of the whole share waits until that is credited, and a new one is entered', async () => {
  const deal = await aSharedDeal();
  await must(tie(deal.shareId));
  const { invoiceId } = await must(enterInvoice(deal.shareId));
  await forfeit(deal, 66_667);
  expect((await readNext('COBROKERS')).held).toMatchObject([
    { of: deal.dealNo, cents: 33_334, why: 'Their tax invoice is of another amount than their share' },
  ]);
  const listed = async (state: string) =>
    (await must(preparer.get(`${finance}/cobroke-shares?state=${state}`))).rows.map(
      ({ shareId }: { shareId: string }) => shareId,
    );
  expect(await listed('OTHER_INVOICE')).toEqual([deal.shareId]);
  const credit = { number: 'HH-C1', creditedOn: '2026-11-20' };
  await must(preparer.put(`${finance}/cobroke-invoices/${invoiceId}/credit-note`, credit));
  expect(await must(enterInvoice(deal.shareId))).toMatchObject({ gstCents: 3_000 });
  expect((await aRun('paid', 'COBROKERS')).netCents).toBe(33_334 + 3_000);
  const { ledger, records } = await owedToCobrokers();
  expect([ledger, records]).toEqual([0, 0]);
});

it('there is no tax invoice for the share of a deal that fell through with nothing', async () => {
  const deal = await aSharedDeal();
  await must(tie(deal.shareId));
  const file = { name: 'lapsed.pdf', bytes: samplePdf() };
  const { fileId } = await must(desk.upload(`/api/v1/esubmissions/${deal.eSubId}/evidence`, {}, file));
  await must(
    desk.put(`/api/v1/esubmissions/${deal.eSubId}/status/9`, {
      reason: 'The option lapsed',
      evidenceFileId: fileId,
      forfeitureCents: 0,
    }),
  );
  expect((await enterInvoice(deal.shareId)).body.errors[0].message).toContain('no GST on this share');
});
