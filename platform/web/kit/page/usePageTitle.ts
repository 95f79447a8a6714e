import { useEffect } from 'react';

/** Sets the browser tab's title: `Submissions · Gable`. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Gable`;
  }, [title]);
}
