import { issuer, type PrintedIssuer } from '#features/firm/rules/issuer.ts';
import { addressLines } from '#features/property/rules/postal-address.ts';
import { type Day, daysBetween, formatDay } from '#platform/contract/days.ts';
import { type Cents, formatMoney } from '#platform/contract/money.ts';
import type { BilledTo } from './invoice-data.server.ts';
import { payNowText } from './pay-now.rules.ts';

export type ReminderType = 1 | 2 | 3;

/** All that a reminder prints, kept with it. It is final once the reminder was mailed. */
export type PrintedReminder = {
  number: string;
  type: ReminderType;
  /** The day of the letter. */
  madeOn: Day;
  /** Until when the client should pay. Older letters say “within seven days”, and print no postal code. */
  payBy?: Day;
  from: PrintedIssuer;
  to: BilledTo;
  invoice: { number: string; issuedOn: Day; dueOn: Day };
  address: string;
  totalCents: Cents;
  openCents: Cents;
};

const titles: Record<ReminderType, string> = { 1: 'Reminder', 2: 'Second reminder', 3: 'Final reminder' };

const words: Record<ReminderType, (by: string) => string> = {
  1: (by) => `Perhaps it escaped your notice: the invoice below is past its due date. Please pay it ${by}.`,
  2: (by) =>
    `We wrote to you about the invoice below and it is still open. Please pay it ${by}, or contact us if there is a problem.`,
  3: (by) =>
    `The invoice below is still open after two reminders. If it is not paid ${by}, we will refer this to our solicitors.`,
};

const daysOverdue = (days: number) => `${days} ${days === 1 ? 'day' : 'days'} overdue`;

/** By when the client should pay. */
const byWhen = ({ type, payBy }: PrintedReminder): string => {
  if (payBy) return `by ${formatDay(payBy)}`;
  return type === 1 ? 'in the next days' : 'within seven days';
};

/** In place of the words of a letter that was never sent, as the invoice was paid or credited before. */
const nothingOpen = 'Nothing is open of the invoice below. This letter was not sent, and there is nothing to pay.';

/** Finished texts for the template. */
export const reminderData = (printed: PrintedReminder) => {
  const { number, type, madeOn, payBy, from, to, invoice, openCents } = printed;
  const isOpen = openCents > 0;
  const reference = invoice.number.replace('-', '');
  return {
    title: titles[type],
    number,
    issued: formatDay(madeOn),
    from: issuer(from, false),
    to: [to.text, ...addressLines(to.address, payBy && to.postalCode)].filter(Boolean),
    words: isOpen ? words[type](byWhen(printed)) : nothingOpen,
    facts: [
      { label: 'Invoice', value: `${invoice.number} of ${formatDay(invoice.issuedOn)}` },
      { label: 'Property', value: printed.address },
      { label: 'Due', value: `${formatDay(invoice.dueOn)}, ${daysOverdue(daysBetween(invoice.dueOn, madeOn))}` },
      { label: 'Invoiced', value: formatMoney(printed.totalCents) },
    ],
    open: formatMoney(openCents),
    thanks: isOpen ? 'If you have paid in the meantime, please disregard this letter.' : '',
    pay: isOpen
      ? [
          ...(from.payNow ? [{ label: 'PayNow UEN', value: from.payNow }] : []),
          ...(from.accountNumber ? [{ label: from.bank || 'Bank account', value: from.accountNumber }] : []),
          { label: 'Reference', value: reference },
        ]
      : [],
    code:
      isOpen && from.payNow
        ? payNowText({ uen: from.payNow, name: from.legalName, cents: openCents, reference, expires: '2099-12-31' })
        : null,
  };
};
