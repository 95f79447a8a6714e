import { useQueryClient } from '@tanstack/react-query';
import { useChange } from '#platform/web/api/useChange.ts';
import { api } from '../../api.ts';

/**
 * Moves a submission to another status. A refusal has its toast and is thrown on; what the page shows is read again then,
 * since someone else was quicker.
 */
export function useStatusMove(eSubId: string) {
  const queries = useQueryClient();
  const setStatus = useChange(api.setStatus);
  const move = async (statusId: number, reason = '') => {
    try {
      await setStatus.mutateAsync({ params: { id: eSubId, statusId }, body: { reason } });
    } catch (refusal) {
      await queries.invalidateQueries({ queryKey: ['esubmission'] });
      throw refusal;
    }
  };
  return { move, working: setStatus.isPending };
}
