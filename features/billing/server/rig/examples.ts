import type { Examples } from '#test/access.ts';
import type { billing } from '../../contract/index.ts';

const wanted = { revision: 0, commissionCents: 100, shares: [], bills: [] };

// There is no deal of the fixture.
const none = { params: { id: '00000000-0000-4000-8000-000000000000' }, refused: 404 } as const;

export const examples: Examples<typeof billing> = {
  calls: {
    bills: {},
    bill: none,
    issueInvoice: { body: { billId: none.params.id }, refused: 404 },
    creditInvoice: { ...none, body: { reason: 'Wrong address' } },
    creditNotePdf: none,
    invoicePdf: none,
    invoiceUbl: none,
    creditNoteUbl: none,
    receipts: {},
    receipt: none,
    openInvoices: { query: { search: 'Goh' } },
    recordReceipt: {
      body: {
        method: 'PAYNOW',
        payer: 'Goh Siew Choo',
        receivedOn: '2026-11-01',
        cents: 100,
        invoices: [{ invoiceId: none.params.id, cents: 100 }],
      },
      refused: 404,
    },
    clearCheque: { ...none, body: { clearedOn: '2026-11-01' } },
    returnReceipt: { ...none, body: { returnedOn: '2026-11-01', reason: 'Insufficient funds' } },
    useCredit: { ...none, body: { invoices: [{ invoiceId: none.params.id, cents: 100 }] } },
    receiptPdf: none,
    requests: {},
    prepareRequest: { body: { kind: 'WRITE_OFF', invoiceId: none.params.id, reason: 'Insolvent' }, refused: 404 },
    approveRequest: none,
    declineRequest: none,
    openRevisions: {},
    revision: none,
    previewRevision: { ...none, body: wanted },
    prepareRevision: { ...none, body: { ...wanted, reason: 'The commission was agreed lower' } },
    withdrawRevision: none,
    approveRevision: none,
    importBank: { file: { name: 'statement.csv', bytes: Buffer.from('Transaction Date,Credit Amount\n') } },
    bankLines: {},
    matchBankLine: { ...none, body: { payer: 'Goh Siew Choo', invoices: [] } },
    unmatchBankLine: none,
    issueProForma: none,
    proFormaPdf: none,
    reminders: {},
    reminderPdf: none,
    reminderRequests: {},
    makeAskedReminder: none,
    declineReminder: { ...none, body: { reason: 'They promised to pay' } },
    mailPaper: { body: { kind: 'INVOICE', paperId: none.params.id, address: 'client@home.example' }, refused: 404 },
    overview: {},
    aging: {},
    gst: { query: { quarter: '2026-Q4' } },
    fileGst: { params: { quarter: '2099-Q4' }, body: { filedOn: '2026-09-01' }, refused: 409 },
    gstSheet: { query: { quarter: '2026-Q4' } },
    completedSheet: { query: { month: '2026-11' } },
    billsSheet: {},
    receiptsSheet: {},
    setBankLineAside: { ...none, body: { aside: false } },
  },
};
