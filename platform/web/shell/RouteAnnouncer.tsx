import { VisuallyHidden } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Announces the new page's title to screen readers. */
export function RouteAnnouncer() {
  const router = useRouter();
  const [words, setWords] = useState('');

  useEffect(
    () =>
      router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        setTimeout(() => setWords(document.title), 150);
      }),
    [router],
  );

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {words}
    </VisuallyHidden>
  );
}
