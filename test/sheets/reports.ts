import { type AgingGroup, agingGroups, type GstKind, type GstSide, gstKinds } from '#features/billing/billing.words.ts';
import { remarkOf } from '#features/billing/gst/gst-remark.rules.ts';
import { daysOf, type Lateness, lateness } from '#features/billing/reports/late.rules.ts';
import { billing } from '#features/billing/room.calls.ts';
import { addDays, daysBetween } from '#platform/contract/days.ts';
import { percentText } from '#platform/contract/money.ts';
import type { Client } from '../people.ts';
import { type Columns, day, money, type RowOf, rowsOf, sameAsList } from './opened.ts';

type Bill = RowOf<typeof billing.bills>;
type Reminder = RowOf<typeof billing.reminders>;

const today = '2026-11-20';
/** So many days after the due date each reminder is made, by the settings that an agency begins with. */
const reminderDays = [7, 21, 45];
const lateBy = ({ dueOn }: Bill) => Math.max(0, daysBetween(dueOn ?? today, today));
const isIn = (late: Lateness, bill: Bill) => lateBy(bill) >= daysOf[late][0] && lateBy(bill) <= daysOf[late][1];

/** The columns of the open invoices by salesperson, as the lists of bills and of reminders say. */
const invoiceColumns = (reminders: Reminder[]): Columns<Bill> => {
  const of = ({ number }: Bill) =>
    reminders.filter(({ invoiceNumber }) => invoiceNumber === number).toSorted((a, b) => a.type - b.type);
  const nextOf = (bill: Bill) => {
    const after = reminderDays[of(bill).length];
    return after === undefined || bill.disputeReason !== null ? null : addDays(bill.dueOn ?? today, after);
  };
  return {
    Group: ({ agentName }) => agentName,
    Invoice: ({ number }) => number,
    Issued: ({ issuedOn }) => day(issuedOn),
    Due: ({ dueOn }) => day(dueOn),
    Case: ({ caseNo }) => caseNo,
    Property: ({ address }) => address,
    'Bill to': ({ invoiceToText }) => invoiceToText,
    Salesperson: ({ agentName }) => agentName,
    'Total incl. GST (S$)': ({ totalCents }) => money(totalCents),
    'GST (S$)': ({ gstCents }) => money(gstCents),
    'Received (S$)': ({ totalCents, openCents }) => money(totalCents - openCents),
    'Outstanding (S$)': ({ openCents }) => money(openCents),
    'Days late': lateBy,
    ...Object.fromEntries(
      (Object.keys(lateness) as Lateness[]).map((late) => [
        `${lateness[late]} (S$)`,
        (bill: Bill) => money(isIn(late, bill) ? bill.openCents : null),
      ]),
    ),
    'Last reminder': (bill) => of(bill).at(-1)?.number ?? '',
    'Next reminder': (bill) => day(nextOf(bill)),
    'Disputed (S$)': ({ openCents, disputeReason }) => money(disputeReason === null ? null : openCents),
    'Reason of the dispute': ({ disputeReason }) => disputeReason,
  };
};

/** What the file of open invoices has: its columns, and the invoices by number. */
export const openInvoicesOf = async (who: Client) => {
  const bills = await rowsOf(who, billing.bills);
  const open = bills.filter(({ invoiceId, openCents }) => invoiceId !== null && openCents > 0);
  const byNumber = open.toSorted((a, b) => (String(a.number) < String(b.number) ? -1 : 1));
  return { columns: invoiceColumns(await rowsOf(who, billing.reminders)), rows: byNumber };
};

/** The aging by whom it is grouped. */
export const agingBy = (by: AgingGroup) =>
  sameAsList('Ageing', {
    list: billing.aging,
    file: billing.agingSheet,
    filters: { by },
    columns: {
      [agingGroups[by]]: ({ name }) => name,
      ...Object.fromEntries(
        (Object.keys(lateness) as Lateness[]).map((late) => [
          `${lateness[late]} (S$)`,
          ({ buckets }: RowOf<typeof billing.aging>) => money(buckets[late]),
        ]),
      ),
      'Outstanding (S$)': ({ totalCents }) => money(totalCents),
      'Disputed (S$)': ({ disputedCents }) => money(disputedCents),
    },
  });

type Paper = { kind: GstKind; number: string; issuedOn: string; to: string; netCents: number; gstCents: number };

/** The papers of a quarter in which all were issued on one day: invoices, those that were credited, and their credit notes. */
export const papersOf = async (who: Client): Promise<Paper[]> => {
  const bills = await rowsOf(who, billing.bills);
  const notes = await rowsOf(who, billing.creditNotes);
  const invoices = bills.flatMap(({ number, issuedOn, invoiceToText, netCents, gstCents }) =>
    number && issuedOn ? [{ kind: 'INVOICE' as const, number, issuedOn, to: invoiceToText, netCents, gstCents }] : [],
  );
  const credited = notes.map((note) => ({ ...note, kind: 'INVOICE' as const, number: note.invoiceNumber }));
  const taken = notes.map((note) => ({
    ...note,
    kind: 'CREDIT_NOTE' as const,
    netCents: -note.netCents,
    gstCents: -note.gstCents,
  }));
  return [...invoices, ...credited, ...taken].toSorted((a, b) => (a.number < b.number ? -1 : 1));
};

export const paperColumns: Columns<Paper> = {
  Document: ({ number }) => number,
  Kind: ({ kind }) => gstKinds[kind],
  Date: ({ issuedOn }) => day(issuedOn),
  'Tax point': ({ issuedOn }) => day(issuedOn),
  To: ({ to }) => to,
  'GST rate': () => '9%',
  'Subtotal (S$)': ({ netCents }) => money(netCents),
  'GST (S$)': ({ gstCents }) => money(gstCents),
  Remark: () => '',
};

/** What the GST of a quarter is the sum of, as its list says. */
export const gstRowsOf = (of: GstSide) =>
  sameAsList('GST', {
    list: billing.gstRows,
    file: billing.gstSheet,
    filters: { quarter: '2026-Q4', of },
    order: 'asc',
    columns: {
      Document: ({ number }) => number,
      Kind: ({ kind }) => gstKinds[kind],
      Date: ({ day: issued }) => day(issued),
      'Tax point': ({ taxPoint }) => day(taxPoint),
      [of === 'OUTPUT' ? 'To' : 'From']: ({ who }) => who,
      'GST rate': ({ rate }) => (rate === null ? '' : `${percentText(rate)}%`),
      'Subtotal (S$)': ({ netCents }) => money(netCents),
      'GST (S$)': ({ gstCents }) => money(gstCents),
      Remark: remarkOf,
    },
  });
