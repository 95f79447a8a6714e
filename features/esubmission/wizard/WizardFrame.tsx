import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Crumb, PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { type Step, VerticalSteps } from '#platform/web/kit/status/VerticalSteps.tsx';
import classes from './WizardFrame.module.css';

type Props = {
  title: string;
  crumb: string;
  meta?: ReactNode;
  steps: Step[];
  current: string;
  children: ReactNode;
};

const home: Crumb = { label: 'Submissions', to: '/e-submission/status-of-submission' };

/** The frame of every step: the title of the submission, the stepper and the step itself. */
export function WizardFrame({ title, crumb, meta, steps, current, children }: Props) {
  return (
    <>
      <PageHeader title={title} tab={tabOf(steps, current, crumb)} crumbs={[home]} number={crumb} meta={meta} />
      <div className={classes.columns}>
        <div className={classes.steps}>
          <VerticalSteps label="Steps of the submission" steps={steps} current={current} />
        </div>
        <div className={classes.content}>{children}</div>
      </div>
    </>
  );
}

/** The title of the browser's tab, which a screen reader speaks at each step: `Transaction parties, step 2 of 8 · ES-2026-000156`. */
const tabOf = (steps: Step[], current: string, crumb: string): string => {
  const at = steps.findIndex(({ id }) => id === current);
  return `${steps[at]?.label}, step ${at + 1} of ${steps.length} · ${crumb}`;
};

/** Shown while a step loads. */
export function StepSkeleton() {
  return (
    <div aria-busy="true">
      <Skeleton height={180} radius={8} mb={20} />
      <Skeleton height={280} radius={8} />
    </div>
  );
}
