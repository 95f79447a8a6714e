import { dayOf, formatDay } from '#platform/contract/days.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import type { Person } from '../people/people.calls.ts';

/** A salesperson's rank and upline today, and those to come. What was before is in the drawers that change them. */
export function TeamPanel({ person: { uplines, ranks } }: { person: Person }) {
  const today = dayOf(Temporal.Now.instant().toString());
  const rank = ranks.find(({ fromDay }) => fromDay <= today);
  const upline = uplines.find(({ fromDay }) => fromDay <= today);
  const later = <T extends { fromDay: string }>(rows: T[]) =>
    rows.filter(({ fromDay }) => fromDay > today).toReversed();
  return (
    <Panel title="Team and rank">
      <Facts
        items={[
          { label: 'Rank', value: rank ? `${rank.name}, since ${formatDay(rank.fromDay)}` : 'No rank yet' },
          ...later(ranks).map(({ fromDay, name }) => ({ label: `Rank from ${formatDay(fromDay)}`, value: name })),
          {
            label: 'Upline',
            value: upline ? `${upline.name ?? 'Nobody'}, since ${formatDay(upline.fromDay)}` : 'Nobody',
          },
          ...later(uplines).map(({ fromDay, name }) => ({
            label: `Upline from ${formatDay(fromDay)}`,
            value: name ?? 'Nobody',
          })),
        ]}
      />
    </Panel>
  );
}
