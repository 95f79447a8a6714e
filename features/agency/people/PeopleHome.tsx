import { Anchor } from '@mantine/core';
import { IconBriefcase, IconMailForward, IconUserOff, IconUsers } from '@tabler/icons-react';
import { formatCount } from '#platform/contract/money.ts';
import { StatCard } from '#platform/web/kit/figures/StatCard.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import classes from './PeopleHome.module.css';
import type { PeopleCounts } from './people.calls.ts';

const list = '/agency-desk/people';

const kinds = [
  {
    key: 'invited',
    label: 'Invited',
    note: 'Not set up yet',
    icon: IconMailForward,
    tone: 'warning',
    to: `${list}?state=invited`,
  },
  {
    key: 'salespeople',
    label: 'Salespeople',
    note: 'Active',
    icon: IconUsers,
    tone: 'info',
    to: `${list}?role=salesperson&state=active`,
  },
  {
    key: 'staff',
    label: 'Staff',
    note: 'Active',
    icon: IconBriefcase,
    tone: 'info',
    to: `${list}?role=staff&state=active`,
  },
  {
    key: 'disabled',
    label: 'Disabled',
    note: 'Can’t sign in',
    icon: IconUserOff,
    tone: 'neutral',
    to: `${list}?state=disabled`,
  },
] as const;

/** On the home of the people desk: the accounts by state, each figure leading to its list. */
export function PeopleHome({ data }: { data: PeopleCounts }) {
  return (
    <Panel
      title="People"
      action={
        <Verb component={RouteLink} to={list}>
          Open the list
        </Verb>
      }
    >
      <div className={classes.cards}>
        {kinds.map(({ key, ...kind }) => (
          <StatCard key={key} {...kind} tone={data[key] === 0 ? 'neutral' : kind.tone} value={formatCount(data[key])} />
        ))}
      </div>
      {data.deskRequests.map(({ userId, name }) => (
        <Notice key={userId}>
          <Anchor component={RouteLink} to={`${list}/${userId}`} inherit>
            A change of {name}’s account at compliance waits for a second administrator.
          </Anchor>
        </Notice>
      ))}
    </Panel>
  );
}
