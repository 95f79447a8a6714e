import { dayOf } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { formatMoney } from '#platform/contract/money.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { production } from '../room.calls.ts';
import { creditNotesOf, paidOutOf, takenBackOf } from './came-back.server.ts';
import { revisionsOf } from './money-of-deal.server.ts';
import type { DealOf } from './whose-deal.server.ts';

type Detail = Data<typeof production.detail>;
type Event = Detail['timeline'][number];
type MoneyOfDeal = Pick<Detail, 'invoices' | 'receipts' | 'reminders'>;

/** Events of a deal, newest first. */
export const timelineOf = async (at: Reading, dealOf: DealOf, money: MoneyOfDeal): Promise<Event[]> => {
  const { deal, person } = dealOf;
  const [submitted] = await ask<{ at: string | null }>(
    at.db,
    'SELECT submitted_at AS at FROM esubmission_public WHERE id = $1',
    [deal.esubmissionId],
  );
  const [creditNotes, takenBack, paidOut, revisions] = await Promise.all([
    creditNotesOf(at, dealOf),
    takenBackOf(
      at,
      money.receipts.map(({ commrcvID }) => commrcvID),
    ),
    paidOutOf(at, dealOf),
    revisionsOf(at, dealOf),
  ]);
  const paid = at.actor.userId === person.id ? 'Paid to me' : `Paid to ${person.name}`;
  const event = (day: string, what: string, note: string | null = null): Event => ({ day, what, note });
  const events: Event[] = [
    ...(submitted?.at ? [event(dayOf(submitted.at), 'Submitted')] : []),
    event(dayOf(deal.approvedAt), 'Approved', deal.dealNo),
    ...(deal.completedOn
      ? [event(deal.completedOn, deal.transactionType === 'SALE' ? 'Sale completed' : 'Lease agreed')]
      : []),
    ...money.invoices.map((invoice) => event(invoice.issuedOn, `Invoice ${invoice.number}`, invoiceNote(invoice))),
    ...revisions.map(({ day, number, beforeCents, afterCents }) =>
      event(
        day,
        `Revision ${number}`,
        beforeCents === afterCents
          ? 'Shares or billings changed'
          : `Commission ${formatMoney(beforeCents)} → ${formatMoney(afterCents)}`,
      ),
    ),
    ...creditNotes.map(({ issuedOn, number, invoice, cents }) =>
      event(issuedOn, `Credit note ${number}`, `${formatMoney(cents)} of ${invoice}`),
    ),
    ...money.reminders.map(({ madeOn, type, invoiceNumber }) => event(madeOn, `Reminder ${type}`, invoiceNumber)),
    ...money.receipts.map(({ receivedOn, number, totalCents, state }) =>
      event(
        receivedOn,
        `Receipt ${number}`,
        state === 'RETURNED' ? 'Returned since' : state === 'CLEARING' ? 'In clearing' : formatMoney(totalCents),
      ),
    ),
    ...takenBack.map(({ returnedOn, number }) => event(returnedOn, `Receipt ${number} was taken back`)),
    ...paidOut.flatMap(({ voucher, cents, paidOn, returnedOn, arrivedOn }) => {
      const note = `${formatMoney(cents)} before fees · ${voucher}`;
      return [
        event(paidOn, paid, note),
        ...(returnedOn ? [event(returnedOn, 'The payout came back from the bank', note)] : []),
        ...(returnedOn && arrivedOn ? [event(arrivedOn, `${paid} again`, note)] : []),
      ];
    }),
    ...(deal.closedAt ? [event(dayOf(deal.closedAt), deal.state === 'ABORTED' ? 'Fell through' : 'Cancelled')] : []),
  ];
  // Within one day, later entries are later events.
  return events.toReversed().sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0));
};

/** Amount of an invoice, and its credited and written-off parts. */
const invoiceNote = ({ totalCents, creditedCents, isCredited, writtenOffCents }: Detail['invoices'][number]): string =>
  [
    formatMoney(totalCents + creditedCents),
    isCredited && 'credited since',
    creditedCents > 0 && `${formatMoney(creditedCents)} credited since`,
    writtenOffCents > 0 && `${formatMoney(writtenOffCents)} written off since`,
  ]
    .filter(Boolean)
    .join(', ');
