import { Anchor } from '@mantine/core';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import classes from '../summary/case.module.css';
import type { Summary } from '../summary/summary.calls.ts';
import { addressOfStep } from '../wizard/wizardSteps.web.ts';
import { returnedPoints } from './returnedPoints.web.ts';

/** What the desk asks for with a return: its open queries and remarks. The owner gets links to the steps. */
export function ReturnedPoints({ summary }: { summary: Summary }) {
  const points = returnedPoints(summary);
  if (points.length === 0) return null;
  return (
    <ul className={classes.points} aria-label="To be amended">
      {points.map(({ key, label, text, step }) => (
        <li key={key}>
          {summary.can.edit && step ? (
            <Anchor component={RouteLink} to={addressOfStep(summary.eSubId, step)} inherit>
              {label}
            </Anchor>
          ) : (
            <b>{label}</b>
          )}
          : {text}
        </li>
      ))}
    </ul>
  );
}
