import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { still } from './still.tsx';

// Apart, so that a form which needs no question (signing in) does not carry the dialog.
const load = () => import('../kit/ConfirmDialog.tsx');
const ConfirmDialog = lazy(async () => ({ default: (await load()).ConfirmDialog }));

type Place = { pathname: string; search: unknown };

/** Another page, or another step or record on the same one; a change of the hash alone leaves the form where it is. */
const isElsewhere = (current: Place, next: Place) =>
  current.pathname !== next.pathname || JSON.stringify(current.search) !== JSON.stringify(next.search);

function Guard({ isDirty, isKept = false }: { isDirty: () => boolean; isKept?: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isElsewhere(current, next) && isDirty(),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  useEffect(() => void load(), []);
  if (status !== 'blocked') return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        danger
        opened
        onClose={reset}
        onConfirm={proceed}
        title="Leave without saving?"
        confirm="Leave"
        cancel="Stay"
      >
        {isKept
          ? 'What you changed is not saved yet. This browser keeps it, and offers it again when you come back.'
          : 'What you changed on this page will be lost.'}
      </ConfirmDialog>
    </Suspense>
  );
}

/** Asks before a page is left with unsaved changes: inside the app by a dialog, else by the browser's own question. */
export const LeaveGuard = still(Guard);
