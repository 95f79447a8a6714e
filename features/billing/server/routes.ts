import { implement } from '#platform/server/http/implement.ts';
import { billing } from '../contract/index.ts';
import { importBank } from './bank/import-bank.ts';
import { listBankLines } from './bank/list-bank.ts';
import { matchBankLine, setBankLineAside, unmatchBankLine } from './bank/match-bank.ts';
import { creditNoteUbl, invoiceUbl } from './e-invoice/download.ts';
import { creditInvoice } from './invoices/credit-invoice.ts';
import { issueInvoice } from './invoices/issue-invoice.ts';
import { issueProForma } from './invoices/issue-pro-forma.ts';
import { listBills } from './invoices/list-bills.ts';
import { readBill } from './invoices/read-bill.ts';
import { downloadOf } from './papers/download.ts';
import { mailPaper } from './papers/mail-paper.ts';
import { clearCheque, returnReceipt, useCredit } from './receipts/move-receipt.ts';
import { openInvoices } from './receipts/open-invoices.ts';
import { listReceipts, readReceipt } from './receipts/read-receipts.ts';
import { recordReceipt } from './receipts/record-receipt.ts';
import { listReminders } from './reminders/list-reminders.ts';
import { declineReminder, listReminderRequests, makeAskedReminder } from './reminders/requests.ts';
import { readAging } from './reports/aging.ts';
import { completedSheet } from './reports/completed.ts';
import { fileGst } from './reports/gst/file-gst.ts';
import { gstSheet, readGstQuarter } from './reports/gst/read-gst.ts';
import { billsSheet, receiptsSheet } from './reports/list-sheets.ts';
import { readOverview } from './reports/overview.ts';
import { approveRequest, declineRequest } from './requests/decide.ts';
import { prepareRequest } from './requests/prepare.ts';
import { listRequests } from './requests/read-requests.ts';
import { readRefundAccount } from './requests/refunds.ts';

export const billingRoutes = implement('billing', billing, {
  bills: listBills,
  bill: readBill,
  issueInvoice,
  creditInvoice,
  creditNotePdf: downloadOf('CREDIT_NOTE'),
  invoicePdf: downloadOf('INVOICE'),
  invoiceUbl,
  creditNoteUbl,
  receipts: listReceipts,
  receipt: readReceipt,
  openInvoices,
  recordReceipt,
  clearCheque,
  returnReceipt,
  useCredit,
  receiptPdf: downloadOf('RECEIPT'),
  requests: listRequests,
  prepareRequest,
  approveRequest,
  declineRequest,
  refundAccount: (at, { params }) => readRefundAccount(at, params.id),
  importBank,
  bankLines: listBankLines,
  matchBankLine,
  unmatchBankLine,
  setBankLineAside,
  overview: readOverview,
  aging: readAging,
  gst: readGstQuarter,
  fileGst,
  gstSheet,
  completedSheet,
  billsSheet,
  receiptsSheet,
  issueProForma,
  proFormaPdf: downloadOf('PRO_FORMA'),
  reminders: listReminders,
  reminderPdf: downloadOf('REMINDER'),
  reminderRequests: listReminderRequests,
  makeAskedReminder,
  declineReminder,
  mailPaper,
});
