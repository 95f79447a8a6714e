import { Button } from '@mantine/core';
import { IconBuildingBank } from '@tabler/icons-react';
import { useState } from 'react';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { useList } from '#platform/web/list/useList.ts';
import { useOpenedRow } from '#platform/web/record/useOpenedRow.ts';
import { api } from '../api.web.ts';
import { withheldFields } from '../deductions/deductions.words.ts';
import { withheldList } from '../lists.web.ts';
import { withheldStates } from '../payout.words.ts';
import { RemitDrawer } from './RemitDrawer.tsx';
import { TakeBackDrawer } from './TakeBackDrawer.tsx';
import { WithheldDrawer } from './WithheldDrawer.tsx';
import type { Withheld } from './withheld.calls.ts';
import { withheldColumns } from './withheldColumns.tsx';

const isHeld = ({ state }: Withheld) => state === 'HELD';

/** /agency-desk/finance/payouts/withheld: what payments were less by for others, and whether they have it. */
export function WithheldPage() {
  // What is chosen on one page of the list, or by one search, stays chosen on the next.
  const [chosen, choose] = useState<Withheld[]>([]);
  const [remitting, setRemitting] = useState(false);
  const opened = useOpenedRow<Withheld>();
  const [taken, setTaken] = useState<NonNullable<Withheld['remittance']>>();
  const { found } = useList(api.withheld, withheldList);
  const known = new Map([...chosen, ...(found.data?.rows ?? [])].map((row) => [row.chargeId, row]));
  return (
    <>
      <ListPage
        fields={withheldFields}
        call={api.withheld}
        file={api.withheldSheet}
        search={withheldList}
        name="payout-withheld"
        title="Payouts"
        label="Withheld"
        columns={withheldColumns(setTaken)}
        rowId="chargeId"
        onOpen={opened.open}
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
        searches="Salesperson"
        selects={[{ name: 'state', label: 'State', options: optionsOf(withheldStates) }]}
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
      <WithheldDrawer item={opened.row} {...opened.drawer} />
      <TakeBackDrawer remittance={taken} onClose={() => setTaken(undefined)} />
    </>
  );
}
