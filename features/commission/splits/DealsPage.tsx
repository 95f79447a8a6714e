import { IconReceipt2 } from '@tabler/icons-react';
import { DealBadge } from '#features/deal/web/index.ts';
import { dealStates } from '#features/deal/words.ts';
import { transactionWords } from '#features/esubmission/transaction.words.ts';
import { dayOf } from '#platform/contract/days.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { useOpenedRow } from '#platform/web/record/useOpenedRow.ts';
import { api } from '../api.web.ts';
import { dealList } from '../lists.web.ts';
import { OpenResplits } from '../resplits/OpenResplits.tsx';
import { type DealRow, dealFields } from './deals.words.ts';
import { SplitDrawer } from './SplitDrawer.tsx';

/** /agency-desk/finance/deals: the deals of the agency, and how the commission of each is split. */
export function DealsPage() {
  const opened = useOpenedRow<DealRow>();
  return (
    <>
      <ListPage
        fields={dealFields}
        call={api.deals}
        file={api.dealsSheet}
        search={dealList}
        name="deals"
        title="Deals"
        notice={<OpenResplits />}
        rowId="dealId"
        onOpen={opened.open}
        searches="Number, address, salesperson or commission"
        selects={[{ name: 'state', label: 'State', options: optionsOf(dealStates) }]}
        sums={({ sumCents }) => ({ commissionCents: sumCents })}
        columns={[
          { field: 'dealNo', under: 'caseNo', width: 160 },
          {
            field: 'address',
            header: 'Property',
            under: ({ transactionType, signedOn }) => (
              <>
                {transactionWords[transactionType]}, signed <Day day={signedOn} />
              </>
            ),
            card: 'address',
          },
          { field: 'ownerName', width: 170 },
          { field: 'commissionCents', width: 146 },
          { field: 'agencyCents', width: 126 },
          { field: 'approvedAt', cell: ({ approvedAt }) => <Day day={dayOf(approvedAt)} />, width: 120 },
          { field: 'state', cell: (row) => <DealBadge deal={row} />, card: 'state', width: 150 },
        ]}
        empty={
          <EmptyState icon={IconReceipt2} title="No deals yet">
            A submission becomes a deal when it is approved.
          </EmptyState>
        }
      />
      <SplitDrawer deal={opened.row} {...opened.drawer} />
    </>
  );
}
