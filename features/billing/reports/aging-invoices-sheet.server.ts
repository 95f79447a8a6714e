import { readSetting } from '#features/settings/server/index.ts';
import { addDays } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { type ListSheet, listSheet } from '#platform/server/sheet/list-sheet.ts';
import type { SheetColumn } from '#platform/server/sheet/sheet.ts';
import type { AgingGroup } from '../billing.words.ts';
import type { billing } from '../room.calls.ts';
import { reminderDays } from '../room.settings.ts';
import { daysOf, type Lateness, lateness } from './late.rules.ts';

type Row = {
  group: string;
  number: string;
  issuedOn: string;
  dueOn: string;
  caseNo: string;
  address: string;
  to: string;
  agent: string;
  /** Less what was credited, as in the list of bills. */
  totalCents: number;
  gstCents: number;
  openCents: number;
  daysLate: number;
  lastReminder: string | null;
  reminders: number;
  disputeReason: string | null;
};

/** The invoices of a group stand together; a team is that of today. */
const groups: Record<AgingGroup, string> = {
  AGENT: 'p.name',
  TEAM: `coalesce((SELECT name FROM person_public WHERE id = (
    SELECT upline_id FROM upline_public WHERE person_id = i.agent_id AND from_day <= $1 ORDER BY from_day DESC LIMIT 1
  )), 'Without a leader')`,
  CLIENT: 'i.bill_to',
};

const open = (by: AgingGroup) => `
  SELECT ${groups[by]} AS group, i.number, i.issued_on AS "issuedOn", i.due_on AS "dueOn", d.case_no AS "caseNo", d.address,
         i.bill_to AS "to", p.name AS agent, i.net_cents - i.credited_net + i.gst_cents - i.credited_gst AS "totalCents",
         i.gst_cents - i.credited_gst AS "gstCents",
         i.open_net + i.open_gst AS "openCents", greatest($1::date - i.due_on, 0) AS "daysLate",
         (SELECT r.number FROM reminder r WHERE r.invoice_id = i.id ORDER BY r.type DESC LIMIT 1) AS "lastReminder",
         (SELECT count(*) FROM reminder r WHERE r.invoice_id = i.id) AS reminders, i.dispute_reason AS "disputeReason"
  FROM invoice i JOIN deal_public d ON d.id = i.deal_id JOIN person_public p ON p.id = i.agent_id
  WHERE i.open_net + i.open_gst > 0 ORDER BY 1, i.due_on, i.number`;

const isIn = ({ daysLate }: Row, late: Lateness): boolean => {
  const [from, to] = daysOf[late];
  return daysLate >= from && daysLate <= to;
};

/** The open amount in the column of how late it is. */
const buckets = (Object.keys(lateness) as Lateness[]).map(
  (late): SheetColumn<Row> => ({
    header: `${lateness[late]} (S$)`,
    kind: 'money',
    width: 18,
    value: (row) => (isIn(row, late) ? row.openCents : null),
  }),
);

/** Every open invoice by how late it is, with what comes next. */
export const agingInvoicesSheet = async (
  at: Reading,
  { query }: { query: Input<typeof billing.agingInvoicesSheet>['query'] },
) => {
  const { first, second, third } = await readSetting(at.db, reminderDays);
  const nextReminder = ({ dueOn, reminders, disputeReason }: Row): string | null => {
    const after = [first, second, third][reminders];
    return after === undefined || disputeReason !== null ? null : addDays(dueOn, after);
  };
  const sheet: ListSheet<Row> = {
    name: 'open-invoices',
    title: 'Open invoices',
    action: 'billing.open-invoices-exported',
    columns: [
      { header: 'Group', kind: 'text', width: 30, value: ({ group }) => group },
      { header: 'Invoice', kind: 'text', width: 16, value: ({ number }) => number },
      { header: 'Issued', kind: 'day', width: 14, value: ({ issuedOn }) => issuedOn },
      { header: 'Due', kind: 'day', width: 14, value: ({ dueOn }) => dueOn },
      { header: 'Case', kind: 'text', width: 16, value: ({ caseNo }) => caseNo },
      { header: 'Property', kind: 'text', width: 44, value: ({ address }) => address },
      { header: 'Bill to', kind: 'text', width: 40, value: ({ to }) => to },
      { header: 'Salesperson', kind: 'text', width: 26, value: ({ agent }) => agent },
      { header: 'Total incl. GST (S$)', kind: 'money', width: 18, value: ({ totalCents }) => totalCents },
      { header: 'GST (S$)', kind: 'money', width: 16, value: ({ gstCents }) => gstCents },
      {
        header: 'Received (S$)',
        kind: 'money',
        width: 18,
        value: ({ totalCents, openCents }) => totalCents - openCents,
      },
      { header: 'Outstanding (S$)', kind: 'money', width: 18, value: ({ openCents }) => openCents },
      { header: 'Days late', kind: 'count', width: 10, value: ({ daysLate }) => daysLate },
      ...buckets,
      { header: 'Last reminder', kind: 'text', width: 16, value: ({ lastReminder }) => lastReminder },
      { header: 'Next reminder', kind: 'day', width: 14, value: nextReminder },
      {
        header: 'Disputed (S$)',
        kind: 'money',
        width: 18,
        value: ({ openCents, disputeReason }) => (disputeReason === null ? null : openCents),
      },
      { header: 'Reason of the dispute', kind: 'text', width: 40, value: ({ disputeReason }) => disputeReason },
    ],
  };
  return listSheet(at, sheet, query, { text: open(query.by), values: [today(at.clock)] });
};
