import { Anchor } from '@mantine/core';
import { formatMonth } from '#platform/contract/days.ts';
import { Figure } from '#platform/web/kit/figures/Figure.tsx';
import { MiniTable } from '#platform/web/kit/figures/MiniTable.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Initials } from '#platform/web/kit/text/Initials.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { teamPlaces } from '../links.rules.ts';
import { TurnoverChange } from '../TurnoverChange.tsx';
import type { HomeTeam } from './home.calls.ts';
import classes from './home.card.module.css';

/** On a leader's home: the team's production this month, top members first. */
export function Team({ data: { span, rows, group, members } }: { data: HomeTeam }) {
  return (
    <Panel
      title="My team"
      description={formatMonth(span.from)}
      action={
        <Anchor component={RouteLink} to={teamPlaces.performance({ period: 'month' })}>
          {members > rows.length ? `See all ${members}` : 'Team Performance'}
        </Anchor>
      }
    >
      <MiniTable
        label="My team"
        rows={rows}
        columns={[
          {
            id: 'name',
            header: 'Salesperson',
            cell: ({ name, picture, registrationNo, rank }) => (
              <span className={classes.member}>
                <Initials name={name} src={picture ?? undefined} size={32} />
                <TwoLines strong sub={[registrationNo, rank].filter(Boolean).join(' · ')}>
                  {name}
                </TwoLines>
              </span>
            ),
          },
          // A phone has room for one figure.
          {
            id: 'own',
            header: 'Own (S$)',
            align: 'end',
            card: 'none',
            cell: ({ saNo, name, own }) => (
              <Figure cents={own.grossCents} to={teamPlaces.memberOwn(span, saNo)} label={`${name}, own deals`} />
            ),
          },
          {
            id: 'team',
            header: 'With team (S$)',
            align: 'end',
            cell: ({ saNo, name, group: whole }) => (
              <Figure cents={whole.grossCents} to={teamPlaces.member(span, saNo)} label={`${name} with their team`} />
            ),
          },
        ]}
      />
      <div className={classes.total}>
        <span>Team with my own deals</span>
        <span>
          <Figure cents={group.grossCents} to={teamPlaces.group(span)} label="Team with my own deals" withCurrency />{' '}
          <TurnoverChange now={group.grossCents} before={group.before.grossCents} on="on last month" />
        </span>
      </div>
    </Panel>
  );
}
