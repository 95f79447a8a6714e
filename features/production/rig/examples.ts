import type { Examples } from '#test/access.ts';
import type { production } from '../room.calls.ts';

const nobody = '00000000-0000-4000-8000-000000000000';
/** The fixture has no deal; the tests of this room have. */
const unknown = { query: { transId: nobody }, refused: 404 } as const;

export const examples: Examples<typeof production> = {
  calls: {
    dashboard: {},
    deals: {},
    dealReport: {},
    dealSheet: { body: {} },
    outstanding: {},
    outstandingSheet: {},
    askReminders: { body: { invoiceIds: [nobody] }, refused: 404 },
    askFinance: { body: { invoiceId: nobody, reason: 'The client has moved' }, refused: 404 },
    detail: unknown,
    invoiceDetail: unknown,
    receiptDetail: unknown,
    reminderDetail: unknown,
    taxInvoicePdf: unknown,
    proFormaPdf: unknown,
    receiptPdf: { query: { transId: nobody, commrcvID: nobody }, refused: 404 },
    reminderPdf: { query: { transId: nobody, type: '1' }, refused: 404 },
    documents: unknown,
    documentFile: { query: { transId: nobody, fileId: nobody }, refused: 404 },
    uploadDocument: { body: { transId: nobody, documentId: 'D-01' }, refused: 404 },
    downline: {},
    downlineByCea: { query: { cea: 'R999999Z' }, refused: 404 },
    profile: { query: { saNo: 'S99999' }, refused: 404 },
    members: { query: { search: 'tan' } },
    teamDeals: {},
    teamDealSheet: {},
    teamDeal: { query: { transId: nobody }, refused: 404 },
    performance: {},
    performanceRows: {},
    performanceSheet: { body: {} },
    performanceReport: {},
    payoutDeal: {},
    received: {},
    payoutDealSheet: {},
    receivedSheet: {},
    paidOut: {},
    paidOutSheet: {},
    paidDetail: { params: { id: nobody }, refused: 404 },
    advances: {},
    nextPayout: {},
    incomeReport: { body: { year: '2026' } },
    // The fixture was paid nothing.
    taxInvoice: { params: { id: nobody }, refused: 404 },
    statement: { params: { id: nobody }, refused: 404 },
  },
};
