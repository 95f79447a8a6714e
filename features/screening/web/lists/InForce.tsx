import { formatDay } from '#platform/contract/days.ts';
import { StatTiles } from '#platform/web/kit/figures/StatTiles.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import type { ListState } from '../../contract/lists.ts';
import { sources } from '../../words.ts';

/** What is in force of each source. */
export function InForce({ lists }: { lists: ListState[] }) {
  return (
    <Panel title="In force">
      <StatTiles
        tiles={lists.map(({ source, inForce }) => ({
          label: inForce ? `${sources[source]} · ${formatDay(inForce.asOf)}` : sources[source],
          value: inForce ? inForce.entities.toLocaleString('en') : 'Not loaded',
        }))}
      />
    </Panel>
  );
}
