import { Anchor } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { formatDay } from '#platform/contract/days.ts';
import { Box } from '#platform/web/kit/page/Box.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import classes from './StartUpHome.module.css';
import type { StartUp } from './start-up.calls.ts';
import { startUpSteps } from './start-up.words.ts';

/** On the home page of a newcomer: what to set up first. */
export function StartUpHome({ data }: { data: StartUp }) {
  const steps = startUpSteps(data);
  return (
    <Box title="Getting started" note={`${steps.filter(({ isDone }) => isDone).length} of ${steps.length} done`}>
      <div className={classes.home}>
        <Steps data={data} isMine />
        <p className={classes.notes}>
          {data.cpdExemptUntil && `No CPD hours are required of you until ${formatDay(data.cpdExemptUntil)}. `}
          {!data.hasGst && 'If you are registered for GST, tell the people desk. '}
          <Anchor component={RouteLink} to="/resources" inherit>
            Official forms
          </Anchor>
        </p>
      </div>
    </Box>
  );
}

/** For the people desk: how far a newcomer is. */
export function StartUpPanel({ data }: { data: StartUp }) {
  return (
    <Panel title="Getting started" description={`Joined on ${formatDay(data.joinedOn)}`}>
      <Steps data={data} isMine={false} />
      {data.cpdExemptUntil && (
        <p className={classes.notes}>{`Exempt from CPD until ${formatDay(data.cpdExemptUntil)}`}</p>
      )}
    </Panel>
  );
}

function Steps({ data, isMine }: { data: StartUp; isMine: boolean }) {
  return (
    <ul className={classes.steps}>
      {startUpSteps(data).map(({ label, isDone, to }) => {
        const words = isMine ? label : label.replace('your ', '');
        return (
          <li key={label} className={classes.step} data-done={isDone || undefined}>
            {isDone ? (
              <IconCircleCheck size={20} stroke={1.8} className={classes.done} aria-label="Done" />
            ) : (
              <IconCircle size={20} stroke={1.6} className="g-dimmed" aria-label="Not done" />
            )}
            {isMine && !isDone ? (
              <Anchor component={RouteLink} to={to} inherit>
                {words}
              </Anchor>
            ) : (
              <span>{words}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
