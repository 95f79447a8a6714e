import { categoryWord, type PropertyCategory, propertyTypeWord } from '#features/property/words/categories.ts';
import { dayOf } from '#platform/contract/days.ts';
import { formatDollars } from '#platform/contract/money.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { CaseNo, PriceCell, priceInShort } from '../list/cells.tsx';
import { isOneOf, Status } from '../status/status.words.ts';
import { lookOfStatus } from '../status/statuses.web.ts';
import type { Row } from '../summary/summary.calls.ts';
import { sideWords } from '../transaction.words.ts';
import { ageWords, type QueueAges, urgencyOf } from './age.web.ts';
import classes from './queue.module.css';

/** Who has it; of what was submitted again, for whom it waits. */
const claimWords = ({ claimedByName, status }: Row): string => {
  if (!claimedByName) return '–';
  return status.id === Status.submitted ? `for ${claimedByName}` : claimedByName;
};

const whatOf = ({ propertyCategory, propertyType, representedSide }: Row): string => {
  const type = propertyTypeWord(propertyCategory as PropertyCategory, propertyType);
  const what = propertyCategory === 'hdb' ? `${categoryWord(propertyCategory)} ${type}` : type;
  return `${what} · for the ${sideWords[representedSide].toLowerCase()}`;
};

/** How long a case has waited for the agency, including holds. Empty once it is decided. */
function Age({ row, now, ages }: { row: Row; now: number; ages: QueueAges | undefined }) {
  const { submittedDate, status } = row;
  if (!submittedDate || !isOneOf(status.id, Status.submitted, Status.underReview, Status.onHold))
    return <span className="g-figures">–</span>;
  return (
    <span className={classes.age} data-urgency={ages && urgencyOf(submittedDate, now, ages)}>
      {ageWords(submittedDate, now)}
    </span>
  );
}

/**
 * The columns of the queue. `now` is in milliseconds; `unread` has the ids of submissions with remarks that I have not
 * read.
 */
export const queueColumns = (now: number, ages: QueueAges | undefined, unread: Set<string>): Column<Row>[] => [
  {
    id: 'case',
    header: 'Case',
    sort: 'CaseNo',
    ordered: 'day',
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
    card: 'address',
    short: ({ address }) => address,
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
    short: priceInShort,
    cell: (row) => <PriceCell row={row} />,
  },
  {
    id: 'commission',
    header: 'Commission (S$)',
    sort: 'Commission',
    align: 'end',
    width: 146,
    short: ({ commissionCents }) => `comm. ${formatDollars(commissionCents)}`,
    cell: (row) => <Money bare cents={row.commissionCents} />,
  },
  {
    id: 'age',
    header: 'Age',
    sort: 'SubmittedDate',
    ordered: 'day',
    width: 88,
    align: 'end',
    card: 'end',
    cell: (row) => <Age row={row} now={now} ages={ages} />,
  },
  { id: 'claimed', header: 'Claimed by', width: 120, cell: (row) => claimWords(row) },
  {
    id: 'status',
    header: 'Status',
    sort: 'Status',
    ordered: 'steps',
    width: 132,
    card: 'state',
    cell: (row) => <StatusBadge {...lookOfStatus(row.status.id)}>{row.status.label}</StatusBadge>,
  },
];
