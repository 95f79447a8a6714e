import { Button, Menu } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { formatCount, formatMoney } from '#platform/contract/money.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { MoreActions } from '#platform/web/kit/dialogs/MoreActions.tsx';
import { phoneQuery, useMedia } from '#platform/web/kit/hooks/useMedia.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { useNew } from '#platform/web/list/useNew.ts';
import { api } from '../api.web.ts';
import { runList } from '../lists.web.ts';
import { runFilterStates, runKinds } from '../payout.words.ts';
import { DrawUpDrawer } from './DrawUpDrawer.tsx';
import { RunBadge } from './RunBadge.tsx';
import { runFields } from './runs.words.ts';

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
  const [drawing, setDrawing] = useNew();
  return (
    <>
      <ListPage
        fields={runFields}
        call={api.runs}
        file={api.runsSheet}
        search={runList}
        name="payout-runs"
        title="Payouts"
        label="Payout runs"
        crumbs={[{ label: 'Agency Desk' }]}
        links={<Besides />}
        action={<Button onClick={() => setDrawing(true)}>Create payout run</Button>}
        rowId="runId"
        to={({ runId }) => `/agency-desk/finance/payouts/${runId}`}
        searches="Run number or amount"
        selects={[
          { name: 'kind', label: 'Kind', options: optionsOf(runKinds) },
          { name: 'state', label: 'State', options: optionsOf(runFilterStates) },
        ]}
        columns={[
          {
            field: 'number',
            under: ({ kind, cutOff }) => (
              <>
                {runKinds[kind]}, cut-off <Day day={cutOff} />
              </>
            ),
            width: 230,
          },
          { field: 'payDay', width: 120 },
          { field: 'people', width: 100 },
          { field: 'netCents', width: 140 },
          { field: 'preparedBy' },
          { field: 'approvedBy' },
          {
            field: 'state',
            cell: ({ state }) => <RunBadge state={state} />,
            under: ({ returned: { people, cents } }) =>
              people > 0 && `${formatCount(people)} returned, ${formatMoney(cents)}`,
            card: 'state',
            width: 190,
          },
        ]}
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
