import { IconArrowsSplit } from '@tabler/icons-react';
import { approvalColumns, approvalStates } from '#features/ledger/web/index.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { api } from '../api.web.ts';
import { resplitList } from '../lists.web.ts';
import { resplitFields } from './resplits.words.ts';

/** /agency-desk/finance/deals/resplits: frozen splits that are to be worked out anew, or were. */
export function ResplitsPage() {
  return (
    <ListPage
      fields={resplitFields}
      call={api.resplits}
      file={api.resplitsSheet}
      search={resplitList}
      name="resplits"
      title="Deals"
      label="Resplits"
      rowId="resplitId"
      to={({ dealNo }) => `/agency-desk/finance/deals?search=${dealNo}`}
      searches="Deal number"
      selects={[{ name: 'state', label: 'State', options: approvalStates }]}
      columns={[
        { id: 'dealNo', header: 'Deal', width: 170, cell: ({ dealNo }) => <UnbrokenNumbers>{dealNo}</UnbrokenNumbers> },
        { field: 'reason', card: 'address' },
        { field: 'movedCents', width: 140 },
        ...approvalColumns,
      ]}
      empty={
        <EmptyState icon={IconArrowsSplit} title="No resplits">
          A split that money has come in for is worked out anew by one of finance and approved by another.
        </EmptyState>
      }
    />
  );
}
