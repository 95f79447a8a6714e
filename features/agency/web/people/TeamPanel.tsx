import { formatDay } from '#platform/contract/days.ts';
import { KeyValues } from '#platform/web/kit/KeyValues.tsx';
import { Panel } from '#platform/web/kit/Panel.tsx';
import type { Person } from '../../person-calls.ts';

/** Who leads a salesperson, and their rank, each from a day on. */
export function TeamPanel({ person: { uplines, ranks } }: { person: Person }) {
  const since = uplines.map(({ fromDay, name }) => ({
    label: `From ${formatDay(fromDay)}`,
    value: name ? `Led by ${name}` : 'Led by nobody',
  }));
  const ranked = ranks.map(({ fromDay, name }) => ({ label: `From ${formatDay(fromDay)}`, value: name }));
  return (
    <Panel title="Team and rank">
      {since.length + ranked.length === 0 && <p>Nothing is on record yet.</p>}
      {since.length > 0 && <KeyValues items={since} />}
      {ranked.length > 0 && <KeyValues items={ranked} />}
    </Panel>
  );
}
