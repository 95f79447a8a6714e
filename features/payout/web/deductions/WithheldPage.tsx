import { Button } from '@mantine/core';
import { IconBuildingBank } from '@tabler/icons-react';
import { useState } from 'react';
import type { Request } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import type { payout } from '../../contract/index.ts';
import type { Withheld } from '../../contract/withheld.ts';
import { withheldStates } from '../../words.ts';
import { api } from '../api.ts';
import { PayoutsHeader } from '../PayoutsHeader.tsx';
import { RemitDrawer } from './RemitDrawer.tsx';
import { TakeBackDrawer } from './TakeBackDrawer.tsx';
import { WithheldDrawer } from './WithheldDrawer.tsx';
import { withheldColumns } from './withheldColumns.tsx';
import { withheldList } from './withheldList.ts';

type Filters = Request<typeof payout.withheldSheet>['query'];

const isHeld = ({ state }: Withheld) => state === 'HELD';

/** /agency-desk/finance/payouts/withheld: what payments were less by for others, and whether they have it. */
export function WithheldPage() {
  const list = useListSearch(withheldList);
  // What is chosen on one page of the list, or by one search, stays chosen on the next.
  const [chosen, choose] = useState<Withheld[]>([]);
  const [remitting, setRemitting] = useState(false);
  const [opened, setOpened] = useState<Withheld>();
  const [taken, setTaken] = useState<NonNullable<Withheld['remittance']>>();
  const query = list.query as Request<typeof payout.withheld>['query'];
  const found = useData(api.withheld, { query }, { keepPrevious: true });
  const known = new Map([...chosen, ...(found.data?.rows ?? [])].map((row) => [row.chargeId, row]));
  return (
    <>
      <PayoutsHeader
        title="Withheld"
        action={<DownloadButton address={urlOf(api.withheldSheet, { query: list.filters as Filters })} />}
      />
      <DataTable
        name="payout-withheld"
        label="Withheld"
        columns={withheldColumns(found.data?.sums, setTaken)}
        rowId={({ chargeId }) => chargeId}
        onOpen={setOpened}
        {...tableOf(list, found)}
        selection={{
          ids: chosen.map(({ chargeId }) => chargeId),
          onChange: (ids) => choose(ids.flatMap((id) => known.get(id) ?? [])),
          rowLabel: ({ name, text }) => `${text} of ${name}`,
          isFor: isHeld,
          actions: (
            <Button size="xs" onClick={() => setRemitting(true)}>
              Record remittance
            </Button>
          ),
        }}
        filters={
          <FilterBar
            list={list}
            search={{ name: 'search', label: 'Salesperson' }}
            selects={[{ name: 'state', label: 'State', options: optionsOf(withheldStates) }]}
          />
        }
        empty={
          <EmptyState icon={IconBuildingBank} title="Nothing is withheld">
            What a payout withholds for somebody else, such as a tax authority or a court, stands here until it is
            remitted.
          </EmptyState>
        }
      />
      <RemitDrawer
        items={chosen}
        opened={remitting}
        onClose={() => setRemitting(false)}
        onDone={() => {
          setRemitting(false);
          choose([]);
        }}
      />
      <WithheldDrawer item={opened} onClose={() => setOpened(undefined)} />
      <TakeBackDrawer remittance={taken} onClose={() => setTaken(undefined)} />
    </>
  );
}
