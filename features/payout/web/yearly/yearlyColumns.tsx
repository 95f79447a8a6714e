import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { PaidInYear, yearlySums } from '../../contract/yearly.ts';
import { particulars } from '../../words.ts';

type Sums = Record<(typeof yearlySums)[number], number> | null | undefined;

const ofSum = (
  sums: Sums,
  key: (typeof yearlySums)[number],
  { header, ...more }: Pick<Column<PaidInYear>, 'header'> & Partial<Column<PaidInYear>>,
): Column<PaidInYear> => ({
  ...{ id: key, header: `${header} (S$)`, align: 'end', width: 122, ...more },
  cell: (row) => <Money bare cents={row[key]} />,
  total: sums && <Money bare cents={sums[key]} />,
});

/** The columns of what salespeople were paid in a year, with the sums of all that the filters find, if they are known. */
export const yearlyColumns = (sums: Sums): Column<PaidInYear>[] => [
  {
    id: 'person',
    header: 'Salesperson',
    sort: 'Name',
    card: 'lead',
    cell: ({ name, saNo }) => (
      <TwoLines strong sub={saNo}>
        {name}
      </TwoLines>
    ),
  },
  ofSum(sums, 'ownCents', { header: 'Own deals' }),
  ofSum(sums, 'overridingCents', { header: 'Overriding' }),
  ofSum(sums, 'commissionCents', { header: 'Gross income', sort: 'Commission' }),
  ofSum(sums, 'gstCents', { header: 'GST', width: 110 }),
  ofSum(sums, 'feeCents', { header: 'Fees', hidden: true }),
  ofSum(sums, 'withheldCents', { header: 'Withheld', hidden: true }),
  ofSum(sums, 'advanceCents', { header: 'Advances recovered', hidden: true }),
  ofSum(sums, 'writtenOffCents', { header: 'Debt given up', hidden: true }),
  ofSum(sums, 'netCents', { header: 'Paid out', sort: 'Net' }),
  {
    id: 'particulars',
    header: 'Particulars',
    width: 120,
    card: 'corner',
    cell: (row) => (
      <StatusBadge tone={row.particulars === 'MISSING' ? 'warning' : 'success'}>
        {particulars[row.particulars]}
      </StatusBadge>
    ),
  },
];
