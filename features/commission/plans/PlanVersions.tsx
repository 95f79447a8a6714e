import { Button } from '@mantine/core';
import { formatDay } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { termItems } from './plan-words.rules.ts';
import type { planCalls, Version } from './plans.calls.ts';

type Props = { plan: Data<typeof planCalls.plan>; onCorrect: (version: Version) => void };

/** The terms of a plan, the latest first. Terms used by frozen deals can't be corrected any more. */
export function PlanVersions({ plan: { versions, fromDay: current }, onCorrect }: Props) {
  const today = useToday();
  return versions.map((version) => {
    const { versionId, fromDay, terms, frozen } = version;
    const state = fromDay === current ? 'in force' : fromDay > today ? 'to come' : 'earlier';
    return (
      <Panel
        key={versionId}
        title={`Terms from ${formatDay(fromDay)}, ${state}`}
        description={frozen > 0 && frozenWords(frozen)}
        action={
          frozen === 0 && (
            <Button variant="default" size="sm" onClick={() => onCorrect(version)}>
              Correct
            </Button>
          )
        }
      >
        <Facts items={termItems(terms)} />
      </Panel>
    );
  });
}

const frozenWords = (frozen: number): string =>
  `${frozen === 1 ? '1 share is' : `${frozen} shares are`} split by these terms, with money received, so they stay.`;
