import { Panel } from '#platform/web/kit/Panel.tsx';
import { Timeline, type TimelineEntry } from '#platform/web/kit/Timeline.tsx';
import type { Summary } from '../../../records.ts';
import { historyTitle } from '../../../say/history-title.ts';
import { labelOfRemark } from '../../remarks/remarkPlaces.ts';
import { lookOfStatus } from '../../statusTone.ts';

type HistoryRow = Summary['history'][number];

/** The reason, and under it what a return asked to amend. */
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

/** What happened to a submission, the newest first. */
export function HistoryPart({ summary }: { summary: Summary }) {
  const newest = summary.history.toReversed();
  return (
    <Panel title="History">
      <Timeline entries={newest.map((row) => entryOf(summary, row))} />
    </Panel>
  );
}
