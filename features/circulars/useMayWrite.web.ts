import { useMe } from '#features/identity/index.web.ts';
import { hasDesk } from '#platform/contract/actor.ts';

/** Whether whoever looks writes circulars; compliance only sees who has read them. */
export const useMayWrite = (): boolean => hasDesk(useMe(), 'content');
