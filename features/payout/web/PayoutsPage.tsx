import { Button, Menu } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Request } from '#platform/contract/endpoint.ts';
import { formatCount, formatMoney } from '#platform/contract/money.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { MoreActions } from '#platform/web/kit/dialogs/MoreActions.tsx';
import { phoneQuery, useMedia } from '#platform/web/kit/hooks/useMedia.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import type { payout } from '../contract/index.ts';
import type { Run } from '../contract/runs.ts';
import { runFilterStates, runKinds } from '../words.ts';
import { api } from './api.ts';
import { DrawUpDrawer } from './DrawUpDrawer.tsx';
import { RunBadge } from './RunBadge.tsx';
import { runList } from './runList.ts';

const columnsOf = (sums: { netCents: number } | null | undefined): Column<Run>[] => [
  {
    id: 'run',
    header: 'Run',
    width: 230,
    cell: ({ number, kind, cutOff }) => (
      <TwoLines
        strong
        sub={
          <>
            {runKinds[kind]}, cut-off <Day day={cutOff} />
          </>
        }
      >
        {number ?? 'Draft'}
      </TwoLines>
    ),
  },
  { id: 'payDay', header: 'Pay day', width: 120, cell: ({ payDay }) => <Day day={payDay} /> },
  { id: 'people', header: 'Payees', align: 'end', width: 100, cell: ({ people }) => people },
  {
    id: 'net',
    header: 'Net (S$)',
    align: 'end',
    width: 140,
    cell: ({ netCents }) => <Money bare cents={netCents} />,
    total: sums && <Money bare cents={sums.netCents} />,
  },
  { id: 'prepared', header: 'Prepared by', cell: ({ preparedBy }) => preparedBy },
  { id: 'approved', header: 'Approved by', cell: ({ approvedBy }) => approvedBy ?? '–' },
  {
    id: 'state',
    header: 'State',
    width: 190,
    card: 'corner',
    cell: ({ state, returned }) => (
      <TwoLines sub={returned.people > 0 && `${formatCount(returned.people)} returned, ${formatMoney(returned.cents)}`}>
        <RunBadge state={state} />
      </TwoLines>
    ),
  },
];

type Filters = Request<typeof payout.runsSheet>['query'];

/** Pages about what runs pay, or don't. */
const besides = [
  { label: 'Held items', to: '/agency-desk/finance/payouts/held' },
  { label: 'Holds', to: '/agency-desk/finance/payouts/holds' },
  { label: 'Charges', to: '/agency-desk/finance/payouts/fees' },
  { label: 'Withheld', to: '/agency-desk/finance/payouts/withheld' },
  { label: 'Advances', to: '/agency-desk/finance/payouts/advances' },
  { label: 'Debts', to: '/agency-desk/finance/payouts/debts' },
  { label: 'Yearly file', to: '/agency-desk/finance/payouts/years' },
];

/** Buttons, or on a phone one menu. */
function Besides() {
  const phone = useMedia(phoneQuery);
  if (!phone)
    return besides.map(({ label, to }) => (
      <Button key={to} variant="default" component={RouteLink} to={to}>
        {label}
      </Button>
    ));
  return (
    <MoreActions>
      {besides.map(({ label, to }) => (
        <Menu.Item key={to} component={RouteLink} to={to}>
          {label}
        </Menu.Item>
      ))}
    </MoreActions>
  );
}

/** /agency-desk/finance/payouts: the payout runs, and drawing up the next one. */
export function PayoutsPage() {
  const list = useListSearch(runList);
  const [drawing, setDrawing] = useState(false);
  const query = list.query as Request<typeof payout.runs>['query'];
  const found = useData(api.runs, { query }, { keepPrevious: true });
  return (
    <>
      <PageHeader
        title="Payouts"
        crumbs={[{ label: 'Agency Desk' }, { label: 'Payouts' }]}
        action={
          <>
            <Besides />
            <DownloadButton address={urlOf(api.runsSheet, { query: list.filters as Filters })} />
            <Button onClick={() => setDrawing(true)}>Create payout run</Button>
          </>
        }
      />
      <DataTable
        name="payout-runs"
        label="Payout runs"
        columns={columnsOf(found.data?.sums)}
        rowId={({ runId }) => runId}
        {...tableOf(list, found)}
        filters={
          <FilterBar
            list={list}
            search={{ name: 'search', label: 'Run number or amount' }}
            selects={[
              { name: 'kind', label: 'Kind', options: optionsOf(runKinds) },
              { name: 'state', label: 'State', options: optionsOf(runFilterStates) },
            ]}
          />
        }
        to={({ runId }) => `/agency-desk/finance/payouts/${runId}`}
        empty={
          <EmptyState icon={IconCash} title="No payout run yet">
            A run pays salespeople or co-brokers what they earned by money that has cleared, or refunds to clients.
          </EmptyState>
        }
      />
      <DrawUpDrawer opened={drawing} onClose={() => setDrawing(false)} />
    </>
  );
}
