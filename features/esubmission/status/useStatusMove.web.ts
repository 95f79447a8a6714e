import { useQueryClient } from '@tanstack/react-query';
import type { Sending } from '#platform/web/api/client.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { api } from '../api.web.ts';
import type { esubmission } from '../room.calls.ts';

type Body = Sending<(typeof esubmission)['setStatus']>['body'];

/**
 * Sets the status of a submission. A failure shows a toast and is thrown again. The submission is then read again,
 * since another user may have changed it.
 */
export function useStatusMove(eSubId: string) {
  const queries = useQueryClient();
  const setStatus = useChange(api.setStatus);
  const move = async (statusId: number, body: Body = {}) => {
    try {
      await setStatus.mutateAsync({ params: { id: eSubId, statusId }, body });
    } catch (refusal) {
      await queries.invalidateQueries({ queryKey: ['esubmission'] });
      throw refusal;
    }
  };
  return { move, working: setStatus.isPending };
}
