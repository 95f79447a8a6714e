import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { addressLine } from '#features/property/rules/address.ts';
import { useData } from '#platform/web/api/useData.ts';
import { Missing } from '#platform/web/errors/NotFound.tsx';
import { SavedAtContext } from '#platform/web/form/SavedState.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { api } from '../api.web.ts';
import { StepRemarks } from '../remarks/StepRemarks.tsx';
import { asksWhoShares } from '../status/by-itself.rules.ts';
import type { Step } from '../steps.words.ts';
import { SubmissionMeta } from '../summary/SubmissionMeta.tsx';
import type { Summary } from '../summary/summary.calls.ts';
import { SaveDraft, useKeepDraft } from './SaveDraft.tsx';
import { backTo, nextStep, StepEndContext, type StepProps } from './stepProps.web.ts';
import { InfoStep, stepViews } from './stepViews.web.ts';
import { type Reached, useByItself } from './useByItself.web.ts';
import { StepSkeleton, WizardFrame } from './WizardFrame.tsx';
import { newSteps, savedSteps, stepAfter, stepBefore, type WizardSearch } from './wizardSteps.web.ts';

type Props = {
  eSubId: string;
  step: Step | undefined;
  at: string | undefined;
  from: WizardSearch['from'];
  savedAt: Date | undefined;
};

/** The wizard of a saved submission, at the step of the URL or else at the step where it was left. */
export function SavedWizard({ eSubId, step, ...rest }: Props) {
  const summary = useData(api.summary, { params: { id: eSubId } });
  if (summary.data) return <Steps summary={summary.data} step={step ?? summary.data.currentStep} {...rest} />;
  if (summary.error?.status === 404) return <Missing />;
  return (
    <WizardFrame title="Transaction" crumb="Submit New Transaction" steps={newSteps()} current={step ?? 'info'}>
      {summary.error ? (
        <ErrorCard error={summary.error} onRetry={() => void summary.refetch()} retrying={summary.isFetching} />
      ) : (
        <StepSkeleton />
      )}
    </WizardFrame>
  );
}

type StepsProps = Pick<Props, 'at' | 'from' | 'savedAt'> & { summary: Summary; step: Step };

function Steps({ summary, step, at, from, savedAt: createdAt }: StepsProps) {
  const { eSubId, info, caseNo } = summary;
  const [savedAt, setSavedAt] = useState(createdAt);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const keepDraft = useKeepDraft();
  const { shareWithNobody, billAndCheck } = useByItself();
  const [failed, setFailed] = useState<Reached>();
  if (step === 'summary') return <Navigate to={`/e-submission/${eSubId}`} replace />;

  const open = (next: Step | undefined) => {
    if (next === undefined) return;
    if (next === 'summary') void navigate({ to: `/e-submission/${eSubId}` });
    else void navigate({ to: '.', search: { eSubId, step: next } as never });
  };
  const saved = () => {
    setSavedAt(new Date());
    setFailed(undefined);
    void queries.invalidateQueries({ queryKey: ['esubmission', 'summary'] });
    open(from ?? stepAfter(step));
  };
  /** Goes on behind steps that completed themselves, or to the one that did not. */
  const reach = async (completed: Promise<Reached>) => {
    const reached = await completed;
    setFailed(reached);
    await queries.invalidateQueries();
    setSavedAt(new Date());
    open(reached.step);
  };

  return (
    <StepEndContext value={from ? backTo[from] : nextStep}>
      <SavedAtContext value={savedAt}>
        <WizardFrame
          title={addressLine(info)}
          crumb={caseNo}
          meta={<SubmissionMeta info={info} />}
          steps={savedSteps(summary, step)}
          current={step}
        >
          {summary.can.edit && <StepRemarks linked summary={summary} step={step} />}
          {failed?.step === step && failed.failure && (
            <Notice tone="danger" live title="This step could not be completed by itself">
              {failed.failure}
            </Notice>
          )}
          {!summary.can.edit ? (
            <Closed summary={summary} />
          ) : step === 'info' ? (
            <Suspense fallback={<StepSkeleton />}>
              <InfoStep summary={summary} at={at} onSaved={saved} />
            </Suspense>
          ) : (
            <OneStep
              key={step}
              summary={summary}
              step={step}
              at={at}
              onSaved={step === 'documents' && !from ? () => reach(billAndCheck(summary)) : saved}
              onNobodyShares={from || !asksWhoShares(summary) ? undefined : () => reach(shareWithNobody(summary))}
              onBack={() => open(stepBefore(step))}
              saveDraft={<SaveDraft onSave={() => keepDraft(eSubId).catch(() => undefined)} />}
            />
          )}
        </WizardFrame>
      </SavedAtContext>
    </StepEndContext>
  );
}

type OneStepProps = StepProps & { step: keyof typeof stepViews };

function OneStep({ step, ...props }: OneStepProps) {
  const View = stepViews[step];
  return (
    <Suspense fallback={<StepSkeleton />}>
      <View {...props} />
    </Suspense>
  );
}

/** Shown when the submission cannot be edited: it was submitted, or belongs to someone else. */
function Closed({ summary: { eSubId, status } }: { summary: Summary }) {
  return (
    <Notice
      title="This submission can’t be changed now"
      action={
        <Button component={RouteLink} to={`/e-submission/${eSubId}`} variant="default" size="sm">
          Open it
        </Button>
      }
    >
      Its status is {status.label}. All of it is on its page.
    </Notice>
  );
}
