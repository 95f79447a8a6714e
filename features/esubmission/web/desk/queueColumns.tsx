import { dayOf } from '#platform/contract/days.ts';
import { Day } from '#platform/web/kit/Day.tsx';
import { Money } from '#platform/web/kit/Money.tsx';
import { StatusBadge } from '#platform/web/kit/StatusBadge.tsx';
import { TwoLines } from '#platform/web/kit/TwoLines.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import type { Row } from '../../records.ts';
import { categoryWord, isOneOf, type PropertyCategory, propertyTypeWord, Status, sideWords } from '../../words.ts';
import { PriceCell } from '../PriceCell.tsx';
import { CaseNo } from '../remarks/CaseNo.tsx';
import { lookOfStatus } from '../statusTone.ts';
import { ageWords, isOld } from './age.ts';
import classes from './queue.module.css';

const whatOf = ({ propertyCategory, propertyType, representedSide }: Row): string => {
  const type = propertyTypeWord(propertyCategory as PropertyCategory, propertyType);
  const what = propertyCategory === 'hdb' ? `${categoryWord(propertyCategory)} ${type}` : type;
  return `${what} · for the ${sideWords[representedSide].toLowerCase()}`;
};

/** How long it waits for the agency, on hold or not; nothing once it is decided. */
function Age({ row, now }: { row: Row; now: number }) {
  const { submittedDate, status } = row;
  if (!submittedDate || !isOneOf(status.id, Status.submitted, Status.underReview, Status.onHold))
    return <span className="g-figures">–</span>;
  return (
    <span className={classes.age} data-old={isOld(submittedDate, now) || undefined}>
      {ageWords(submittedDate, now)}
    </span>
  );
}

/** The columns of the queue. `now` in milliseconds, `unread`: with a remark that is new to me. */
export const queueColumns = (now: number, unread: Set<string>): Column<Row>[] => [
  {
    id: 'case',
    header: 'Case',
    sort: 'CaseNo',
    width: 156,
    cell: (row) => (
      <TwoLines strong sub={<Day day={dayOf(row.submittedDate ?? row.createdDate)} />}>
        <CaseNo row={row} unread={unread} />
      </TwoLines>
    ),
  },
  {
    id: 'property',
    header: 'Property',
    width: 340,
    card: 'lead',
    cell: (row) => <TwoLines sub={whatOf(row)}>{row.address}</TwoLines>,
  },
  { id: 'agent', header: 'Salesperson', width: 156, cell: (row) => row.agentName },
  {
    id: 'price',
    header: 'Price or rent (S$)',
    sort: 'Price',
    align: 'end',
    width: 150,
    hidden: true,
    cell: (row) => <PriceCell row={row} />,
  },
  {
    id: 'commission',
    header: 'Commission (S$)',
    sort: 'Commission',
    align: 'end',
    width: 146,
    cell: (row) => <Money bare cents={row.commissionCents} />,
  },
  {
    id: 'age',
    header: 'Age',
    sort: 'SubmittedDate',
    width: 88,
    align: 'end',
    cell: (row) => <Age row={row} now={now} />,
  },
  { id: 'claimed', header: 'Claimed by', width: 120, cell: (row) => row.claimedByName ?? '–' },
  {
    id: 'status',
    header: 'Status',
    sort: 'Status',
    width: 132,
    card: 'corner',
    cell: (row) => <StatusBadge {...lookOfStatus(row.status.id)}>{row.status.label}</StatusBadge>,
  },
];
