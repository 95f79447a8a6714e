import { IconScale } from '@tabler/icons-react';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { useOpenedRow } from '#platform/web/record/useOpenedRow.ts';
import { api } from '../api.web.ts';
import { debtList } from '../lists.web.ts';
import { DebtDrawer } from './DebtDrawer.tsx';
import type { Debt } from './debts.calls.ts';
import { debtFields } from './debts.words.ts';
import { WriteOff } from './WriteOff.tsx';

const states = [
  { value: 'TO_APPROVE', label: 'To approve' },
  { value: 'WRITTEN_OFF', label: 'Written off' },
];

/** /agency-desk/finance/payouts/debts: who owes the agency commission that was taken back, and giving it up. */
export function DebtsPage() {
  const opened = useOpenedRow<Debt>();
  return (
    <>
      <ListPage
        fields={debtFields}
        call={api.debts}
        file={api.debtsSheet}
        search={debtList}
        name="payout-debts"
        title="Payouts"
        label="Debts"
        rowId="payeeId"
        onOpen={opened.open}
        searches="Salesperson or agency"
        selects={[{ name: 'state', label: 'Write-off', options: states }]}
        columns={[
          { field: 'name', under: 'payeeNo', card: 'address' },
          { field: 'owedCents', width: 140 },
          {
            field: 'writtenOffCents',
            width: 150,
            cell: ({ writtenOffCents }) => (writtenOffCents > 0 ? <Money bare cents={writtenOffCents} /> : '–'),
          },
          { id: 'waits', header: 'Write-off to approve', width: 260, cell: ToApprove },
          { id: 'next', header: 'Next', width: 190, verbs: true, cell: (debt) => <WriteOff debt={debt} /> },
        ]}
        empty={
          <EmptyState icon={IconScale} title="Nobody owes the agency">
            When a payment bounces after it was paid out, what it earned is taken back from later payouts. Until then it
            is owed here.
          </EmptyState>
        }
      />
      <DebtDrawer debt={opened.row} {...opened.drawer} />
    </>
  );
}

const ToApprove = ({ writeOff }: Debt) =>
  writeOff ? (
    <TwoLines sub={`${writeOff.preparedBy}: ${writeOff.reason}`}>
      <Money cents={writeOff.cents} />
    </TwoLines>
  ) : (
    '–'
  );
