import { send } from '#platform/web/api/send.ts';
import { goTo } from '#platform/web/plain/address.ts';
import { api } from '../api.web.ts';
import { signingPath } from './paths.web.ts';

/** Goes on to the signature. A failure to record the reading does not stop it. */
export const goToSign = async (token: string): Promise<void> => {
  await send(api.readToEnd, { query: { token }, body: {} }).catch(() => undefined);
  goTo(signingPath);
};
