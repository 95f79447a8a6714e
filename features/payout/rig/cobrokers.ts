import { expect } from 'vitest';
import { demoRegister } from '#demo/agencies.ts';
import { sampleExternal } from '#demo/sample.ts';
import { importRegister } from '#features/register/server/index.ts';
import type { Client } from '#test/people.ts';
import { harbour } from './agencies.ts';
import { anAgencyThatPays } from './payouts.ts';

const finance = '/agency/v1/finance';

/** An agency with the register of others, and what tests of co-brokers do there. */
export const anAgencyWithCobrokers = async () => {
  const agency = await anAgencyThatPays();
  const { app, query, preparer, approver, aPaidDeal } = agency;
  const agent = await app.letIn(await app.aSalesperson({ name: 'Hannah Lim' }));
  /** Puts these of the agency's salespeople into the register beside the agencies, in place of those before. */
  const enterInRegister = async (...people: Client['person'][]) => {
    const own = people.map(({ registrationNo, name }) => ({ registrationNo: registrationNo ?? '', name }));
    const { rows, agencies } = demoRegister('2026-11-20', own);
    await importRegister(app.asNobody, rows, agencies);
  };
  await enterInRegister(agent.person);

  const must = async (answer: ReturnType<typeof preparer.get>) => {
    const { status, body } = await answer;
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  };

  const prepareAccount = (
    agency = harbour as { licenceNo: string; gstNumber: string | null },
    number = '512345678001',
  ) =>
    preparer.post(`${finance}/agency-accounts`, {
      bank: 'OCBC',
      holder: 'Harbour & Hill Realty Pte Ltd',
      uen: '201812345K',
      number,
      ...agency,
    });
  const approveAccount = (accountId: string, who = approver) =>
    who.put(`${finance}/agency-accounts/${accountId}/approval`, {});

  /** An account of an agency that two people agreed on, a day and more ago. */
  const giveAgencyAccount = async (agency: { licenceNo: string; gstNumber: string | null } = harbour) => {
    const { accountId } = await must(prepareAccount(agency));
    await must(approveAccount(accountId));
    await query("UPDATE register_account SET approved_at = approved_at - interval '25 hours' WHERE id = $1", [
      accountId,
    ]);
    return accountId as string;
  };

  /** A paid deal with a share of half the commission of another agency, S$ 24,800 before GST. */
  const aCobrokedDeal = async (
    external: Parameters<typeof sampleExternal>[0] = {},
    options: { papers?: boolean; cents?: number; by?: Client } = {},
  ) => {
    const made = await aPaidDeal(agent, { external: [sampleExternal(external)], ...options });
    const { rows: shares } = await must(preparer.get(`${finance}/cobroke-shares?search=${made.dealNo}`));
    return { ...made, shareId: shares[0].shareId as string, share: shares[0] };
  };
  const tie = (shareId: string, licenceNo = harbour.licenceNo) =>
    preparer.put(`${finance}/cobroke-shares/${shareId}/agency`, { licenceNo });
  let invoices = 0;
  const enterInvoice = (shareId: string, number = `HH-${++invoices}`) =>
    preparer.post(`${finance}/cobroke-shares/${shareId}/invoices`, { number, issuedOn: '2026-11-20' });

  /** Such a deal that can be paid out to the agency. */
  const aReadyShare = async (external = {}, options = {}) => {
    const made = await aCobrokedDeal(external, options);
    await must(tie(made.shareId));
    const { invoiceId: cobrokeInvoiceId } = await must(enterInvoice(made.shareId));
    return { ...made, cobrokeInvoiceId: cobrokeInvoiceId as string };
  };

  /** What the ledger owes co-brokers in all, beside what the records say: earned, and GST invoiced, less what was paid. */
  const owedToCobrokers = async () => {
    const [row] = await query<{ ledger: number; records: number }>(`
      SELECT -coalesce((SELECT sum(cents) FROM journal_line WHERE account = 2200), 0)::bigint AS ledger,
        (coalesce((SELECT sum(e.cents) FROM earning e JOIN split_line l ON l.id = e.line_id WHERE l.kind = 'COBROKE'), 0)
        + coalesce((SELECT sum(gst_cents) FROM cobroke_invoice WHERE credited_on IS NULL), 0)
        + coalesce((SELECT sum(cents) FROM write_off WHERE licence_no IS NOT NULL AND approved_at IS NOT NULL), 0)
        - coalesce((SELECT sum(net_cents) FROM payout_line WHERE licence_no IS NOT NULL AND paid_on IS NOT NULL), 0)
        + coalesce((SELECT sum(net_cents) FROM payout_line WHERE licence_no IS NOT NULL AND returned_on IS NOT NULL), 0)
        )::bigint AS records`);
    return row ?? { ledger: 0, records: 0 };
  };

  return {
    ...agency,
    agent,
    enterInRegister,
    must,
    prepareAccount,
    approveAccount,
    giveAgencyAccount,
    aCobrokedDeal,
    aReadyShare,
    tie,
    enterInvoice,
    owedToCobrokers,
  };
};
