import { ActionIcon, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { Data } from '#platform/contract/endpoint.ts';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import type { production } from '../room.calls.ts';

type Props = {
  /** Unit of a step: `month`. */
  period: string;
  steps: Data<typeof production.performance>['steps'] | undefined;
  /** undefined is today. */
  onChange: (on: string | undefined) => void;
};

/** To the period before and the one after. */
export function PeriodStep({ period, steps, onChange }: Props) {
  const today = useToday();
  const go = (day: string) => onChange(day === today ? undefined : day);
  const { previous, next } = steps ?? {};
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={`Previous ${period}`}
        disabled={!previous}
        onClick={() => previous && go(previous)}
      >
        <IconChevronLeft size={18} stroke={1.7} />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size="lg"
        aria-label={`Next ${period}`}
        disabled={!next}
        onClick={() => next && go(next)}
      >
        <IconChevronRight size={18} stroke={1.7} />
      </ActionIcon>
    </Group>
  );
}
