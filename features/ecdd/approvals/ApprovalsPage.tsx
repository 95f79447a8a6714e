import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { UnsealedDocuments } from '#features/signing/index.web.ts';
import { useData } from '#platform/web/api/useData.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { api } from '../api.web.ts';
import { FormRequests } from '../corrections/FormRequests.tsx';
import classes from '../forms/Form.module.css';
import { cddFor } from '../forms/forms.words.ts';
import { approvalList } from '../lists.web.ts';
import { afterDealAddress, formAddress, lackingAddress } from '../places.words.ts';
import { RatingBadge } from '../rating/RatingPanel.tsx';
import { approvalFields, approvalStates } from './approvals.words.ts';

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
      notice={
        <>
          <UnsealedDocuments />
          <AfterDeal />
          <FormRequests />
          <Lacking />
        </>
      }
      rowId="id"
      to={({ id }) => formAddress(id)}
      searches="Customer, property or form"
      selects={[
        { name: 'state', label: 'State', options: optionsOf(approvalStates) },
        { name: 'cDDFor', label: 'For', options: optionsOf(cddFor) },
      ]}
      columns={[
        { field: 'name', under: 'formNo', card: 'address', sortedBy: 'name', width: 220 },
        { field: 'property', width: 240 },
        { field: 'cDDFor', width: 150 },
        {
          id: 'rating',
          header: 'Rating',
          card: 'state',
          width: 130,
          cell: ({ rating }) => <RatingBadge rating={rating} />,
        },
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

/** Transactions that were approved with less than is asked today: nothing of them closes, and compliance decides what to ask for. */
function Lacking() {
  const { data } = useData(api.waitingApprovals, {});
  if (!data || data.lacking === 0) return null;
  return (
    <div className={classes.notice}>
      <Notice
        tone="warning"
        title={`${approvalStates.LACKING} (${data.lacking})`}
        action={
          <Button variant="default" component={RouteLink} to={lackingAddress}>
            Show
          </Button>
        }
      >
        What is approved stays approved. Ask the salesperson to correct what you need.
      </Notice>
    </div>
  );
}

/** More is known of forms whose deal is settled: nothing of it moves, and compliance decides what to do. */
function AfterDeal() {
  const { data } = useData(api.waitingApprovals, {});
  if (!data || data.after === 0) return null;
  return (
    <div className={classes.notice}>
      <Notice
        tone="warning"
        title={`${approvalStates.AFTER} (${data.after})`}
        action={
          <Button variant="default" component={RouteLink} to={afterDealAddress}>
            Show
          </Button>
        }
      >
        Lists or decisions of today say more of these customers than was known when their deal was settled. The form,
        its checklist and the payout stay as they are, and nobody else reads of it.
      </Notice>
    </div>
  );
}
