import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useData } from '#platform/web/api/useData.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { api } from '../api.web.ts';
import { versionList } from '../lists.web.ts';
import { versionFields } from '../lists.words.ts';
import { loadedWays, type ShownState, shownStates, sources } from '../screening.words.ts';
import { InForce } from './InForce.tsx';
import { LackingNotice } from './LackingLists.card.tsx';
import { LoadDrawer } from './LoadDrawer.tsx';
import type { ListState } from './lists.calls.ts';
import { WaitingVersion } from './WaitingVersion.tsx';

/** /agency-desk/compliance/lists: the lists that customers are screened against, and how they came. */
export function ListsPage() {
  const [loading, setLoading] = useState(false);
  const lists = useData(api.lists, {});
  return (
    <>
      <ListPage
        fields={versionFields}
        call={api.versions}
        file={api.versionsSheet}
        search={versionList}
        name="list-versions"
        title="Screening lists"
        label="Versions"
        action={<Button onClick={() => setLoading(true)}>Upload a list</Button>}
        notice={lists.data && <State lists={lists.data} />}
        rowId="id"
        selects={[{ name: 'source', label: 'List', options: optionsOf(sources) }]}
        columns={[
          { field: 'source', under: 'asOf', width: 190 },
          {
            id: 'state',
            header: 'State',
            card: 'state',
            width: 130,
            cell: ({ state }) => <StatusBadge tone={tones[state]}>{shownStates[state]}</StatusBadge>,
          },
          { field: 'entities', width: 100 },
          { field: 'came', width: 90 },
          { field: 'gone', width: 100 },
          { field: 'changed', width: 100 },
          {
            field: 'importedAt',
            width: 200,
            cell: ({ importedAt, loadedBy, person }) => (
              <TwoLines sub={person ?? loadedWays[loadedBy]}>
                <Instant at={importedAt} />
              </TwoLines>
            ),
          },
        ]}
        empty="No list was loaded yet."
      />
      <LoadDrawer opened={loading} onClose={() => setLoading(false)} />
    </>
  );
}

const tones: Record<ShownState, Tone> = {
  WAITING: 'warning',
  APPLIED: 'success',
  DISCARDED: 'neutral',
  REPLACED: 'neutral',
};

/** The lists in force, the version that waits, and a first step while there is none. */
function State({ lists }: { lists: ListState[] }) {
  const isLoaded = lists.some(({ inForce }) => inForce);
  const lacking = lists.flatMap((list) => list.lacking ?? []);
  return (
    <Stack gap="sm" mb="lg">
      {!isLoaded && (
        <Notice tone="warning" title="No list is loaded">
          Customers can’t be screened until there is one. Upload a list here, or run{' '}
          <code>npm run import -- un FILE</code> on the server.
        </Notice>
      )}
      {isLoaded && lacking.length > 0 && <LackingNotice lacking={lacking} />}
      {lists.map(
        ({ waiting, mayConfirm }) =>
          waiting && <WaitingVersion key={waiting.id} version={waiting} mayConfirm={mayConfirm} />,
      )}
      {isLoaded && <InForce lists={lists} />}
    </Stack>
  );
}
