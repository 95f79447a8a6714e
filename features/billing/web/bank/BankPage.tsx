import { IconBuildingBank } from '@tabler/icons-react';
import { useState } from 'react';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { DayRange } from '#platform/web/list/DayRange.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import type { BankLine } from '../../contract/index.ts';
import { type BankState, bankStates, grounds, receiptParts } from '../../words.ts';
import { api } from '../api.ts';
import { filtersOf } from '../filtersOf.ts';
import { BankLineDrawer } from './BankLineDrawer.tsx';
import { bankList, bankQuery } from './bankList.ts';
import { ConfirmPayments } from './ConfirmPayments.tsx';
import { PossibleDuplicates } from './duplicates/PossibleDuplicates.tsx';
import { ImportStatement } from './ImportStatement.tsx';

const stateOptions = optionsOf(bankStates);
const tones: Record<BankState, Tone> = {
  NEW: 'warning',
  BOOKED: 'success',
  MATCHED: 'success',
  SET_ASIDE: 'neutral',
  DEBIT: 'neutral',
  FOREIGN: 'neutral',
  UNDECIDED: 'warning',
  DUPLICATE: 'neutral',
};

const columnsOf = (sums: { cents: number } | null | undefined): Column<BankLine>[] => [
  { id: 'day', header: 'Day', width: 130, cell: ({ day }) => <Day day={day} /> },
  {
    id: 'said',
    header: 'Bank details',
    card: 'lead',
    cell: ({ payer, reference, isReversal }) => (
      <TwoLines sub={isReversal ? ['Reversal', reference].filter(Boolean).join(' · ') : reference}>
        {payer || '–'}
      </TwoLines>
    ),
  },
  {
    id: 'cents',
    header: 'Amount',
    align: 'end',
    width: 150,
    cell: ({ cents, currency }) => (
      <>
        {currency !== 'SGD' && `${currency} `}
        <Money bare cents={cents} />
      </>
    ),
    total: sums && <Money bare cents={sums.cents} />,
  },
  {
    id: 'pays',
    header: 'Match',
    width: 240,
    cell: ({
      state,
      receiptNumber,
      receiptPart,
      settles,
      recorded,
      proposal,
      payment,
      proForma,
      note,
      cents,
      sameAs,
    }) => {
      if (receiptNumber && receiptPart)
        return cents > 0 ? receiptNumber : <TwoLines sub={receiptParts[receiptPart]}>{receiptNumber}</TwoLines>;
      if (sameAs) return <TwoLines sub={sameAs.file}>{sameAs.reference || sameAs.payer || '–'}</TwoLines>;
      if (state === 'BOOKED') return cents < 0 ? 'Bank charge' : 'Interest';
      if (settles) return cents > 0 ? <TwoLines sub="Returned">{settles}</TwoLines> : settles;
      if (payment) return <Named payment={payment} isReturn={cents > 0} />;
      if (recorded[0]) return <RecordedAs recorded={recorded} />;
      if (!proposal) return proForma ? <TwoLines sub="Pro-forma">{proForma.number}</TwoLines> : note || '–';
      const [first, ...more] = proposal.invoices;
      return (
        <TwoLines sub={grounds[proposal.ground]}>
          {first?.number}
          {more.length > 0 && ` and ${more.length} more`}?
        </TwoLines>
      );
    },
  },
  {
    id: 'state',
    header: 'State',
    width: 170,
    card: 'corner',
    cell: ({ state }) => <StatusBadge tone={tones[state]}>{bankStates[state]}</StatusBadge>,
  },
];

/** The payment that a line names. A question mark: it can be confirmed. */
function Named({ payment, isReturn }: { payment: NonNullable<BankLine['payment']>; isReturn: boolean }) {
  const { number, to, problem } = payment;
  if (problem) return <TwoLines sub={problem}>{number}</TwoLines>;
  return <TwoLines sub={isReturn ? `Returned by ${to}` : to}>{number}?</TwoLines>;
}

/** What finance has recorded already that a line probably is. */
function RecordedAs({ recorded: [first, ...more] }: { recorded: BankLine['recorded'] }) {
  if (!first) return null;
  const what = first.part === 'STANDING' ? 'Recorded already' : receiptParts[first.part];
  return (
    <TwoLines sub={what}>
      {first.number}
      {more.length > 0 && ` or ${more.length} more`}?
    </TwoLines>
  );
}

/** /agency-desk/finance/bank: the lines of the bank's statements, and the receipts and payments that they are. */
export function BankPage() {
  const list = useListSearch(bankList);
  const [opened, setOpened] = useState<BankLine>();
  const found = useData(api.bankLines, { query: bankQuery(list.query) }, { keepPrevious: true });
  return (
    <>
      <ImportStatement>
        {(button) => (
          <PageHeader
            title="Bank"
            crumbs={[{ label: 'Agency Desk' }, { label: 'Bank' }]}
            action={
              <>
                <DownloadButton address={urlOf(api.bankSheet, { query: filtersOf(bankQuery(list.query)) })} />
                {button}
              </>
            }
          />
        )}
      </ImportStatement>
      <PossibleDuplicates />
      <ConfirmPayments />
      <DataTable
        name="bank-lines"
        label="Bank lines"
        columns={columnsOf(found.data?.sums)}
        rowId={({ lineId }) => lineId}
        {...tableOf(list, found)}
        onOpen={setOpened}
        filters={
          <FilterBar
            list={list}
            search={{ name: 'search', label: 'Payer or reference' }}
            selects={[{ name: 'state', label: 'State', options: stateOptions, width: 180 }]}
          >
            <DayRange list={list} />
          </FilterBar>
        }
        empty={
          <EmptyState icon={IconBuildingBank} title="No statement imported yet">
            Download a statement from the bank, as CSV or camt.053, and import it here.
          </EmptyState>
        }
      />
      <BankLineDrawer line={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
