import { expect, it } from 'vitest';
import { sampleExternal } from '#demo/sample.ts';
import { harbour } from '../rig/agencies.ts';
import { anAgencyWithCobrokers } from '../rig/cobrokers.ts';

const agency = await anAgencyWithCobrokers();
const { agent, query, preparer, approver, must, aBilledDeal, giveAgencyAccount, tie, enterInvoice } = agency;
const finance = '/agency/v1/finance';

type Share = { shareId: string; userId: string | null; amountCents: number };

/** Takes the share of the other agency out of a deal, and gives it to our salesperson. */
const withoutAgency = async (dealId: string) => {
  const place = `${finance}/deals/${dealId}/revision`;
  const { standing, revision } = await must(preparer.get(place));
  const shares = (standing.shares as Share[]).filter(({ userId }) => userId !== null);
  const { revisionId } = await must(
    preparer.post(place, {
      revision,
      commissionCents: standing.commissionCents,
      bills: standing.bills,
      reason: 'They gave it up',
      shares: shares.map(({ shareId }) => ({ kind: 'KEPT', shareId, amountCents: standing.commissionCents })),
    }),
  );
  return () => approver.put(`${place}/approval`, { revisionId });
};
const shareOf = async (dealId: string) => {
  const [share] = await query<{ id: string; cents: number }>(
    'SELECT id, amount_cents AS cents FROM deal_share WHERE deal_id = $1 AND user_id IS NULL',
    [dealId],
  );
  return share;
};
const aSharedDeal = async () => {
  const { dealId } = await aBilledDeal(agent, { external: [sampleExternal()] });
  const shareId = (await shareOf(dealId))?.id ?? '';
  await must(tie(shareId));
  return { dealId, shareId };
};

it('a share of which a tax invoice was entered stays with nothing, also before money has come in', async () => {
  await giveAgencyAccount(harbour);
  const { dealId, shareId } = await aSharedDeal();
  const { invoiceId } = await must(enterInvoice(shareId));
  await must((await withoutAgency(dealId))());
  expect(await shareOf(dealId)).toEqual({ id: shareId, cents: 0 });
  // Its GST is owed until their credit note is entered.
  const body = { number: 'HH-C', creditedOn: '2026-11-20' };
  await must(preparer.put(`${finance}/cobroke-invoices/${invoiceId}/credit-note`, body));
  const { ledger, records } = await agency.owedToCobrokers();
  expect([ledger, records]).toEqual([0, 0]);
});

it('one whose tax invoice was entered while the revision waited is prepared again; without one it goes', async () => {
  const { dealId, shareId } = await aSharedDeal();
  const approve = await withoutAgency(dealId);
  await must(enterInvoice(shareId));
  expect((await approve()).body.errors[0].message).toContain('Withdraw the revision and prepare it again.');
  await must(preparer.delete(`${finance}/deals/${dealId}/revision`));
  await must((await withoutAgency(dealId))());
  expect(await shareOf(dealId)).toEqual({ id: shareId, cents: 0 });
  const other = await aSharedDeal();
  await must((await withoutAgency(other.dealId))());
  expect(await shareOf(other.dealId)).toBeUndefined();
});
