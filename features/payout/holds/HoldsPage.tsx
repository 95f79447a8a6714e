import { Button } from '@mantine/core';
import { IconHandStop } from '@tabler/icons-react';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { api } from '../api.web.ts';
import { holdList } from '../lists.web.ts';
import { HoldDrawer } from './HoldDrawer.tsx';
import { holdFields } from './holds.words.ts';

/** /agency-desk/finance/payouts/holds: what finance keeps from being paid, and why. */
export function HoldsPage() {
  const [adding, setAdding] = useState(false);
  return (
    <>
      <ListPage
        fields={holdFields}
        call={api.holds}
        file={api.holdsSheet}
        search={holdList}
        name="payout-holds"
        title="Payouts"
        label="Holds"
        action={<Button onClick={() => setAdding(true)}>Hold payouts</Button>}
        rowId="holdId"
        searches="Held or reason"
        selects={[{ name: 'state', label: 'State', options: stateOptions }]}
        columns={[
          { field: 'label', under: 'kind', card: 'address', width: 240 },
          { field: 'reason' },
          { field: 'heldBy', under: 'heldAt', sortedBy: 'heldAt', width: 190 },
          {
            id: 'released',
            header: 'Released by',
            card: 'state',
            width: 190,
            cell: ({ holdId, releasedBy, releasedAt }) =>
              releasedBy ? (
                <TwoLines sub={<Instant at={releasedAt} />}>{releasedBy}</TwoLines>
              ) : (
                <Release holdId={holdId} />
              ),
          },
        ]}
        empty={
          <EmptyState icon={IconHandStop} title="Nothing is on hold">
            Hold a salesperson, a co-broker, a deal or a single item. It isn’t paid until it is released.
          </EmptyState>
        }
      />
      <HoldDrawer opened={adding} onClose={() => setAdding(false)} />
    </>
  );
}

const stateOptions = [
  { value: 'OPEN', label: 'On hold' },
  { value: 'RELEASED', label: 'Released' },
];

function Release({ holdId }: { holdId: string }) {
  const release = useChange(api.release);
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={release.isPending}
      onClick={() => release.mutate({ params: { id: holdId } })}
    >
      Release
    </Button>
  );
}
