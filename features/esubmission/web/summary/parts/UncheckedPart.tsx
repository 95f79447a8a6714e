import { IconClockPause } from '@tabler/icons-react';
import { Notice } from '#platform/web/kit/Notice.tsx';
import type { Summary } from '../../../records.ts';
import { uncheckedOf } from '../../../unchecked.ts';

/** Checks that can't be made here yet: nothing waits for them, and nobody may take them for made. */
export function UncheckedPart({ summary }: { summary: Summary }) {
  return (
    <Notice icon={IconClockPause} title="Not checked yet">
      {uncheckedOf(summary)
        .map(({ about }) => about)
        .join(' · ')}
      . Look at these yourself.
    </Notice>
  );
}
