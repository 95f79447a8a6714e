import { Suspense } from 'react';
import { StepRemarks } from '../remarks/StepRemarks.tsx';
import { inPlace, StepEndContext } from '../wizard/stepProps.web.ts';
import { stepViews } from '../wizard/stepViews.web.ts';
import { StepSkeleton } from '../wizard/WizardFrame.tsx';
import type { Summary } from './summary.calls.ts';

const BillingStep = stepViews.billing;

/** The step Billing in place of the bills, until it is saved or closed. */
export function BillsInPlace({ summary, onClose }: { summary: Summary; onClose: () => void }) {
  return (
    <StepEndContext value={inPlace}>
      <StepRemarks linked summary={summary} step="billing" />
      <Suspense fallback={<StepSkeleton />}>
        <BillingStep summary={summary} at="rows.0.invoiceToText" onSaved={onClose} onBack={onClose} saveDraft={null} />
      </Suspense>
    </StepEndContext>
  );
}
