import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dataKey } from '#platform/web/api/useData.ts';
import { api } from '../api.web.ts';
import type { Party } from '../parties/parties.calls.ts';

/** When to look again, in seconds: a party is screened just after it was saved, or is not for a while. */
const looks = [2, 5, 12];

/** Reads the parties again while one was just saved and is not screened yet. */
export const useScreeningSoon = (parties: Party[]): void => {
  const queries = useQueryClient();
  const waiting = parties
    .filter(({ screening, kind, dateOfBirth, birthUnknown }) => {
      const isAskable = kind !== 'INDIVIDUAL' || dateOfBirth !== null || birthUnknown;
      return screening === 'NOT_SCREENED' && isAskable;
    })
    .map(({ uuid }) => uuid)
    .join(' ');
  useEffect(() => {
    if (waiting === '') return undefined;
    const look = () => void queries.invalidateQueries({ queryKey: dataKey(api.summary) });
    const timers = looks.map((seconds) => window.setTimeout(look, seconds * 1_000));
    return () => timers.forEach(window.clearTimeout);
  }, [waiting, queries]);
};
