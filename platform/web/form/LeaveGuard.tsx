import { useBlocker } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';

// Loaded separately, so that a form without a confirmation (signing in) does not load the dialog.
const load = () => import('../kit/dialogs/ConfirmDialog.tsx');
const ConfirmDialog = lazy(async () => ({ default: (await load()).ConfirmDialog }));

type Place = { pathname: string; search: unknown };

/**
 * Whether the address is another page, or another step or record of the same page. A change of the hash alone does not
 * leave the form.
 */
const isElsewhere = (current: Place, next: Place) =>
  current.pathname !== next.pathname || JSON.stringify(current.search) !== JSON.stringify(next.search);

/**
 * Asks for a confirmation before a page with unsaved changes is left: with a dialog inside the app, otherwise with the
 * browser's own question.
 */
export function LeaveGuard({ isDirty, isKept = false }: { isDirty: () => boolean; isKept?: boolean }) {
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
