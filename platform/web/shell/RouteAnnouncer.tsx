import { VisuallyHidden } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { keepFocus } from '../kit/hooks/keepFocus.ts';
import { goToHeading } from '../kit/hooks/pageHeading.ts';

/** When a page has set its title and moved the focus, where it does so itself. */
const drawnMs = 150;

/**
 * Announces each new page's title to screen readers, and moves the focus to its heading: from where it was pressed outside of the page,
 * and from what is no longer there.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const [words, setWords] = useState('');

  useEffect(keepFocus, []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = router.subscribe('onResolved', ({ fromLocation: from, toLocation: to, pathChanged }) => {
      if (!from || (!pathChanged && spoken.every((name) => queryOf(from, name) === queryOf(to, name)))) return;
      const pressed = document.activeElement;
      const isOutside = !pressed?.closest('main') || pressed.matches('main');
      const isLeft = pathChanged ? isOutside : queryOf(from, 'step') !== queryOf(to, 'step');
      clearTimeout(timer);
      timer = setTimeout(() => {
        setWords(document.title);
        if (isLeft && document.activeElement === pressed) goToHeading();
      }, drawnMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [router]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {words}
    </VisuallyHidden>
  );
}

/** What of an address's query makes another page or part of one. */
const spoken = ['id', 'step', 'tab'];

const queryOf = ({ searchStr }: { searchStr: string }, name: string) => new URLSearchParams(searchStr).get(name);
