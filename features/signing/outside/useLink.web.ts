import { useEffect } from 'react';
import { type CallFailure, isOffline } from '#platform/web/api/failure.ts';
import { keepLinkToken, readLinkToken } from '#platform/web/api/linkToken.ts';
import { replaceAddress } from '#platform/web/plain/address.ts';
import { useRead } from '#platform/web/plain/useRead.ts';
import { api } from '../api.web.ts';
import type { LinkState } from '../room.calls.ts';
import { chosenLanguage, useSpoken } from './language.web.ts';
import { readingPath } from './paths.web.ts';

export type Link = {
  token: string;
  /** Undefined while it is loaded, and for a link that was never sent. */
  state: LinkState | undefined;
  /** The server could not be reached. */
  failure: CallFailure | undefined;
  isUnknown: boolean;
  retry: () => void;
};

const inAddress = (): string => new URLSearchParams(location.search).get('token') ?? '';

/** The link that opened this tab, and its state. Its token is removed from the address, and so from the history, at once. */
export function useLink(): Link {
  const token = inAddress() || (readLinkToken(readingPath) ?? '');
  useEffect(() => {
    if (!inAddress()) return;
    keepLinkToken(readingPath, inAddress());
    replaceAddress(readingPath);
  }, []);
  const { data, error, retry } = useRead(api.linkState, { query: { token } }, { enabled: token !== '' });
  const chosen = chosenLanguage();
  const language = chosen && data?.languages.includes(chosen) ? chosen : data?.language;
  const isSpoken = useSpoken(language);
  const isUnknown = token === '' || error?.status === 404 || error?.status === 400;
  const failure = error && !isUnknown && (!data || !isOffline(error)) ? error : undefined;
  return { token, state: isSpoken ? data : undefined, failure, isUnknown, retry };
}
