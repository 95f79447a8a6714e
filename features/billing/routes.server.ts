import { linePapers, waitingForFinance } from '#features/ledger/server/index.ts';
import { implement } from '#platform/server/http/implement.ts';
import type { House } from '#platform/server/room.ts';
import { bookBankLine, unbookBankLine } from './bank/charges.server.ts';
import { importBank, previewBank } from './bank/import-bank.server.ts';
import { bankSheet, listBankLines } from './bank/list-bank.server.ts';
import { listBankImports } from './bank/list-imports.server.ts';
import { matchBankLine, setBankLineAside, unmatchBankLine } from './bank/match-bank.server.ts';
import { matchRecordedReceipt } from './bank/match-recorded.server.ts';
import {
  bankPayments,
  confirmBankPayment,
  confirmBankPayments,
  readBankPayments,
  undoBankPayment,
} from './bank/payments.server.ts';
import { undoBankImport } from './bank/undo-import.server.ts';
import {
  answerDuplicate,
  answerDuplicates,
  duplicatesOfImport,
  undoDuplicate,
} from './bank-duplicates/answer.server.ts';
import { listPossibleDuplicates } from './bank-duplicates/list-duplicates.server.ts';
import { creditInvoice } from './credit-notes/credit-invoice.server.ts';
import { creditNotes } from './credit-notes/list-credit-notes.server.ts';
import { disputeInvoice, resolveDispute } from './disputes/dispute.server.ts';
import { creditNoteUbl, invoiceUbl } from './e-invoice/download.server.ts';
import { refundEntries } from './entry-ids.server.ts';
import { fileGst } from './gst/file-gst.server.ts';
import { gstSheet, listGstRows } from './gst/gst-rows.server.ts';
import { readGstQuarter } from './gst/read-gst.server.ts';
import { issueInvoice } from './invoices/issue-invoice.server.ts';
import { issueProForma } from './invoices/issue-pro-forma.server.ts';
import { bills } from './invoices/list-bills.server.ts';
import { readBill } from './invoices/read-bill.server.ts';
import { findCredit } from './invoices/standing-credit.server.ts';
import { downloadOf } from './papers/download.server.ts';
import { mailPaper } from './papers/mail-paper.server.ts';
import { clearCheque, returnReceipt, useCredit } from './receipts/move-receipt.server.ts';
import { openInvoices } from './receipts/open-invoices.server.ts';
import { readReceipt, receipts } from './receipts/read-receipts.server.ts';
import { recordReceipt } from './receipts/record-receipt.server.ts';
import { answerReminderRequest } from './reminders/ask-finance.server.ts';
import { reminders } from './reminders/list-reminders.server.ts';
import { reminderRequests } from './reminders/list-requests.server.ts';
import { declineReminder, makeAskedReminder } from './reminders/requests.server.ts';
import { agingSheet, readAging } from './reports/aging.server.ts';
import { agingInvoicesSheet } from './reports/aging-invoices-sheet.server.ts';
import { completedSheet, listCompleted } from './reports/completed.server.ts';
import { readWaiting } from './reports/overview.server.ts';
import { approveRequest, declineRequest } from './requests/decide.server.ts';
import { prepareRequest } from './requests/prepare.server.ts';
import { requests } from './requests/read-requests.server.ts';
import { readRefundAccount } from './requests/refunds.server.ts';
import { approveRevision } from './revisions/approve.server.ts';
import { revisions } from './revisions/list-revisions.server.ts';
import { prepareRevision, previewRevision, withdrawRevision } from './revisions/prepare.server.ts';
import { readRevision } from './revisions/read.server.ts';
import { billing } from './room.calls.ts';

export const billingRoutes = (house: House) => {
  const payments = house.one(bankPayments);
  const papers = house.all(linePapers);
  return implement('billing', billing, {
    bills: bills.page,
    bill: readBill,
    findCredit,
    issueInvoice,
    creditInvoice,
    disputeInvoice,
    resolveDispute,
    creditNotePdf: downloadOf('CREDIT_NOTE'),
    invoicePdf: downloadOf('INVOICE'),
    invoiceUbl,
    creditNotes: creditNotes.page,
    creditNotesSheet: creditNotes.file,
    creditNoteUbl,
    receipts: receipts.page,
    receipt: readReceipt(house.one(refundEntries)),
    openInvoices,
    recordReceipt,
    clearCheque,
    returnReceipt,
    useCredit,
    receiptPdf: downloadOf('RECEIPT'),
    requests: requests.page,
    requestsSheet: requests.file,
    prepareRequest,
    approveRequest,
    declineRequest,
    refundAccount: (at, { params }) => readRefundAccount(at, params.id),
    revisions: revisions.page,
    revisionsSheet: revisions.file,
    revision: readRevision,
    previewRevision,
    prepareRevision,
    withdrawRevision,
    approveRevision,
    previewBank,
    importBank,
    bankImports: listBankImports,
    undoBankImport,
    possibleDuplicates: listPossibleDuplicates,
    duplicatesOfImport,
    answerDuplicates,
    answerDuplicate,
    undoDuplicate,
    bankLines: listBankLines(payments),
    bankPayments: readBankPayments(payments),
    confirmBankPayments: confirmBankPayments(payments),
    confirmBankPayment: confirmBankPayment(payments),
    undoBankPayment: undoBankPayment(payments),
    bankSheet,
    matchBankLine: matchBankLine(payments),
    unmatchBankLine,
    matchRecordedReceipt,
    bookBankLine: bookBankLine(payments),
    unbookBankLine,
    setBankLineAside,
    overview: readWaiting(house.all(waitingForFinance)),
    aging: readAging,
    agingSheet,
    agingInvoicesSheet,
    gst: readGstQuarter,
    fileGst,
    gstRows: listGstRows(papers),
    gstSheet: gstSheet(papers),
    completedDeals: listCompleted,
    completedSheet,
    billsSheet: bills.file,
    receiptsSheet: receipts.file,
    issueProForma,
    proFormaPdf: downloadOf('PRO_FORMA'),
    reminders: reminders.page,
    remindersSheet: reminders.file,
    reminderPdf: downloadOf('REMINDER'),
    reminderRequests: reminderRequests.page,
    reminderRequestsSheet: reminderRequests.file,
    makeAskedReminder,
    declineReminder,
    answerReminderRequest,
    mailPaper,
  });
};
