import { desc } from 'drizzle-orm';
import { deal } from '#features/deal/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { named, statementOf } from '#platform/server/database/statement-of.ts';
import { type ListSheet, listSheet } from '#platform/server/sheet/list-sheet.ts';
import type { BankLine, Bill, billing, MoneyRequest, ReminderRow } from '../../contract/index.ts';
import { bankStates, billStates, requestKinds, requestStates } from '../../words.ts';
import { bankLinesWhere } from '../bank/list-bank.ts';
import { billColumns } from '../invoices/bill-columns.ts';
import { billsWhere } from '../invoices/bills-where.ts';
import { billsOf } from '../invoices/list-bills.ts';
import { remindersWhere } from '../reminders/list-reminders.ts';
import { requestsWhere } from '../requests/read-requests.ts';
import { bankLine, moneyRequest, reminder } from '../tables.ts';

const bills: ListSheet<Bill> = {
  name: 'invoices',
  title: 'Invoices',
  action: 'billing.bills-exported',
  columns: [
    { header: 'Invoice', kind: 'text', width: 16, value: ({ number }) => number },
    { header: 'Deal', kind: 'text', width: 16, value: ({ dealNo }) => dealNo },
    { header: 'Case', kind: 'text', width: 16, value: ({ caseNo }) => caseNo },
    { header: 'Bill to', kind: 'text', width: 40, value: ({ invoiceToText }) => invoiceToText },
    { header: 'Address', kind: 'text', width: 44, value: ({ address }) => address },
    { header: 'Salesperson', kind: 'text', width: 26, value: ({ agentName }) => agentName },
    { header: 'Completed', kind: 'day', width: 14, value: ({ completedOn }) => completedOn },
    { header: 'Issued', kind: 'day', width: 14, value: ({ issuedOn }) => issuedOn },
    { header: 'Due', kind: 'day', width: 14, value: ({ dueOn }) => dueOn },
    { header: 'Subtotal (S$)', kind: 'money', width: 18, value: ({ netCents }) => netCents },
    { header: 'GST (S$)', kind: 'money', width: 16, value: ({ gstCents }) => gstCents },
    { header: 'Total incl. GST (S$)', kind: 'money', width: 18, value: ({ totalCents }) => totalCents },
    { header: 'Outstanding (S$)', kind: 'money', width: 18, value: ({ openCents }) => openCents },
    { header: 'State', kind: 'text', width: 20, value: ({ state }) => billStates[state] },
    { header: 'Disputed', kind: 'text', width: 40, value: ({ disputeReason }) => disputeReason },
  ],
};

/** Every bill that the list's filters find. */
export const billsSheet = (at: Reading, { query }: { query: Input<typeof billing.billsSheet>['query'] }) => {
  const day = today(at.clock);
  const rows = billsOf(at.db, day, named(billColumns(day)))
    .where(billsWhere(query, day))
    .orderBy(desc(deal.approvedAt), desc(deal.id));
  return listSheet(at, bills, query, statementOf(rows));
};

const bankLines: ListSheet<Omit<BankLine, 'proposal'>> = {
  name: 'bank-lines',
  title: 'Bank lines',
  action: 'billing.bank-lines-exported',
  columns: [
    { header: 'Day', kind: 'day', width: 14, value: ({ day }) => day },
    { header: 'Payer or payee', kind: 'text', width: 40, value: ({ payer }) => payer },
    { header: 'Reference', kind: 'text', width: 40, value: ({ reference }) => reference },
    { header: 'Reversal', kind: 'text', width: 10, value: ({ isReversal }) => (isReversal ? 'Yes' : '') },
    { header: 'Currency', kind: 'text', width: 10, value: ({ currency }) => currency },
    { header: 'Amount', kind: 'money', width: 18, value: ({ cents }) => cents },
    { header: 'State', kind: 'text', width: 18, value: ({ state }) => bankStates[state] },
    { header: 'Receipt', kind: 'text', width: 16, value: ({ receiptNumber }) => receiptNumber },
    { header: 'Note', kind: 'text', width: 30, value: ({ note }) => note },
  ],
};

/** Every bank line that the list's filters find. */
export const bankSheet = (at: Reading, { query }: { query: Input<typeof billing.bankSheet>['query'] }) => {
  const rows = bankLinesWhere(at.db, query, named).orderBy(desc(bankLine.day), desc(bankLine.id));
  return listSheet(at, bankLines, query, statementOf(rows));
};

const requests: ListSheet<MoneyRequest> = {
  name: 'approvals',
  title: 'Approvals',
  action: 'billing.requests-exported',
  columns: [
    { header: 'Request', kind: 'text', width: 30, value: ({ kind }) => requestKinds[kind] },
    { header: 'Of', kind: 'text', width: 16, value: ({ about }) => about },
    { header: 'Client', kind: 'text', width: 40, value: ({ party }) => party },
    { header: 'Reason', kind: 'text', width: 40, value: ({ reason }) => reason },
    { header: 'Amount (S$)', kind: 'money', width: 18, value: ({ cents }) => cents },
    { header: 'Asked for by', kind: 'text', width: 24, value: ({ preparedBy }) => preparedBy },
    { header: 'Asked for', kind: 'instant', width: 20, value: ({ preparedAt }) => preparedAt },
    { header: 'State', kind: 'text', width: 20, value: ({ state }) => requestStates[state] },
    { header: 'Decided by', kind: 'text', width: 24, value: ({ decidedBy }) => decidedBy },
    { header: 'Voucher', kind: 'text', width: 16, value: ({ number }) => number },
  ],
};

/** Every request that the list's filters find. */
export const requestsSheet = (at: Reading, { query }: { query: Input<typeof billing.requestsSheet>['query'] }) => {
  const rows = requestsWhere(at.db, query, named).orderBy(desc(moneyRequest.preparedAt), desc(moneyRequest.id));
  return listSheet(at, requests, query, statementOf(rows));
};

const reminderWords = { 1: 'First', 2: 'Second', 3: 'Final' } as const;

const reminders: ListSheet<ReminderRow> = {
  name: 'reminders',
  title: 'Reminders',
  action: 'billing.reminders-exported',
  columns: [
    { header: 'Reminder', kind: 'text', width: 16, value: ({ number }) => number },
    { header: 'Which', kind: 'text', width: 10, value: ({ type }) => reminderWords[type] },
    { header: 'Made', kind: 'day', width: 14, value: ({ madeOn }) => madeOn },
    { header: 'Invoice', kind: 'text', width: 16, value: ({ invoiceNumber }) => invoiceNumber },
    { header: 'To', kind: 'text', width: 40, value: ({ to }) => to },
    { header: 'Outstanding (S$)', kind: 'money', width: 18, value: ({ openCents }) => openCents },
    { header: 'Sent to', kind: 'text', width: 34, value: ({ sentTo }) => sentTo },
  ],
};

/** Every reminder that the list's filters find. */
export const remindersSheet = (at: Reading, { query }: { query: Input<typeof billing.remindersSheet>['query'] }) => {
  const rows = remindersWhere(at.db, query).orderBy(desc(reminder.madeOn), desc(reminder.number));
  return listSheet(at, reminders, query, statementOf(rows));
};
