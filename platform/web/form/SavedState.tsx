import { IconAlertCircle, IconCloudCheck, IconCloudUp, IconPencil } from '@tabler/icons-react';
import { agencyZone } from '#platform/contract/days.ts';
import classes from './SavedState.module.css';
import type { SaveState } from './useGableForm.ts';

const time = new Intl.DateTimeFormat('en-SG', {
  timeZone: agencyZone,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `Saved 10:42`, `Saving …`, `Unsaved changes`, `Not saved`; nothing while nothing was touched. */
export function SavedState({ state, savedAt }: { state: SaveState; savedAt?: Date | undefined }) {
  const [Icon, words] = {
    clean: [IconCloudCheck, savedAt ? `Saved ${time.format(savedAt)}` : ''] as const,
    saved: [IconCloudCheck, savedAt ? `Saved ${time.format(savedAt)}` : 'Saved'] as const,
    changed: [IconPencil, 'Unsaved changes'] as const,
    saving: [IconCloudUp, 'Saving …'] as const,
    failed: [IconAlertCircle, 'Not saved'] as const,
  }[state];
  return (
    <span role="status" className={classes.state} data-state={state}>
      {words && (
        <>
          <Icon size={16} stroke={1.7} aria-hidden />
          {words}
        </>
      )}
    </span>
  );
}
