import { Panel } from '#platform/web/kit/Panel.tsx';
import { Timeline, type TimelineEntry } from '#platform/web/kit/Timeline.tsx';
import type { Summary } from '../../../records.ts';
import { lookOfStatus } from '../../statusTone.ts';

type HistoryRow = Summary['history'][number];

const titleOf = ({ from, to }: HistoryRow): string => {
  if (!from) return 'Created';
  // Claimed and given back again: 3 → 2.
  if (from.id === 3 && to.id === 2) return 'Released';
  if (from.id === to.id) return `${to.label}, taken over`;
  return to.label;
};

const entryOf = (row: HistoryRow): TimelineEntry => ({
  id: `${row.at} ${row.to.id}`,
  title: titleOf(row),
  at: row.at,
  by: row.actorName ?? undefined,
  note: row.reason || undefined,
  ...lookOfStatus(row.to.id),
});

/** What happened to a submission, the newest first. */
export function HistoryPart({ history }: Pick<Summary, 'history'>) {
  const newest = history.toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <Panel title="History">
      <Timeline entries={newest.map(entryOf)} />
    </Panel>
  );
}
