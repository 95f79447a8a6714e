import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { dayOf, formatInstant, type InstantText, timeOf } from '#platform/contract/days.ts';
import { Notice } from '../kit/page/Notice.tsx';

/** `10:41` for today, otherwise with the date. */
const whenOf = (instant: InstantText): string =>
  dayOf(instant) === dayOf(new Date().toISOString()) ? timeOf(instant) : formatInstant(instant);

type Props = { keptAt: InstantText; onDiscard: () => void };

/** Says that the fields hold what was typed on an earlier visit and not saved. */
export function RestoreNotice({ keptAt, onDiscard }: Props) {
  return (
    <Notice
      live
      icon={IconHistory}
      title={`Your unsaved changes from ${whenOf(keptAt)} are back`}
      action={
        <Button size="sm" variant="default" onClick={onDiscard}>
          Discard changes
        </Button>
      }
    >
      They were kept in this browser, for you alone. Save them to keep them.
    </Notice>
  );
}
