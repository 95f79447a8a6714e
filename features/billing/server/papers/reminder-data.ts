import { issuer } from '#features/firm/rules/issuer.ts';
import type { Particulars } from '#features/firm/settings.ts';
import { type Day, daysBetween, formatDay } from '#platform/contract/days.ts';
import { type Cents, formatMoney } from '#platform/contract/money.ts';
import { payNowText } from '../../rules/pay-now.ts';

export type ReminderType = 1 | 2 | 3;

/** All that a reminder prints, kept with it. */
export type PrintedReminder = {
  number: string;
  type: ReminderType;
  madeOn: Day;
  from: Particulars;
  to: { text: string; address: string };
  invoice: { number: string; issuedOn: Day; dueOn: Day };
  address: string;
  totalCents: Cents;
  openCents: Cents;
};

const titles: Record<ReminderType, string> = { 1: 'Reminder', 2: 'Second reminder', 3: 'Final reminder' };

const words: Record<ReminderType, string> = {
  1: 'Perhaps it escaped your notice: the invoice below is past its due date. Please pay it in the next days.',
  2: 'We wrote to you about the invoice below and it is still open. Please pay it within seven days, or tell us what keeps you from it.',
  3: 'The invoice below is still open after two reminders. If it is not paid within seven days, we will hand it to our lawyers.',
};

/** Finished texts for the template. */
export const reminderData = (printed: PrintedReminder) => {
  const { number, type, madeOn, from, to, invoice, openCents } = printed;
  const reference = invoice.number.replace('-', '');
  return {
    title: titles[type],
    number,
    issued: formatDay(madeOn),
    from: issuer(from, false),
    to: [to.text, ...to.address.split('\n')].filter(Boolean),
    words: words[type],
    facts: [
      { label: 'Invoice', value: `${invoice.number} of ${formatDay(invoice.issuedOn)}` },
      { label: 'Property', value: printed.address },
      { label: 'Due', value: `${formatDay(invoice.dueOn)}, ${daysBetween(invoice.dueOn, madeOn)} days ago` },
      { label: 'Invoiced', value: formatMoney(printed.totalCents) },
    ],
    open: formatMoney(openCents),
    thanks: 'If you have paid in the meantime, please disregard this letter.',
    pay: [
      ...(from.payNow ? [{ label: 'PayNow UEN', value: from.payNow }] : []),
      ...(from.accountNumber ? [{ label: from.bank || 'Bank account', value: from.accountNumber }] : []),
      { label: 'Reference', value: reference },
    ],
    code: from.payNow
      ? payNowText({ uen: from.payNow, name: from.legalName, cents: openCents, reference, expires: '2099-12-31' })
      : null,
  };
};
