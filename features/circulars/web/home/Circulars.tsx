import { Anchor } from '@mantine/core';
import { formatDay } from '#platform/contract/days.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { Unread } from '../../contract/reading.ts';
import { circularAddress } from '../../words.ts';
import classes from './Circulars.module.css';

/** On the home page: the circulars that a person has not read or not acknowledged. */
export function Circulars({ data: { count, open, newest } }: { data: Unread }) {
  const what = [...(count > 0 ? [`${count} unread`] : []), ...(open > 0 ? [`${open} to acknowledge`] : [])];
  return (
    <Panel
      title="Circulars"
      description={what.join(' · ')}
      action={
        <Anchor component={RouteLink} to="/CEACirculars">
          See all
        </Anchor>
      }
    >
      <ul className={classes.list}>
        {newest.map(({ circularId, refNo, title, issuedOn, acknowledgeBy, isUnread }) => (
          <li key={circularId} data-unread={isUnread || undefined} className={classes.line}>
            <TwoLines
              sub={[refNo, acknowledgeBy ? `Acknowledge by ${formatDay(acknowledgeBy)}` : formatDay(issuedOn)]
                .filter(Boolean)
                .join(' · ')}
            >
              <Anchor component={RouteLink} to={circularAddress(circularId)} inherit>
                {title}
              </Anchor>
            </TwoLines>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
