import { IconScale } from '@tabler/icons-react';
import { useMe } from '#features/identity/web/index.ts';
import { seesMoney } from '#features/ledger/web/index.ts';
import { useData } from '#platform/web/api/useData.ts';
import { NotFound } from '#platform/web/errors/NotFound.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { Debt } from '../../contract/debts.ts';
import { api } from '../api.ts';
import { WriteOff } from './WriteOff.tsx';

/** /agency-desk/finance/payouts/debts: who owes the agency commission that was taken back, and giving it up. */
export function DebtsPage() {
  return seesMoney(useMe()) ? <Debts /> : <NotFound />;
}

const columns: Column<Debt>[] = [
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

function Debts() {
  const found = useData(api.debts, {});
  return (
    <>
      <PageHeader
        title="Debts"
        crumbs={[
          { label: 'Agency Desk' },
          { label: 'Payouts', to: '/agency-desk/finance/payouts' },
          { label: 'Debts' },
        ]}
      />
      <DataTable
        name="payout-debts"
        label="Debts"
        columns={columns}
        rows={found.data}
        rowId={({ payeeId }) => payeeId}
        query={found}
        empty={
          <EmptyState icon={IconScale} title="Nobody owes the agency">
            When a payment bounces after it was paid out, what it earned is taken back from later payouts. Until then it
            is owed here.
          </EmptyState>
        }
      />
    </>
  );
}
