import { Button, Group } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { dayOf, formatInstant, type InstantText } from '#platform/contract/days.ts';
import { Notice } from '../kit/Notice.tsx';

/** `10:41` for today, else the day with it. */
const whenOf = (instant: InstantText): string => {
  const words = formatInstant(instant);
  return dayOf(instant) === dayOf(new Date().toISOString()) ? words.slice(-5) : words;
};

type Props = { keptAt: InstantText; onRestore: () => void; onDiscard: () => void };

/** What was typed on an earlier visit and not saved is offered again. */
export function RestoreNotice({ keptAt, onRestore, onDiscard }: Props) {
  return (
    <Notice
      live
      icon={IconHistory}
      title={`You have unsaved changes from ${whenOf(keptAt)}`}
      action={
        <Group gap="xs">
          <Button size="sm" variant="default" onClick={onDiscard}>
            Discard
          </Button>
          <Button size="sm" onClick={onRestore}>
            Restore
          </Button>
        </Group>
      }
    >
      They were kept in this browser, for you alone.
    </Notice>
  );
}
