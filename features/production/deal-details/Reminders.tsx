import { dayOf, formatDay } from '#platform/contract/days.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import type { Detail } from './detail.web.ts';
import { Lines, paperCell } from './Lines.tsx';

type Props = { deal: Detail };

const types = { 1: 'First', 2: 'Second', 3: 'Final' } as const;

/** Two invoices of a deal may each have a first reminder. */
const pdfOf = (transId: string, { type, reminderId }: Detail['reminders'][number]) =>
  urlOf(api.reminderPdf, { query: { transId, type: `${type}`, reminderId } });

export function Reminders({ deal: { transId, opensPapers, reminders } }: Props) {
  return (
    <Lines
      heads={[
        { key: 'Reminder' },
        { key: 'Invoice' },
        { key: 'Sent' },
        ...(opensPapers ? [{ key: 'PDF', end: true }] : []),
      ]}
      empty="None made yet."
      rows={reminders.map((row) => ({
        id: row.reminderId,
        cells: [
          <TwoLines key="n" strong sub={formatDay(row.madeOn)}>
            {`${types[row.type]} · ${row.number}`}
          </TwoLines>,
          row.invoiceNumber,
          row.sentAt ? formatDay(dayOf(row.sentAt)) : 'Not sent yet',
          ...paperCell(opensPapers, row.number, pdfOf(transId, row)),
        ],
      }))}
    />
  );
}
