import { Button, Skeleton } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { dayOf } from '#platform/contract/days.ts';
import { useData } from '#platform/web/api/useData.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { api } from '../api.web.ts';
import { SecondStepDialogs, type SecondStepTask } from './SecondStepDialogs.tsx';
import classes from './SecondStepSection.module.css';
import type { SecondStep } from './second-step.calls.ts';

/** The section "Second step" of /profile. */
export function SecondStepSection() {
  const query = useData(api.secondStep, {});
  return (
    <Panel
      title="Two-step verification"
      description="A code besides your password, so that a stolen password is not enough."
    >
      {query.error && <ErrorCard error={query.error} onRetry={() => void query.refetch()} />}
      {!query.error && !query.data && <Skeleton height={180} role="status" aria-label="Loading the second step" />}
      {query.data && <Rows state={query.data} />}
    </Panel>
  );
}

function Rows({ state }: { state: SecondStep }) {
  const [task, setTask] = useState<SecondStepTask>();
  const { isOn, mayTurnOff, emailHint, authenticatorSince, recoveryCodesLeft, needsApp } = state;
  const button = (label: string, next: SecondStepTask) => (
    <Button variant="default" size="sm" onClick={() => setTask(next)}>
      {label}
    </Button>
  );
  return (
    <>
      <SecondStepRow
        label="Signing in"
        action={isOn ? mayTurnOff && button('Turn off', 'off') : button('Turn on', 'on')}
      >
        <StatusBadge tone={isOn ? 'success' : 'warning'}>{isOn ? 'Asks for a code' : 'Password only'}</StatusBadge>
      </SecondStepRow>
      <SecondStepRow label="Email">Codes can go to {emailHint}</SecondStepRow>
      <SecondStepRow
        label="Authenticator app"
        action={
          authenticatorSince ? (
            <>
              {button('Replace', 'setup')}
              {!needsApp && button('Remove', 'remove')}
            </>
          ) : (
            button('Set up', 'setup')
          )
        }
      >
        {authenticatorSince ? (
          <>
            Set up on <Day day={dayOf(authenticatorSince)} />
          </>
        ) : (
          'Not set up: quicker than mail, and works without a network'
        )}
      </SecondStepRow>
      {authenticatorSince && (
        <SecondStepRow label="Recovery codes" action={button('Make new ones', 'renew')}>
          {recoveryCodesLeft} left, for when your phone is not there
        </SecondStepRow>
      )}
      <SecondStepDialogs task={task} onTask={setTask} />
    </>
  );
}

/** One part of the second step: its name, its state and its buttons. */
export function SecondStepRow({ label, children, action }: { label: string; children: ReactNode; action?: ReactNode }) {
  return (
    <div className={classes.row}>
      <div>
        <h3 className="g-medium">{label}</h3>
        <div className={classes.words}>{children}</div>
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
