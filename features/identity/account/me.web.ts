import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { CallFailure, isClosed } from '#platform/web/api/failure.ts';
import { dataOptions } from '#platform/web/api/useData.ts';
import { api } from '../api.web.ts';
import type { Me } from '../room.calls.ts';
import { rememberUser } from '../sessions/browserStorage.web.ts';

/** Cached until the session ends. Any other call's 401 shows that it has ended. */
const meOptions = queryOptions({ ...dataOptions(api.info, {}), staleTime: Number.POSITIVE_INFINITY });

/**
 * The signed-in person, or null if nobody is signed in or Gable is closed for maintenance. It asks the server the first
 * time. Throws if the server can't be reached.
 */
export const findMe = async (queries: QueryClient): Promise<Me | null> => {
  try {
    const me = await queries.ensureQueryData(meOptions);
    rememberUser(me.userName);
    return me;
  } catch (error) {
    if (isClosed(error) || (error instanceof CallFailure && error.status === 401)) return null;
    throw error;
  }
};
