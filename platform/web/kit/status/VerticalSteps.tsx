import { UnstyledButton } from '@mantine/core';
import { IconAlertTriangleFilled, IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { phoneQuery, useMedia } from '../hooks/useMedia.ts';
import { RouteLink } from '../page/RouteLink.tsx';
import classes from './VerticalSteps.module.css';

export type StepState = 'done' | 'current' | 'todo' | 'blocked';

export type Step = {
  id: string;
  label: string;
  /** A summary of its content: `2 sellers · 1 buyer`, `3 required missing`. */
  sub?: string;
  /** `blocked`: something in it must be corrected. */
  state: StepState;
  /** The address of the step; undefined while it can't be opened. */
  to?: string;
  onOpen?: () => void;
};

const words: Record<StepState, string> = {
  done: 'done',
  current: 'current',
  todo: 'to do',
  blocked: 'needs attention',
};

function Dot({ state, number }: { state: StepState; number: number }) {
  return (
    <span className={classes.dot} aria-hidden="true">
      {state === 'done' ? (
        <IconCheck size={17} stroke={3} />
      ) : state === 'blocked' ? (
        <IconAlertTriangleFilled size={15} />
      ) : (
        number
      )}
    </span>
  );
}

function StepLine({ step, number, current }: { step: Step; number: number; current: boolean }) {
  const inside = (
    <>
      <Dot state={step.state} number={number} />
      <span className={classes.words}>
        <span className={classes.label}>{step.label}</span>
        {step.sub && <span className={classes.sub}>{step.sub}</span>}
        <span className="g-hidden">, {words[step.state]}</span>
      </span>
    </>
  );
  const shared = { className: classes.step, 'aria-current': current ? ('step' as const) : undefined };
  if (step.to) {
    return (
      <RouteLink {...shared} to={step.to}>
        {inside}
      </RouteLink>
    );
  }
  if (step.onOpen) {
    return (
      <UnstyledButton {...shared} onClick={step.onOpen}>
        {inside}
      </UnstyledButton>
    );
  }
  return <div {...shared}>{inside}</div>;
}

type Props = { steps: Step[]; current: string; label?: string };

/** The vertical list of a wizard's steps. On a phone it is a bar that opens. */
export function VerticalSteps({ steps, current, label = 'Steps' }: Props) {
  const phone = useMedia(phoneQuery);
  const [open, setOpen] = useState(false);
  const id = useId();
  const at = Math.max(
    0,
    steps.findIndex((step) => step.id === current),
  );
  return (
    <nav aria-label={label} className={classes.box}>
      {phone && (
        <UnstyledButton className={classes.bar} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <span className="g-column">
            <span className={classes.sub}>
              Step {at + 1} of {steps.length}
            </span>
            <span className={classes.label}>{steps[at]?.label}</span>
          </span>
          <IconChevronDown size={18} className={classes.chevron} aria-hidden />
          <span className={classes.track} aria-hidden="true">
            <span style={{ width: `${((at + 1) / Math.max(1, steps.length)) * 100}%` }} />
          </span>
        </UnstyledButton>
      )}
      <ol id={id} className={classes.list} hidden={phone && !open}>
        {steps.map((step, index) => (
          <li key={step.id} data-state={step.state}>
            <StepLine step={step} number={index + 1} current={step.id === current} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
