import { expect, it } from 'vitest';
import { harbour } from '../rig/agencies.ts';
import { anAgencyWithCobrokers } from '../rig/cobrokers.ts';

const agency = await anAgencyWithCobrokers();
const { preparer, place, aReadyShare, giveAgencyAccount, must, drawUp, approve, send, pay, readRun, readNext } = agency;
const finance = '/agency/v1/finance';
const why = 'Held by finance: A complaint';

/** Holds the agency. Answers what releases it. */
const hold = async () => {
  const body = { kind: 'AGENCY', source: harbour.licenceNo, reason: 'A complaint' };
  const { holdId } = await must(preparer.post(`${finance}/payout-holds`, body));
  expect((await preparer.post(`${finance}/payout-holds`, body)).status).toBe(409);
  return () => must(preparer.put(`${finance}/payout-holds/${holdId}/release`, {}));
};

it('finance holds an agency: its shares, the GST on them, and what the bank returned', async () => {
  await giveAgencyAccount(harbour);
  expect(await must(preparer.get(`${finance}/payout-subjects?kind=AGENCY&search=harbour`))).toMatchObject([
    { id: harbour.licenceNo },
  ]);
  const { dealNo } = await aReadyShare();
  const release = await hold();
  expect((await must(preparer.get(`${finance}/payout-holds`))).rows).toMatchObject([
    { kind: 'AGENCY', label: 'Harbour & Hill Realty Pte Ltd' },
  ]);
  expect(await readNext('COBROKERS')).toMatchObject({ people: 0, held: [{ of: dealNo, why }] });
  await release();
  const runId = await drawUp('COBROKERS');
  const releaseAgain = await hold();
  expect((await approve(runId)).body.errors[1].message).toContain(why);
  await releaseAgain();
  for (const step of [approve, send, pay]) await must(step(runId));
  const { lines } = await readRun(runId);
  await must(preparer.put(`${place}/lines/${lines[0].lineId}/return`, { returnedOn: '2026-11-20', reason: 'Closed' }));
  const releaseLast = await hold();
  expect((await readNext('COBROKERS')).held).toMatchObject([{ kind: 'RETURNED', why }]);
  await releaseLast();
});

it('keeps the GST of a late tax invoice, too', async () => {
  const { aCobrokedDeal, tie, enterInvoice, aRun } = agency;
  await giveAgencyAccount({ ...harbour, gstNumber: null });
  const { shareId } = await aCobrokedDeal();
  await must(tie(shareId));
  await aRun('paid', 'COBROKERS');
  await giveAgencyAccount(harbour);
  await must(enterInvoice(shareId));
  const release = await hold();
  expect((await readNext('COBROKERS')).held).toMatchObject([{ kind: 'GST', why }]);
  await release();
});
