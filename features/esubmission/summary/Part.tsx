import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { StepRemarks } from '../remarks/StepRemarks.tsx';
import { PendingRemarks, WriteRemark } from '../remarks/WriteRemark.tsx';
import { type Step, steps } from '../steps.words.ts';
import { addressOfStep } from '../wizard/wizardSteps.web.ts';
import classes from './case.module.css';
import type { Summary } from './summary.calls.ts';

type Props = {
  summary: Pick<Summary, 'eSubId' | 'can' | 'remarks' | 'documents' | 'parties'>;
  /** The step that is shown. It determines the title and the target of Edit. */
  step: Step;
  description?: ReactNode;
  /** Opens the step in place; without it Edit leads to its page, and from there back. */
  onEdit?: () => void;
  /** Shown beside Edit, such as a count or a state. */
  state?: ReactNode;
  children: ReactNode;
};

/** One step of a submission on the page with all steps. */
export function Part({ summary, step, description, onEdit, state, children }: Props) {
  const look = {
    variant: 'subtle',
    size: 'compact-sm',
    leftSection: <IconPencil size={15} stroke={1.8} />,
    'aria-label': `Edit ${steps[step].toLowerCase()}`,
    children: 'Edit',
  };
  const edit = onEdit ? (
    <Button {...look} onClick={onEdit} />
  ) : (
    <Button {...look} component={RouteLink} to={addressOfStep(summary.eSubId, step, 'summary')} />
  );
  return (
    <Panel
      title={steps[step]}
      {...(description && { description })}
      action={
        <span className={classes.state}>
          {state}
          <WriteRemark summary={summary} step={step} />
          {summary.can.edit && edit}
        </span>
      }
    >
      <StepRemarks summary={summary} step={step} />
      <PendingRemarks step={step} />
      {children}
    </Panel>
  );
}
