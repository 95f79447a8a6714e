import { Button } from '@mantine/core';
import { IconCash } from '@tabler/icons-react';
import { formatCount, formatMoney } from '#platform/contract/money.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { useNew } from '#platform/web/list/useNew.ts';
import { api } from '../api.web.ts';
import { runList } from '../lists.web.ts';
import { runFilterStates, runKinds } from '../payout.words.ts';
import { DrawUpDrawer } from './DrawUpDrawer.tsx';
import { RunBadge } from './RunBadge.tsx';
import { runFields } from './runs.words.ts';

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
