import { type ReactNode, Suspense, useEffect } from 'react';
import { useData } from '#platform/web/api/useData.ts';
import { api } from '../api.web.ts';
import type { Saved } from '../parts.calls.ts';
import { DraftsPanel } from './DraftsPanel.tsx';
import { InfoStep, loadInfoStep } from './stepViews.web.ts';
import { StepSkeleton, WizardFrame } from './WizardFrame.tsx';
import { newSteps } from './wizardSteps.web.ts';

/** The number of drafts that are shown before a link to the list. */
const offered = 3;

type FrameProps = { isPending: boolean; children: ReactNode };

/** The frame of a submission that is not saved yet. */
export const NewFrame = ({ isPending, children }: FrameProps) => (
  <WizardFrame
    title="New transaction"
    crumb="Submit New Transaction"
    meta="A resale or a lease, from the agreement to the invoice. The case number is assigned when you save step 1."
    steps={newSteps()}
    current="info"
  >
    {isPending ? <StepSkeleton /> : <Suspense fallback={<StepSkeleton />}>{children}</Suspense>}
  </WizardFrame>
);

/** The wizard of a new submission: an empty step 1, and my drafts to continue instead. */
export function NewWizard({ onCreated }: { onCreated: (saved: Saved) => void }) {
  const drafts = useData(api.list, {
    query: { status: '1', pageSize: offered, sortBy: 'CreatedDate', sortDirection: 'desc' },
  });
  // Loads step 1 while the drafts load, not after them.
  useEffect(() => void loadInfoStep(), []);
  return (
    <NewFrame isPending={drafts.isPending}>
      {drafts.data && <DraftsPanel page={drafts.data} />}
      <InfoStep onSaved={onCreated} />
    </NewFrame>
  );
}
