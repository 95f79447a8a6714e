import { readLinkToken } from '#features/identity/web/index.ts';
import { type CallFailure, isOffline } from '#platform/web/api/failure.ts';
import { useData } from '#platform/web/api/useData.ts';
import type { LinkState } from '../contract/index.ts';
import { api } from './api.ts';

export type Link = {
  token: string;
  /** Undefined while it is loaded, and for a link that was never sent. */
  state: LinkState | undefined;
  /** The server could not be reached. */
  failure: CallFailure | undefined;
  isUnknown: boolean;
  retry: () => void;
};

/** The link that this tab was opened by, and where it stands. */
export function useLink(): Link {
  const token = readLinkToken('/e-cdd/e-sign') ?? '';
  const { data, error, refetch } = useData(api.linkState, { query: { token } }, { enabled: token !== '' });
  const isUnknown = token === '' || error?.status === 404 || error?.status === 400;
  const failure = error && !isUnknown && (!data || !isOffline(error)) ? error : undefined;
  return { token, state: data, failure, isUnknown, retry: () => void refetch() };
}
