import { useMe } from '#features/identity/index.web.ts';
import { hasDesk } from '#platform/contract/actor.ts';

/** Whether the user writes circulars; compliance only sees their readers. */
export const useMayWrite = (): boolean => hasDesk(useMe(), 'content');
