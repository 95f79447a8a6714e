import { IconFilePencil } from '@tabler/icons-react';
import { approvalColumns, approvalStates } from '#features/ledger/web/index.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { api } from '../api.web.ts';
import { revisionList } from '../lists.web.ts';
import { revisionFields } from './revisions.words.ts';

/** /agency-desk/finance/deals/revisions: deals whose commission, shares or bills are to change, or did. */
export const RevisionsPage = () => (
  <ListPage
    fields={revisionFields}
    call={api.revisions}
    file={api.revisionsSheet}
    search={revisionList}
    name="deal-revisions"
    title="Deals"
    label="Deal revisions"
    rowId="revisionId"
    to={({ dealId }) => `/agency-desk/finance/deals/${dealId}/revision`}
    searches="Deal number"
    selects={[{ name: 'state', label: 'State', options: approvalStates }]}
    columns={[
      { field: 'dealNo', under: ({ number, address }) => `Revision ${number} · ${address}`, width: 240 },
      { field: 'reason', card: 'address' },
      { field: 'changeCents', width: 160 },
      ...approvalColumns,
    ]}
    empty={
      <EmptyState icon={IconFilePencil} title="No revisions">
        The commission, shares or bills of an approved deal are changed by one of finance and approved by another.
      </EmptyState>
    }
  />
);
