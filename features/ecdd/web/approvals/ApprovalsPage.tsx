import { IconShieldCheck } from '@tabler/icons-react';
import { UnsealedDocuments } from '#features/signing/web/index.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { approvalFields, approvalStates } from '../../words/approvals.ts';
import { cddFor } from '../../words/forms.ts';
import { formAddress } from '../../words/places.ts';
import { api } from '../api.ts';
import { approvalList } from '../lists.ts';

/** /agency-desk/compliance/approvals: forms of a high rating, those that wait the longest first. */
export function ApprovalsPage() {
  return (
    <ListPage
      fields={approvalFields}
      call={api.approvals}
      file={api.approvalsSheet}
      search={approvalList}
      name="form-approvals"
      title="Approvals"
      crumbs={[{ label: 'Agency Desk' }]}
      notice={<UnsealedDocuments />}
      rowId="id"
      to={({ id }) => formAddress(id)}
      searches="Customer, property or form"
      selects={[
        { name: 'state', label: 'State', options: optionsOf(approvalStates) },
        { name: 'cDDFor', label: 'For', options: optionsOf(cddFor) },
      ]}
      columns={[
        { field: 'name', under: 'formNo', card: 'lead', sortedBy: 'name', width: 220 },
        { field: 'property', width: 240 },
        { field: 'cDDFor', width: 150 },
        { field: 'rating', card: 'corner', width: 110 },
        { field: 'state', width: 160 },
        { field: 'salesperson', width: 160 },
        { field: 'determinedAt', width: 170 },
      ]}
      empty={
        <EmptyState icon={IconShieldCheck} title="Nothing waits">
          Forms of a high rating come here once the salesperson has determined the risk.
        </EmptyState>
      }
    />
  );
}
