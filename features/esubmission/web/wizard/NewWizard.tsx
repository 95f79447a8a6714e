import { Suspense, useEffect } from 'react';
import { useData } from '#platform/web/api/useData.ts';
import type { Saved } from '../../records.ts';
import { api } from '../api.ts';
import { DraftsPanel } from './DraftsPanel.tsx';
import { InfoStep, loadInfoStep } from './stepViews.ts';
import { StepSkeleton, WizardFrame } from './WizardFrame.tsx';
import { newSteps } from './wizardSteps.ts';

/** How many drafts are offered before the list is. */
const offered = 3;

/** Nothing is saved yet: step 1, empty, with my drafts to go on with instead. */
export function NewWizard({ onCreated }: { onCreated: (saved: Saved) => void }) {
  const drafts = useData(api.list, {
    query: { status: '1', pageSize: offered, sortBy: 'CreatedDate', sortDirection: 'desc' },
  });
  // Along with the drafts, not after them.
  useEffect(() => void loadInfoStep(), []);
  return (
    <WizardFrame
      title="New transaction"
      crumb="Submit New Transaction"
      meta="A resale or a lease, from the agreement to the invoice. It takes its case number when the first step is saved."
      steps={newSteps()}
      current="info"
    >
      {drafts.isPending ? (
        <StepSkeleton />
      ) : (
        <>
          {drafts.data && <DraftsPanel page={drafts.data} />}
          <Suspense fallback={<StepSkeleton />}>
            <InfoStep onSaved={onCreated} />
          </Suspense>
        </>
      )}
    </WizardFrame>
  );
}
