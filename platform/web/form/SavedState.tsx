import { IconAlertCircle, IconCloudCheck, IconCloudUp, IconPencil } from '@tabler/icons-react';
import { createContext } from 'react';
import { timeOf } from '#platform/contract/days.ts';
import classes from './SavedState.module.css';

export type SaveState = 'clean' | 'changed' | 'saving' | 'saved' | 'failed';

/** When what the form shows was saved last, by an earlier form of the same record; undefined if nobody knows. */
export const SavedAtContext = createContext<Date | undefined>(undefined);

/** `Saved 10:42`, `Saving …`, `Unsaved changes` or `Not saved`. Empty until something is changed. */
export function SavedState({ state, savedAt }: { state: SaveState; savedAt?: Date | undefined }) {
  const [Icon, words] = {
    clean: [IconCloudCheck, savedAt ? `Saved ${timeOf(savedAt.toISOString())}` : ''] as const,
    saved: [IconCloudCheck, savedAt ? `Saved ${timeOf(savedAt.toISOString())}` : 'Saved'] as const,
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
