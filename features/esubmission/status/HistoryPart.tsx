import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { Timeline, type TimelineEntry } from '#platform/web/kit/status/Timeline.tsx';
import { labelOfRemark } from '../remarks/remarkPlaces.web.ts';
import type { Summary } from '../summary/summary.calls.ts';
import { historyTitle } from '../summary/summary.words.ts';
import { lookOfStatus } from './statuses.web.ts';

type HistoryRow = Summary['history'][number];

/** The reason of a change of status, followed by the remarks of a return. */
const noteOf = (summary: Summary, { id, reason }: HistoryRow): string | undefined => {
  const lines = summary.remarks
    .filter(({ move }) => move === id)
    .map((remark) => `${labelOfRemark(summary, remark)}: ${remark.text}`);
  return [reason, ...lines].filter(Boolean).join('\n') || undefined;
};

const entryOf = (summary: Summary, row: HistoryRow): TimelineEntry => ({
  id: String(row.id),
  title: historyTitle(row),
  at: row.at,
  by: row.actorName ?? undefined,
  note: noteOf(summary, row),
  ...lookOfStatus(row.to.id),
});

/** The history of a submission, newest first. */
export function HistoryPart({ summary }: { summary: Summary }) {
  const newest = summary.history.toReversed();
  return (
    <Panel title="History">
      <Timeline entries={newest.map((row) => entryOf(summary, row))} />
    </Panel>
  );
}
