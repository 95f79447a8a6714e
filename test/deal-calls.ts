import type { Salesperson, TeamAroundDeals, Whose } from '#features/production/server/rig/a-team.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import type { Example } from './access.ts';
import {
  above,
  all,
  closing,
  type Deal,
  everyone,
  finance,
  leaders,
  members,
  ofOwner,
  salespeople,
  staff,
} from './around-a-deal.ts';

/**
 * Every call by which somebody may reach a deal, with the records of a deal of one's own team, of a former one's and of a
 * stranger, and who gets what. `apps/deal-access.test.ts` makes each call as everybody.
 */
export type DealCall = {
  name: string;
  /** Which record it names. */
  of: string;
  given: Example | ((who: Whose) => Example);
  /** Who is answered with a 200; everyone else whom the role lets in gets a 404. */
  open: readonly Whose[];
  /** What they are answered with if it is not a 200. */
  refused?: 409;
};

export const callsOfDeals = ({ deals, codes, people, lineOf, cobroke, runId }: TeamAroundDeals): DealCall[] => {
  const none = '00000000-0000-4000-8000-000000000000';
  const { now, foreign } = deals;

  const ofDeal = (
    name: string,
    may: Record<Deal, readonly Whose[]>,
    which: Deal[],
    more: Record<string, string> = {},
  ) =>
    which.map((of): DealCall => {
      const query = { transId: deals[of].transId, ...more };
      return { name: `production.${name}`, of, given: { query }, open: [...may[of], ...finance] };
    });
  /** The same with the code of somebody whose part is meant. */
  const ofPart = (
    name: string,
    whose: Salesperson,
    open: readonly Whose[],
    more: Record<string, string> = {},
  ): DealCall => ({
    name: `production.${name}`,
    of: `now, the part of the ${whose}`,
    open,
    given: { query: { transId: now.transId, saNo: codes[whose], ...more } },
  });
  const detail = ['detail', 'invoiceDetail', 'receiptDetail', 'reminderDetail'].flatMap((name) => [
    ...ofDeal(name, members, all),
    ofPart(name, 'owner', ['owner', ...finance]),
    ofPart(name, 'cobroker', ['cobroker', ...finance]),
    ofPart(name, 'stranger', []),
  ]);
  const shares = all.map(
    (of): DealCall => ({
      name: 'commission.myShares',
      of,
      given: { params: { id: deals[of].transId } },
      open: members[of],
    }),
  );
  const file = { fileId: now.fileIds[0] ?? '' };
  const moneyPaper = { fileId: now.moneyFileId };
  const reminder = { type: '1' };
  const papers: DealCall[] = [
    ...ofDeal('taxInvoicePdf', closing, ['now', 'foreign']),
    ...ofDeal('taxInvoicePdf', closing, ['now'], { invoiceId: now.invoiceId }),
    ofPart('taxInvoicePdf', 'cobroker', finance),
    {
      ...ofPart('taxInvoicePdf', 'owner', [], { invoiceId: foreign.invoiceId }),
      of: 'now, an invoice of another deal',
    },
    ...ofDeal('proFormaPdf', closing, ['now']),
    ...ofDeal('receiptPdf', closing, ['now'], { commrcvID: now.receiptId }),
    ...ofDeal('receiptPdf', closing, ['foreign'], { commrcvID: foreign.receiptId }),
    { ...ofPart('receiptPdf', 'owner', [], { commrcvID: foreign.receiptId }), of: 'now, a receipt of another deal' },
    ...ofDeal('reminderPdf', closing, ['now'], reminder),
    { ...ofPart('reminderPdf', 'owner', [], { type: '2' }), of: 'now, a reminder that is not made yet' },
    ...ofDeal('documents', closing, all),
    // Finance opens the papers of money alone.
    { ...ofPart('documentFile', 'owner', ['owner', 'admin'], file), of: 'now, the signed option' },
    { ...ofPart('documentFile', 'owner', ['owner', ...finance], moneyPaper), of: 'now, a paper of money' },
    { ...ofPart('documentFile', 'owner', [], { fileId: foreign.fileIds[0] ?? '' }), of: 'now, a file of another deal' },
    {
      name: 'media.download',
      of: 'now, the signed option',
      given: { params: file },
      open: ['owner', 'submissions', 'compliance', 'admin'],
    },
  ];
  const uploads = all.map(
    (of): DealCall => ({
      name: 'production.uploadDocument',
      of,
      open: [...closing[of], ...finance],
      given: (who) => ({
        body: { transId: deals[of].transId, documentId: 'D-36' },
        file: { name: `${who}.pdf`, bytes: Buffer.concat([samplePdf(), Buffer.from(`% ${of} ${who}\n`)]) },
      }),
    }),
  );
  const lists = [
    'dashboard',
    'deals',
    'dealReport',
    'outstanding',
    'payoutDeal',
    'received',
    'paidOut',
    'nextPayout',
    'advances',
  ];
  const own: DealCall[] = [
    ...lists.map((name) => ({ name: `production.${name}`, of: 'one’s own', given: {}, open: everyone })),
    ...['outstandingSheet', 'payoutDealSheet', 'receivedSheet', 'paidOutSheet'].map((name) => ({
      name: `production.${name}`,
      of: 'one’s own',
      given: {},
      open: everyone,
    })),
    { name: 'commission.myPlan', of: 'one’s own', given: {}, open: salespeople },
    { name: 'production.dealSheet', of: 'one’s own', given: { body: {} }, open: everyone },
    { name: 'production.incomeReport', of: 'one’s own', given: { body: { year: '2026' } }, open: everyone },
    ...(['owner', 'stranger'] as const).map((whose) => ({
      name: 'production.incomeReport',
      of: `the ${whose}’s`,
      open: [whose, ...finance],
      given: { body: { year: '2026', saNo: codes[whose] } },
    })),
    ...(['owner', 'cobroker', 'upline', 'top', 'stranger'] as const).flatMap((whose) =>
      ['statement', 'paidDetail'].map((name) => ({
        name: `production.${name}`,
        of: `the ${whose}’s`,
        open: [whose],
        given: { params: { id: lineOf(whose) } },
      })),
    ),
    {
      name: 'production.taxInvoice',
      of: 'the owner’s, who has none',
      given: { params: { id: lineOf('owner') } },
      open: [],
    },
    ...(['now', 'foreign'] as const).map((of) => ({
      name: 'production.askReminders',
      of,
      open: members[of],
      given: { body: { invoiceIds: [deals[of].invoiceId] } },
      // The foreign one is paid.
      ...(of === 'foreign' && { refused: 409 as const }),
    })),
  ];
  const ofPerson = (name: string, key: 'parent' | 'saNo' | 'cea', whose: Salesperson): DealCall => {
    const value = key === 'cea' ? people[whose].person.registrationNo : codes[whose];
    const sent = { [key]: value };
    return {
      name: `production.${name}`,
      of: `the ${whose}`,
      given: name === 'performanceSheet' ? { body: sent } : { query: sent },
      open: key === 'parent' ? [whose, ...above[whose]] : above[whose],
    };
  };
  const byLeader = ['downline', 'teamDeals', 'teamDealSheet', 'performance', 'performanceRows', 'performanceSheet'];
  const team: DealCall[] = [
    ...all.map((of) => ({
      name: 'production.teamDeal',
      of,
      open: leaders[of],
      given: { query: { transId: deals[of].transId } },
    })),
    ...salespeople.flatMap((whose) => [
      ...[...byLeader, 'performanceReport'].map((name) => ofPerson(name, 'parent', whose)),
      ofPerson('profile', 'saNo', whose),
      ofPerson('downlineByCea', 'cea', whose),
    ]),
    // One's own team, of which the owner is one or was.
    ...['under', 'saNo'].map((key) => ({
      name: 'production.teamDeals',
      of: `one’s own, ${key} the owner`,
      open: ofOwner,
      given: { query: { [key]: codes.owner } },
    })),
    ...salespeople.map((whose): DealCall => {
      const given = { query: { parent: codes[whose], search: 'the' } };
      return { name: 'production.members', of: `the ${whose}`, given, open: [whose, ...above[whose]] };
    }),
    { name: 'production.downline', of: 'one’s own', given: {}, open: everyone },
  ];
  const home: DealCall[] = [
    { name: 'dashboard.home', of: 'one’s own', given: {}, open: everyone },
    ...['team-month', 'next-payout', 'production-figures', 'production-aging'].map((card) => ({
      name: 'dashboard.home',
      of: `the card ${card}`,
      given: { query: { card } },
      open: salespeople,
    })),
    {
      name: 'dashboard.arrange',
      of: 'one’s own',
      given: { body: { version: 0, placed: [], hidden: [] } },
      open: everyone,
    },
    {
      name: 'dashboard.keyDates',
      of: 'one’s own',
      open: salespeople,
      given: { query: { from: '2026-11-01', to: '2026-12-31' } },
    },
    ...['feed', 'renewFeed', 'stopFeed'].map((name) => ({
      name: `dashboard.${name}`,
      of: 'one’s own',
      given: {},
      open: salespeople,
    })),
    { name: 'dashboard.calendar', of: 'a link that is none', given: { params: { token: 'x'.repeat(43) } }, open: [] },
  ];
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
  /** The transaction itself: whoever has a share of it, and the desks; of its documents those who check or invoice it. */
  const ofSubmission = all.flatMap((of) => {
    const given = { params: { id: deals[of].eSubId } };
    const parts = ['summary', 'downloadSummary', 'parties', 'billing', 'tax', 'externalCobrokes', 'internalCobrokes'];
    return [
      ...parts.map((name): DealCall => ({ name: `esubmission.${name}`, of, given, open: [...members[of], ...staff] })),
      {
        name: 'esubmission.caseDocuments',
        of,
        given,
        open: [...members[of], ...finance, 'submissions', 'compliance'] as const,
      },
    ];
  });
  return [
    ...detail,
    ...ofSubmission,
    ...shares,
    ...papers,
    ...uploads,
    ...own,
    ...team,
    ...home,
    ...ofFinance,
    bankFile,
    ofYear,
    ...ofAgency,
    eInvoice,
    ...notMade,
  ];
};
