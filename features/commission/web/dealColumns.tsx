import { DealBadge } from '#features/deal/web/index.ts';
import { dayOf } from '#platform/contract/days.ts';
import type { Column } from '#platform/web/kit/table/column.ts';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { DealRow } from '../contract/deals.ts';

/** The columns of the list, with the sum of all that the filter finds, if it is known. */
export const dealColumns = (sumCents: number | null | undefined): Column<DealRow>[] => [
  {
    id: 'deal',
    header: 'Deal',
    width: 160,
    cell: ({ dealNo, caseNo }) => (
      <TwoLines strong sub={caseNo}>
        {dealNo}
      </TwoLines>
    ),
  },
  {
    id: 'property',
    header: 'Property',
    card: 'lead',
    cell: ({ address, transactionType, signedOn }) => (
      <TwoLines
        sub={
          <>
            {transactionType === 'SALE' ? 'Sale' : 'Lease'}, signed <Day day={signedOn} />
          </>
        }
      >
        {address}
      </TwoLines>
    ),
  },
  { id: 'owner', header: 'Salesperson', width: 170, cell: ({ ownerName }) => ownerName },
  {
    id: 'commission',
    header: 'Commission (S$)',
    sort: 'Commission',
    align: 'end',
    width: 146,
    cell: ({ commissionCents }) => <Money bare cents={commissionCents} />,
    total: typeof sumCents === 'number' && <Money bare cents={sumCents} />,
  },
  {
    id: 'agency',
    header: 'Agency (S$)',
    align: 'end',
    width: 126,
    cell: ({ agencyCents }) => (agencyCents === null ? '–' : <Money bare cents={agencyCents} />),
  },
  {
    id: 'approved',
    header: 'Approved',
    sort: 'Approved',
    width: 120,
    cell: ({ approvedAt }) => <Day day={dayOf(approvedAt)} />,
  },
  {
    id: 'state',
    header: 'State',
    width: 150,
    card: 'corner',
    cell: (row) => <DealBadge deal={row} />,
  },
];
