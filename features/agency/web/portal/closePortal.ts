import { leavePortal } from '#platform/web/api/portal.ts';
import { send } from '#platform/web/api/send.ts';
import { api } from '../api.ts';

/** Ends the look at the server; where that can't be told it runs out by itself, and the tab is left all the same. */
export const closePortal = async (): Promise<void> => {
  await send(api.closePortal, {}).catch(() => undefined);
  await leavePortal();
};
