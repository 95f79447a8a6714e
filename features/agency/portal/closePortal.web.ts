import { leavePortal } from '#platform/web/api/portal.ts';
import { send } from '#platform/web/api/send.ts';
import { api } from '../api.web.ts';

/** Ends the look on the server and leaves the portal. If the server can't be reached, the look ends by itself later. */
export const closePortal = async (): Promise<void> => {
  await send(api.closePortal, {}).catch(() => undefined);
  await leavePortal();
};
