import { useEffect } from 'react';

/** Names the browser's tab: `Submissions · Gable`. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Gable`;
  }, [title]);
}
