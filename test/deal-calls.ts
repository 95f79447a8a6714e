import type { Salesperson, TeamAroundDeals, Whose } from '#features/production/rig/a-team.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import {
  above,
  all,
  closing,
  type Deal,
  type DealCall,
  everyone,
  finance,
  leaders,
  members,
  ofOwner,
  salespeople,
  staff,
} from './around-a-deal.ts';
import { callsOfFinance } from './finance-calls.ts';

/**
 * Every call by which somebody may reach a deal, with the records of a deal of one's own team, of a former one's and of a
 * stranger, and who gets what. `apps/deal-access.test.ts` makes each call as everybody.
 */
export const callsOfDeals = (around: TeamAroundDeals): DealCall[] => {
  const { deals, codes, people, lineOf } = around;
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
    // The final reminder of neither was made.
    ...(['now', 'foreign'] as const).map((of) => ({
      name: 'production.askFinance',
      of,
      open: members[of],
      given: { body: { invoiceId: deals[of].invoiceId, reason: 'The client has moved' } },
      refused: 409 as const,
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
      open: everyone,
      given: { query: { from: '2026-11-01', to: '2026-12-31' } },
    },
    ...['feed', 'renewFeed', 'stopFeed'].map((name) => ({
      name: `dashboard.${name}`,
      of: 'one’s own',
      given: {},
      open: everyone,
    })),
    { name: 'dashboard.calendar', of: 'a link that is none', given: { params: { token: 'x'.repeat(43) } }, open: [] },
  ];
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
    ...callsOfFinance(around),
  ];
};
