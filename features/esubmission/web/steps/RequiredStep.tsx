import { IconCircleCheck } from '@tabler/icons-react';
import { EmptyState } from '#platform/web/kit/EmptyState.tsx';
import { Panel } from '#platform/web/kit/Panel.tsx';
import { StatusBadge } from '#platform/web/kit/StatusBadge.tsx';
import { Findings } from '../summary/parts/Findings.tsx';
import { UncheckedPart } from '../summary/parts/UncheckedPart.tsx';
import type { StepProps } from '../wizard/stepProps.ts';
import { StepFooter } from './parts/StepFooter.tsx';

/** The notice of what still stands in the way of submission, each with the step where it is put right. */
export function RequiredStep({ summary, onSaved, onBack, saveDraft }: StepProps) {
  const blocking = summary.findings.filter(({ level }) => level === 'block');
  const warnings = summary.findings.filter(({ level }) => level !== 'block');
  return (
    <>
      <div>
        <Panel
          title="Required info"
          description="What submission still waits for."
          action={
            <StatusBadge tone={blocking.length === 0 ? 'success' : 'warning'}>
              {blocking.length === 0 ? 'Nothing missing' : `${blocking.length} to put right`}
            </StatusBadge>
          }
        >
          {blocking.length === 0 ? (
            <EmptyState icon={IconCircleCheck} title="Nothing is missing">
              This transaction can be submitted. Look it over on the summary first.
            </EmptyState>
          ) : (
            <Findings eSubId={summary.eSubId} findings={blocking} cases />
          )}
        </Panel>
        {warnings.length > 0 && (
          <Panel title="Worth a second look" description="Put them right, or say at submission why they can stay.">
            <Findings eSubId={summary.eSubId} findings={warnings} cases />
          </Panel>
        )}
      </div>
      <UncheckedPart summary={summary} />
      <StepFooter onBack={onBack} saveDraft={saveDraft} onContinue={onSaved} label="Go to the summary" />
    </>
  );
}
