import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';

/** What one of finance prepares and another one approves; `approvedBy` is null until then. */
type Prepared = { preparedBy: string; preparedAt: string; approvedBy: string | null };

export const approvalStates = [
  { value: 'OPEN', label: 'For approval' },
  { value: 'APPROVED', label: 'Approved' },
];

/** Who prepared it and when, and whether somebody has approved it. */
export const approvalColumns: Column<Prepared>[] = [
  {
    id: 'prepared',
    header: 'Prepared by',
    sort: 'Prepared',
    ordered: 'day',
    width: 190,
    cell: ({ preparedBy, preparedAt }) => <TwoLines sub={<Instant at={preparedAt} />}>{preparedBy}</TwoLines>,
  },
  {
    id: 'state',
    header: 'State',
    width: 190,
    card: 'state',
    cell: ({ approvedBy }) => (
      <TwoLines sub={approvedBy && `by ${approvedBy}`}>
        <StatusBadge tone={approvedBy ? 'success' : 'warning'}>{approvedBy ? 'Approved' : 'For approval'}</StatusBadge>
      </TwoLines>
    ),
  },
];
