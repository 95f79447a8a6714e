import { formatMoney } from '#platform/contract/money.ts';
import { mostTodos, type Todo } from '#platform/contract/todo.ts';
import type { TodoSource } from '#platform/server/dashboard.ts';
import { places } from '../links.rules.ts';
import { openInvoicesOf } from './open-invoices.server.ts';
import type { OutstandingInvoice } from './outstanding.calls.ts';

/** The overdue invoices of a salesperson's deals, for To do. */
export const overdueTodos: TodoSource = {
  isFor: ({ role }) => role === 'salesperson',
  read: async (at) => {
    const overdue = (await openInvoicesOf(at, at.actor.userId)).filter(({ daysLate }) => daysLate > 0);
    const firstRows = overdue.slice(0, mostTodos);
    return { rows: firstRows.map(todoOf), more: overdue.length - firstRows.length };
  },
};

const todoOf = ({ invoiceId, number, to, openCents, dueOn, transId, noReminder }: OutstandingInvoice): Todo => ({
  key: `invoice ${invoiceId}`,
  kind: 'invoice',
  what: `Chase ${number}`,
  which: [to, formatMoney(openCents)].filter(Boolean).join(' · '),
  day: dueOn,
  dayIs: 'due',
  to: places.deal(transId),
  verb: noReminder ? 'Open' : 'Send reminder',
  ...(!noReminder && { doneAt: places.oneOutstanding(number) }),
});
