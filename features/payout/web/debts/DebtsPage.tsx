import { IconScale } from '@tabler/icons-react';
import { useState } from 'react';
import { useMe } from '#features/identity/web/index.ts';
import { seesMoney } from '#features/ledger/web/index.ts';
import type { Request } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { NotFound } from '#platform/web/errors/NotFound.tsx';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import type { Debt } from '../../contract/debts.ts';
import type { payout } from '../../contract/index.ts';
import { api } from '../api.ts';
import { PayoutsHeader } from '../PayoutsHeader.tsx';
import { DebtDrawer } from './DebtDrawer.tsx';
import { debtList } from './debtList.ts';
import { WriteOff } from './WriteOff.tsx';

/** /agency-desk/finance/payouts/debts: who owes the agency commission that was taken back, and giving it up. */
export function DebtsPage() {
  return seesMoney(useMe()) ? <Debts /> : <NotFound />;
}

const columnsOf = (sums: { owedCents: number } | null | undefined): Column<Debt>[] => [
  {
    id: 'person',
    header: 'Payee',
    card: 'lead',
    cell: ({ name, payeeNo }) => (
      <TwoLines strong sub={payeeNo}>
        {name}
      </TwoLines>
    ),
  },
  {
    id: 'owed',
    header: 'Owed (S$)',
    align: 'end',
    width: 140,
    cell: ({ owedCents }) => <Money bare cents={owedCents} />,
    total: sums && <Money bare cents={sums.owedCents} />,
  },
  {
    id: 'writtenOff',
    header: 'Written off (S$)',
    align: 'end',
    width: 150,
    cell: ({ writtenOffCents }) => (writtenOffCents > 0 ? <Money bare cents={writtenOffCents} /> : '–'),
  },
  {
    id: 'waits',
    header: 'Write-off to approve',
    width: 260,
    cell: ({ writeOff }) =>
      writeOff ? (
        <TwoLines sub={`${writeOff.preparedBy}: ${writeOff.reason}`}>
          <Money cents={writeOff.cents} />
        </TwoLines>
      ) : (
        '–'
      ),
  },
  { id: 'next', header: 'Next', width: 190, cell: (debt) => <WriteOff debt={debt} /> },
];

const states = [
  { value: 'TO_APPROVE', label: 'To approve' },
  { value: 'WRITTEN_OFF', label: 'Written off' },
];

type Filters = Request<typeof payout.debtsSheet>['query'];

function Debts() {
  const list = useListSearch(debtList);
  const [opened, setOpened] = useState<Debt>();
  const query = list.query as Request<typeof payout.debts>['query'];
  const found = useData(api.debts, { query }, { keepPrevious: true });
  return (
    <>
      <PayoutsHeader
        title="Debts"
        action={<DownloadButton address={urlOf(api.debtsSheet, { query: list.filters as Filters })} />}
      />
      <DataTable
        name="payout-debts"
        label="Debts"
        columns={columnsOf(found.data?.sums)}
        rowId={({ payeeId }) => payeeId}
        onOpen={setOpened}
        {...tableOf(list, found)}
        filters={
          <FilterBar
            list={list}
            search={{ name: 'search', label: 'Salesperson or agency' }}
            selects={[{ name: 'state', label: 'Write-off', options: states }]}
          />
        }
        empty={
          <EmptyState icon={IconScale} title="Nobody owes the agency">
            When a payment bounces after it was paid out, what it earned is taken back from later payouts. Until then it
            is owed here.
          </EmptyState>
        }
      />
      <DebtDrawer debt={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
