import { useQueryClient } from '@tanstack/react-query';
import type { Sending } from '#platform/web/api/client.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import type { esubmission } from '../../../contract.ts';
import { api } from '../../api.ts';

type Body = Sending<(typeof esubmission)['setStatus']>['body'];

/**
 * Moves a submission to another status. A refusal has its toast and is thrown on; what the page shows is read again then,
 * since someone else was quicker.
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
