import { toastResult } from '#platform/web/feedback/toast.ts';

/** Says that a change of a plan is made, or that it reaches back and waits for a second person. */
export const toastAsked = ({ isWaiting }: { isWaiting: boolean }, done: string): void =>
  toastResult(isWaiting ? 'It waits for a second person to approve it.' : done, isWaiting ? 'info' : 'success');
