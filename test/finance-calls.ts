import type { TeamAroundDeals } from '#features/production/rig/a-team.ts';
import { all, type DealCall, everyone, finance } from './around-a-deal.ts';

/** The calls by which finance reaches a deal, its money and who is paid of it. */
export const callsOfFinance = ({ deals, people, lineOf, cobroke, runId }: TeamAroundDeals): DealCall[] => {
  const none = '00000000-0000-4000-8000-000000000000';
  const { now } = deals;
  /** What finance opens of a deal. */
  const ofFinance = (
    [
      ['billing.bill', now.billId],
      ['billing.invoicePdf', now.invoiceId],
      ['billing.receipt', now.receiptId],
      ['billing.receiptPdf', now.receiptId],
      ['billing.proFormaPdf', now.proFormaId],
      ['billing.reminderPdf', now.reminderId],
      ['commission.splits', now.transId],
      ['commission.resplit', now.transId],
      ['billing.revision', now.transId],
      ['payout.run', runId],
      ['payout.runEntries', runId],
      ['payout.lines', runId],
      ['payout.linesSheet', runId],
      ['payout.line', lineOf('owner')],
      ['payout.statement', lineOf('owner')],
    ] as const
  ).map(([name, id]): DealCall => ({ name, of: 'now', given: { params: { id } }, open: finance }));
  const ofYear: DealCall = {
    name: 'payout.movementsInYear',
    of: 'the owner',
    open: finance,
    given: { params: { id: people.owner.person.userId }, query: { year: '2026' } },
  };
  const bankFile: DealCall = {
    name: 'payout.bankFile',
    of: 'now',
    open: finance,
    given: { params: { id: runId }, query: { format: 'PAIN001' } },
  };
  const ofAgency: DealCall[] = [
    {
      name: 'billing.findCredit',
      of: 'now',
      open: finance,
      given: { params: { id: now.billId }, query: { search: 'Goh' } },
    },
    { name: 'cobroke.share', of: 'foreign', given: { params: { id: cobroke.shareId } }, open: finance },
    { name: 'register.accountNumber', of: 'foreign', given: { params: { id: cobroke.accountId } }, open: finance },
    { name: 'ledger.entries', of: 'now', given: { query: { ids: now.receiptId } }, open: finance },
    // No statement of the bank was imported here.
    { name: 'billing.duplicatesOfImport', of: 'none', given: { params: { id: none } }, open: [] },
    {
      name: 'commission.planOfPerson',
      of: 'the owner',
      open: finance,
      given: { params: { id: people.owner.person.userId } },
    },
    ...all.map((of) => ({
      name: 'deal.completion',
      of,
      open: ['submissions', ...finance] as const,
      given: { params: { id: deals[of].eSubId } },
    })),
    {
      name: 'deal.complete',
      of: 'now',
      open: ['submissions', ...finance] as const,
      given: { params: { id: now.transId }, body: { completedOn: '2026-11-19', reason: 'Seen on paper' } },
    },
    ...['agencies', 'agencyDirectory', 'agents'].map((name) => ({
      name: `register.${name}`,
      of: 'the public register',
      given: {},
      open: everyone,
    })),
    {
      name: 'register.gstCheck',
      of: 'the public register',
      open: everyone,
      given: { query: { licenceNo: cobroke.licenceNo } },
    },
  ];
  /** What there is none of: nothing was credited or refunded, and nobody is registered for GST. */
  const notMade = (
    [
      ['billing.creditNotePdf', none],
      ['billing.creditNoteUbl', none],
      ['billing.refundAccount', none],
      ['payout.taxInvoice', lineOf('owner')],
    ] as const
  ).map(([name, id]): DealCall => ({ name, of: 'now', given: { params: { id } }, open: [] }));
  // The client has no company number.
  const ubl: Omit<DealCall, 'given'> = { name: 'billing.invoiceUbl', of: 'now', open: finance, refused: 409 };
  const eInvoice = { ...ubl, given: { params: { id: now.invoiceId } } };
  return [...ofFinance, bankFile, ofYear, ...ofAgency, eInvoice, ...notMade];
};
