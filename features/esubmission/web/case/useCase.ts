import { useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { Sending } from '#platform/web/api/client.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import type { esubmission } from '../../contract/index.ts';
import { api } from '../api.ts';
import { couldBeCase } from '../readers.ts';

/** The submission in the address. `isUnknown`: it does not exist, or this person may not see it. */
export function useCase() {
  const { eSubId = '' }: { eSubId?: string } = useParams({ strict: false });
  const isId = couldBeCase(eSubId);
  const summary = useData(api.summary, { params: { id: eSubId } }, { enabled: isId });
  return { eSubId, summary, isUnknown: !isId || summary.error?.status === 404 };
}

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
