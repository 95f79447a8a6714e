import { IconCircleCheck } from '@tabler/icons-react';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { DueDiligencePart } from '../due-diligence/DueDiligencePart.tsx';
import { Findings, UncheckedPart } from '../findings/Findings.tsx';
import { StepFooter } from '../wizard/StepForm.tsx';
import type { StepProps } from '../wizard/stepProps.web.ts';

/** The list of what blocks the submission, each entry with the step in which it is corrected. */
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
              {blocking.length === 0 ? 'Nothing missing' : `${blocking.length} to fix`}
            </StatusBadge>
          }
        >
          {blocking.length === 0 ? (
            <EmptyState icon={IconCircleCheck} title="Nothing is missing">
              This transaction can be submitted. Look it over on the summary first.
            </EmptyState>
          ) : (
            <Findings eSubId={summary.eSubId} findings={blocking} cases from="required" />
          )}
        </Panel>
        {warnings.length > 0 && (
          <Panel title="Warnings" description="Fix them, or give a reason when you submit.">
            <Findings eSubId={summary.eSubId} findings={warnings} cases from="required" />
          </Panel>
        )}
        <DueDiligencePart summary={summary} />
      </div>
      <UncheckedPart summary={summary} />
      <StepFooter onBack={onBack} saveDraft={saveDraft} onContinue={onSaved} label="Go to the summary" />
    </>
  );
}
