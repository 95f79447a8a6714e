import { formatDay } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { StatTiles } from '#platform/web/kit/figures/StatTiles.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { api } from '../api.web.ts';
import { sources } from '../screening.words.ts';
import type { ListState } from './lists.calls.ts';

/** The version in force of each source. */
export function InForce({ lists }: { lists: ListState[] }) {
  const restore = useChange(api.restoreList, { says: ({ words }) => words });
  return (
    <Panel
      title="In force"
      action={
        lists.some(({ source, inForce }) => source === 'OWN' && inForce) && (
          <ConfirmButton
            label="Own list: back to the version before"
            title="Bring back the version before?"
            onConfirm={() => restore.mutateAsync({})}
          >
            What was loaded last of the agency’s own list ends, and the entries of the version before are in force
            again. If many entries go, another officer confirms it first.
          </ConfirmButton>
        )
      }
    >
      <StatTiles
        tiles={lists.map(({ source, inForce }) => ({
          label: inForce ? `${sources[source]} · ${formatDay(inForce.asOf)}` : sources[source],
          value: inForce ? inForce.entities.toLocaleString('en') : 'Not loaded',
        }))}
      />
    </Panel>
  );
}
