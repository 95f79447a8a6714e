import type { Why } from '#features/screening/room.calls.ts';
import { comparedFacts, comparisons } from '#features/screening/screening.words.ts';
import { MiniTable } from '#platform/web/kit/figures/MiniTable.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import classes from './FactsTable.module.css';
import type { HitRecord } from './hits.calls.ts';
import { RevealNumber } from './RevealNumber.tsx';

type Compared = Why['facts'][number]['compared'];

const tones: Record<Compared, Tone> = {
  AGREES: 'progress',
  NEAR: 'progress',
  CONTRADICTS: 'warning',
  UNKNOWN: 'neutral',
};

/** `+0.05`, `−0.20`, a dash for what can't be compared. */
const effectOf = (effect: number): string =>
  effect === 0 ? '–' : `${effect > 0 ? '+' : '−'}${Math.abs(effect).toFixed(2)}`;

/** The facts of both sides, and what each did to the score. */
export function FactsTable({ why, hit }: { why: Why; hit: HitRecord }) {
  return (
    <Panel title="Facts" description="A name alone never confirms a match.">
      <div className={classes.facts}>
        {' '}
        <MiniTable
          label="Facts"
          rows={why.facts}
          columns={[
            { id: 'fact', header: 'Fact', cell: ({ fact }) => comparedFacts[fact] },
            {
              id: 'customer',
              header: 'Customer',
              cell: ({ fact, asked }) =>
                fact === 'NUMBER' && hit.subject.hasNumber ? <RevealNumber hit={hit} /> : (asked ?? 'Not known'),
            },
            { id: 'list', header: 'List', cell: ({ listed }) => listed ?? 'Not on the list' },
            {
              id: 'compared',
              header: 'Compared',
              cell: ({ compared }) => (
                <StatusBadge tone={tones[compared]} icon={null}>
                  {comparisons[compared]}
                </StatusBadge>
              ),
            },
            { id: 'score', header: 'Score', align: 'end', cell: ({ effect }) => effectOf(effect) },
          ]}
        />
      </div>{' '}
    </Panel>
  );
}
