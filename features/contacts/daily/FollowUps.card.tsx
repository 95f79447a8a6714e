import { Anchor } from '@mantine/core';
import { formatDay } from '#platform/contract/days.ts';
import { isPortal } from '#platform/web/api/portal.ts';
import { useData } from '#platform/web/api/useData.ts';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import { Reach } from '../pdpa/Reach.tsx';
import { waysTo } from '../pdpa/reach.rules.ts';
import { contactAddress } from '../places.words.ts';
import type { FollowUps as Due } from './daily.calls.ts';
import classes from './FollowUps.card.module.css';

const most = 5;

/** On the home page: the customers to get in touch with today, the longest overdue first. */
export function FollowUps({ data: { overdue, due, rows } }: { data: Due }) {
  const today = useToday();
  const ids = rows.slice(0, most).map(({ contactId }) => contactId);
  const verdicts = useData(api.pdpaStatuses, { body: { ids } }, { enabled: ids.length > 0 && !isPortal() }).data;
  return (
    <Panel
      title="Follow-ups"
      description={[
        ...(overdue > 0 ? [`${overdue} overdue`] : []),
        ...(due > overdue ? [`${due - overdue} today`] : []),
      ].join(' · ')}
      action={
        <Verb component={RouteLink} to="/contact-management?followUp=DUE&sort=FollowUp">
          See all
        </Verb>
      }
    >
      <ul className={classes.list}>
        {rows.slice(0, most).map(({ contactId, name, followUpOn, followUpNote, ...to }) => (
          <li key={contactId} className={classes.line}>
            <TwoLines sub={followUpNote}>
              <Anchor component={RouteLink} to={contactAddress(contactId)} inherit>
                {name}
              </Anchor>
            </TwoLines>
            <span className={classes.end}>
              <StatusBadge tone={followUpOn < today ? 'danger' : 'warning'}>
                {followUpOn < today ? `Since ${formatDay(followUpOn)}` : 'Today'}
              </StatusBadge>
              <Reach
                id={contactId}
                name={name}
                ways={waysTo(to)}
                mayNote
                verdicts={verdicts?.find((each) => each.contactId === contactId)?.channels}
              />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
