import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { sources } from '#features/screening/screening.words.ts';
import { useData } from '#platform/web/api/useData.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { api } from '../api.web.ts';
import { hitList } from '../lists.web.ts';
import { HitBadge } from './HitBadge.tsx';
import { hitFields, hitStates } from './hits.words.ts';

/** /agency-desk/compliance/hits: undecided hits, the oldest first. */
export function HitsPage() {
  const oldest = useData(api.hits, { query: { state: 'WAITING', sortBy: 'Found', sortDirection: 'asc', pageSize: 1 } });
  const first = oldest.data?.rows[0]?.hitId;
  return (
    <ListPage
      fields={hitFields}
      call={api.hits}
      file={api.hitsSheet}
      search={hitList}
      name="screening-hits"
      title="Screening hits"
      action={
        first && (
          <Button component={RouteLink} to={`/agency-desk/compliance/hits/${first}`}>
            Start with the oldest
          </Button>
        )
      }
      rowId="hitId"
      to={({ hitId }) => `/agency-desk/compliance/hits/${hitId}`}
      searches="Name or case"
      selects={[
        {
          name: 'state',
          label: 'State',
          options: optionsOf({ WAITING: 'All that wait', ...hitStates, ALONE: 'Decided alone' }),
        },
      ]}
      columns={[
        { field: 'name', under: 'role', card: 'address', sortedBy: 'name', width: 220 },
        {
          field: 'listedName',
          under: ({ source }) => sources[source as keyof typeof sources] ?? source,
          width: 240,
        },
        { field: 'score', width: 90 },
        { field: 'state', card: 'state', cell: ({ state }) => <HitBadge state={state} />, width: 150 },
        { field: 'caseNo', under: 'salesperson', width: 180 },
        { field: 'foundAt', width: 170 },
        { field: 'decidedBy', under: 'decidedAt', width: 190 },
        { field: 'reason', width: 190 },
      ]}
      empty={
        <EmptyState icon={IconShieldCheck} title="Nothing waits">
          What the screening finds of customers comes here, the oldest first.
        </EmptyState>
      }
    />
  );
}
