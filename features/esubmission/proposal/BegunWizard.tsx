import { useEffect } from 'react';
import { useData } from '#platform/web/api/useData.ts';
import { Missing } from '#platform/web/errors/NotFound.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { api } from '../api.web.ts';
import type { Saved } from '../parts.calls.ts';
import type { RepresentedSide } from '../transaction.words.ts';
import { NewFrame } from '../wizard/NewWizard.tsx';
import { InfoStep, loadInfoStep } from '../wizard/stepViews.web.ts';
import { beginningOf } from './proposed.web.ts';

type Begin = { property: string | undefined; contact: string | undefined; as: RepresentedSide };
type Props = { begin: Begin; onCreated: (saved: Saved) => void };

/** The wizard of a new submission that begins from a contact or their property: step 1 with what is known. Opening it saves nothing. */
export function BegunWizard({ begin: { property, contact, as }, onCreated }: Props) {
  const query = property ? { from: property, as } : { ...(contact && { contactId: contact }), as };
  // Read once: what is typed must not be overtaken by a later answer.
  const found = useData(api.proposal, { query }, { staleTime: Number.POSITIVE_INFINITY });
  useEffect(() => void loadInfoStep(), []);
  if (found.error?.status === 404) return <Missing />;
  return (
    <NewFrame isPending={found.isPending}>
      {found.error ? (
        <ErrorCard error={found.error} onRetry={() => void found.refetch()} retrying={found.isFetching} />
      ) : (
        found.data && <InfoStep beginning={beginningOf(found.data)} onSaved={onCreated} />
      )}
    </NewFrame>
  );
}
