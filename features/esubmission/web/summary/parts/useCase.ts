import { useParams } from '@tanstack/react-router';
import { useData } from '#platform/web/api/useData.ts';
import { api } from '../../api.ts';
import { couldBeCase } from '../../couldBeCase.ts';

/** The submission that the address names. `isUnknown`: there is none, or none that this person may see. */
export function useCase() {
  const { eSubId = '' }: { eSubId?: string } = useParams({ strict: false });
  const isId = couldBeCase(eSubId);
  const summary = useData(api.summary, { params: { id: eSubId } }, { enabled: isId });
  return { eSubId, summary, isUnknown: !isId || summary.error?.status === 404 };
}
