import { billing } from '#features/billing/contract/index.ts';
import {
  bankStates,
  billStates,
  receiptMethods,
  receiptStates,
  requestKinds,
  requestStates,
} from '#features/billing/words.ts';
import { day, instant, money, sameAsList } from './opened.ts';

const reminderWords = { 1: 'First', 2: 'Second', 3: 'Final' };

/** What was billed and received. */
export const billingLists = [
  sameAsList('Invoices', {
    list: billing.bills,
    file: billing.billsSheet,
    columns: {
      Invoice: ({ number }) => number,
      Deal: ({ dealNo }) => dealNo,
      Case: ({ caseNo }) => caseNo,
      'Bill to': ({ invoiceToText }) => invoiceToText,
      Address: ({ address }) => address,
      Salesperson: ({ agentName }) => agentName,
      Completed: ({ completedOn }) => day(completedOn),
      Issued: ({ issuedOn }) => day(issuedOn),
      Due: ({ dueOn }) => day(dueOn),
      'Before GST (S$)': ({ netCents }) => money(netCents),
      'GST (S$)': ({ gstCents }) => money(gstCents),
      'With GST (S$)': ({ totalCents }) => money(totalCents),
      'Open (S$)': ({ openCents }) => money(openCents),
      State: ({ state }) => billStates[state],
      Disputed: ({ disputeReason }) => disputeReason,
    },
  }),
  sameAsList('Receipts', {
    list: billing.receipts,
    file: billing.receiptsSheet,
    columns: {
      Receipt: ({ number }) => number,
      Received: ({ receivedOn }) => day(receivedOn),
      'Received from': ({ payer }) => payer,
      By: ({ method }) => receiptMethods[method],
      Reference: ({ reference }) => reference,
      'Amount (S$)': ({ cents }) => money(cents),
      'Credit left (S$)': ({ leftCents }) => money(leftCents),
      State: ({ state }) => receiptStates[state],
    },
  }),
  sameAsList('Credit notes', {
    list: billing.creditNotes,
    file: billing.creditNotesSheet,
    columns: {
      'Credit note': ({ number }) => number,
      Issued: ({ issuedOn }) => day(issuedOn),
      Invoice: ({ invoiceNumber }) => invoiceNumber,
      Deal: ({ dealNo }) => dealNo,
      'Bill to': ({ to }) => to,
      Reason: ({ reason }) => reason,
      'Before GST (S$)': ({ netCents }) => money(netCents),
      'GST (S$)': ({ gstCents }) => money(gstCents),
      'With GST (S$)': ({ totalCents }) => money(totalCents),
      Mailed: ({ mailedAt }) => instant(mailedAt),
    },
  }),
  sameAsList('Bank lines', {
    list: billing.bankLines,
    file: billing.bankSheet,
    columns: {
      Day: ({ day: booked }) => day(booked),
      'Payer or payee': ({ payer }) => payer,
      Reference: ({ reference }) => reference,
      Currency: ({ currency }) => currency,
      Amount: ({ cents }) => money(cents),
      State: ({ state }) => bankStates[state],
      Receipt: ({ receiptNumber }) => receiptNumber,
      Note: ({ note }) => note,
    },
  }),
  sameAsList('Approvals', {
    list: billing.requests,
    file: billing.requestsSheet,
    columns: {
      Request: ({ kind }) => requestKinds[kind],
      Of: ({ about }) => about,
      Client: ({ party }) => party,
      Reason: ({ reason }) => reason,
      'Amount (S$)': ({ cents }) => money(cents),
      'Asked for by': ({ preparedBy }) => preparedBy,
      'Asked for': ({ preparedAt }) => instant(preparedAt),
      State: ({ state }) => requestStates[state],
      'Decided by': ({ decidedBy }) => decidedBy,
      Voucher: ({ number }) => number,
    },
  }),
  sameAsList('Reminders', {
    list: billing.reminders,
    file: billing.remindersSheet,
    columns: {
      Reminder: ({ number }) => number,
      Which: ({ type }) => reminderWords[type],
      Made: ({ madeOn }) => day(madeOn),
      Invoice: ({ invoiceNumber }) => invoiceNumber,
      To: ({ to }) => to,
      'Open (S$)': ({ openCents }) => money(openCents),
      'Sent to': ({ sentTo }) => sentTo,
    },
  }),
];
