import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { SavedState } from '#platform/web/form/SavedState.tsx';
import { type Crumb, PageHeader } from '#platform/web/kit/PageHeader.tsx';
import { type Step, VerticalSteps } from '#platform/web/kit/VerticalSteps.tsx';
import classes from './WizardFrame.module.css';

type Props = {
  title: string;
  crumb: string;
  meta?: ReactNode;
  savedAt?: Date | undefined;
  steps: Step[];
  current: string;
  children: ReactNode;
};

const home: Crumb = { label: 'E-Submission', to: '/e-submission/status-of-submission' };

/** Around every step: what is submitted, where we are, and the step itself. */
export function WizardFrame({ title, crumb, meta, savedAt, steps, current, children }: Props) {
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[home, { label: crumb }]}
        meta={meta}
        state={savedAt && <SavedState state="saved" savedAt={savedAt} />}
      />
      <div className={classes.columns}>
        <div className={classes.steps}>
          <VerticalSteps label="Steps of the submission" steps={steps} current={current} />
        </div>
        <div className={classes.content}>{children}</div>
      </div>
    </>
  );
}

/** In the place of a step while it loads. */
export function StepSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton height={180} radius={8} mb={20} />
      <Skeleton height={280} radius={8} />
    </div>
  );
}
