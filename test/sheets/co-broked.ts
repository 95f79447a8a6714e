import { banyan, harbour } from '#features/payout/rig/agencies.ts';
import type { anAgencyWithCobrokers } from '#features/payout/rig/cobrokers.ts';

const finance = '/agency/v1/finance';
const kampong = { licenceNo: 'L3009040D', gstNumber: null };
const orchid = 'L3010388H';

/**
 * Shares of other agencies in each state: paid, ready, and such as wait for a tax invoice, an account or an agency. The bank took
 * back the money of one that was paid, so its agency owes it.
 */
export const coBroke = async (agency: Awaited<ReturnType<typeof anAgencyWithCobrokers>>) => {
  const { must, query, preparer, tie, aCobrokedDeal, aReadyShare } = agency;
  const tied = async (licenceNo: string, given = {}) => {
    const made = await aCobrokedDeal(given);
    await must(tie(made.shareId, licenceNo));
    return made;
  };
  await query('UPDATE register_agency SET name = \'=Kampong, the "key"\' WHERE licence_no = $1', [kampong.licenceNo]);
  await agency.giveAgencyAccount(harbour);
  await agency.giveAgencyAccount(banyan);
  await aReadyShare();
  const bounced = await tied(banyan.licenceNo, { salespersonName: '@Quek Li Fang' });
  const { runId } = await agency.aRun('paid', 'COBROKERS');
  const back = { returnedOn: '2026-11-20', reason: 'Insufficient funds' };
  await must(preparer.put(`${finance}/receipts/${bounced.receiptId}/return`, back));
  await must(agency.prepareAccount(banyan, '512345678002'));
  const ready = await tied(harbour.licenceNo);
  await must(agency.enterInvoice(ready.shareId, '=HH+2'));
  await tied(harbour.licenceNo);
  await tied(kampong.licenceNo);
  await must(agency.prepareAccount(kampong, '512345678003'));
  await tied(orchid);
  await aCobrokedDeal({ agencyName: '-Unknown Realty' });
  return runId as string;
};
