import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { CallFailure, isClosed } from '#platform/web/api/failure.ts';
import { dataOptions } from '#platform/web/api/useData.ts';
import type { Me } from '../../contract.ts';
import { api } from '../api.ts';
import { rememberUser } from './rememberedUser.ts';

/** Kept until the session ends: every other call tells when that is. */
const meOptions = queryOptions({ ...dataOptions(api.info, {}), staleTime: Number.POSITIVE_INFINITY });

/** Who is signed in, or null (nobody, or nobody just now); asks the server the first time. Throws when the server can't be reached. */
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
