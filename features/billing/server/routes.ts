import { linePapers, waitingForFinance } from '#features/ledger/server/index.ts';
import { implement } from '#platform/server/http/implement.ts';
import type { House } from '#platform/server/room.ts';
import { billing } from '../contract/index.ts';
import { bookBankLine, unbookBankLine } from './bank/charges.ts';
import { answerDuplicate, answerDuplicates, duplicatesOfImport, undoDuplicate } from './bank/duplicates/answer.ts';
import { listPossibleDuplicates } from './bank/duplicates/list-duplicates.ts';
import { importBank, previewBank } from './bank/import-bank.ts';
import { bankSheet, listBankLines } from './bank/list-bank.ts';
import { listBankImports } from './bank/list-imports.ts';
import { matchBankLine, setBankLineAside, unmatchBankLine } from './bank/match-bank.ts';
import { matchRecordedReceipt } from './bank/match-recorded.ts';
import {
  bankPayments,
  confirmBankPayment,
  confirmBankPayments,
  readBankPayments,
  undoBankPayment,
} from './bank/payments.ts';
import { undoBankImport } from './bank/undo-import.ts';
import { creditNoteUbl, invoiceUbl } from './e-invoice/download.ts';
import { refundEntries } from './entry-ids.ts';
import { creditInvoice } from './invoices/credit-invoice.ts';
import { disputeInvoice, resolveDispute } from './invoices/dispute.ts';
import { issueInvoice } from './invoices/issue-invoice.ts';
import { issueProForma } from './invoices/issue-pro-forma.ts';
import { bills } from './invoices/list-bills.ts';
import { creditNotes } from './invoices/list-credit-notes.ts';
import { readBill } from './invoices/read-bill.ts';
import { findCredit } from './invoices/standing-credit.ts';
import { downloadOf } from './papers/download.ts';
import { mailPaper } from './papers/mail-paper.ts';
import { clearCheque, returnReceipt, useCredit } from './receipts/move-receipt.ts';
import { openInvoices } from './receipts/open-invoices.ts';
import { readReceipt, receipts } from './receipts/read-receipts.ts';
import { recordReceipt } from './receipts/record-receipt.ts';
import { answerReminderRequest } from './reminders/ask-finance.ts';
import { reminders } from './reminders/list-reminders.ts';
import { reminderRequests } from './reminders/list-requests.ts';
import { declineReminder, makeAskedReminder } from './reminders/requests.ts';
import { agingSheet, readAging } from './reports/aging.ts';
import { agingInvoicesSheet } from './reports/aging-invoices-sheet.ts';
import { completedSheet, listCompleted } from './reports/completed.ts';
import { fileGst } from './reports/gst/file-gst.ts';
import { gstSheet, listGstRows } from './reports/gst/gst-rows.ts';
import { readGstQuarter } from './reports/gst/read-gst.ts';
import { readWaiting } from './reports/overview.ts';
import { approveRequest, declineRequest } from './requests/decide.ts';
import { prepareRequest } from './requests/prepare.ts';
import { requests } from './requests/read-requests.ts';
import { readRefundAccount } from './requests/refunds.ts';
import { approveRevision } from './revision/approve.ts';
import { revisions } from './revision/list-revisions.ts';
import { prepareRevision, previewRevision, withdrawRevision } from './revision/prepare.ts';
import { readRevision } from './revision/read.ts';

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
