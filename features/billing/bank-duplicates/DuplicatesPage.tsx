import { IconCopyCheck } from '@tabler/icons-react';
import type { Request } from '#platform/contract/endpoint.ts';
import { useData } from '#platform/web/api/useData.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import { api } from '../api.web.ts';
import { duplicateList } from '../lists.web.ts';
import type { billing, PossibleDuplicate } from '../room.calls.ts';
import { AnswerAll } from './AnswerAll.tsx';
import { Answers } from './Answers.tsx';
import classes from './duplicates.module.css';

const columns: Column<PossibleDuplicate>[] = [
  {
    id: 'said',
    header: 'New line',
    cell: ({ payer, reference, file, isReversal }) => (
      <TwoLines sub={[isReversal && 'Reversal', payer && reference, file].filter(Boolean).join(' · ')}>
        {payer || reference || '–'}
      </TwoLines>
    ),
  },
  { id: 'day', header: 'Day', width: 130, cell: ({ day }) => <Day day={day} /> },
  {
    id: 'cents',
    header: 'Amount',
    align: 'end',
    width: 150,
    card: 'state',
    cell: ({ cents, currency }) => (
      <>
        {currency !== 'SGD' && `${currency} `}
        <Money bare cents={cents} />
      </>
    ),
  },
  {
    id: 'standing',
    header: 'Already imported',
    width: '45%',
    card: 'address',
    fixed: true,
    cell: (line) => <Answers line={line} />,
  },
];

/** /agency-desk/finance/bank/duplicates: lines of the bank that may have come in before, each beside what it may be. */
export function DuplicatesPage() {
  const list = useListSearch(duplicateList);
  const query = list.query as Request<typeof billing.possibleDuplicates>['query'];
  const found = useData(api.possibleDuplicates, { query }, { keepPrevious: true });
  return (
    <>
      <PageHeader title="Possible duplicates" crumbs={[{ label: 'Bank', to: '/agency-desk/finance/bank' }]} />
      <div className={classes.imports}>
        {found.data?.imports.map((one) => (
          <AnswerAll key={one.importId} of={one} />
        ))}
      </div>
      <DataTable
        name="bank-duplicates"
        label="Possible duplicates"
        columns={columns}
        rowId={({ lineId }) => lineId}
        {...tableOf(list, found)}
        empty={
          <EmptyState icon={IconCopyCheck} title="No line to compare">
            Lines that an import may have brought in a second time are compared here.
          </EmptyState>
        }
      />
    </>
  );
}
