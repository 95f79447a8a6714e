import type { UseQueryResult } from '@tanstack/react-query';
import type { KeyDate } from '#platform/contract/key-date.ts';
import type { CallFailure } from '#platform/web/api/failure.ts';
import { useData } from '#platform/web/api/useData.ts';
import type { KeyDatesOfNow } from '../../contract.ts';
import { covers, type Period } from '../../rules/periods.ts';
import { api } from '../api.ts';

type Found = { rows: KeyDate[] | undefined; query: UseQueryResult<unknown, CallFailure> };

/** The dates of a period: those that came with the page, or else asked for. */
export const useKeyDates = (now: KeyDatesOfNow, period: Period): Found => {
  const isHere = covers(now, period);
  const query = useData(api.keyDates, { query: period }, { enabled: !isHere });
  const rows = isHere ? now.rows : query.data?.rows;
  return { rows: rows?.filter(({ day }) => period.from <= day && day <= period.to), query };
};
