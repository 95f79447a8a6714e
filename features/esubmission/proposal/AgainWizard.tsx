import { useEffect } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { Missing } from '#platform/web/errors/NotFound.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { api } from '../api.web.ts';
import type { TransactionInfo } from '../info/info.calls.ts';
import type { Saved } from '../parts.calls.ts';
import { NewFrame } from '../wizard/NewWizard.tsx';
import { InfoStep, loadInfoStep } from '../wizard/stepViews.web.ts';
import { againOf } from './again.web.ts';

type Props = { eSubId: string; onCreated: (saved: Saved) => void };

/** The wizard of a new submission of another unit: step 1 as in an earlier one. Opening it saves nothing. */
export function AgainWizard({ eSubId, onCreated }: Props) {
  // Read once: what is typed must not be overtaken by a later answer.
  const found = useData(api.summary, { params: { id: eSubId } }, { staleTime: Number.POSITIVE_INFINITY });
  const clone = useChange(api.clone, { silent: 'both' });
  useEffect(() => void loadInfoStep(), []);
  if (found.error?.status === 404) return <Missing />;
  const create = (forAnotherUnit: TransactionInfo) =>
    clone.mutateAsync({ params: { id: eSubId }, body: { forAnotherUnit } });
  return (
    <NewFrame isPending={found.isPending}>
      {found.error ? (
        <ErrorCard error={found.error} onRetry={() => void found.refetch()} retrying={found.isFetching} />
      ) : (
        found.data && <InfoStep at="property.unit" beginning={againOf(found.data, create)} onSaved={onCreated} />
      )}
    </NewFrame>
  );
}
