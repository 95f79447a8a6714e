import { Anchor, Table } from '@mantine/core';
import { formatMonth } from '#platform/contract/days.ts';
import { Figure } from '#platform/web/kit/figures/Figure.tsx';
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
      <Table.ScrollContainer minWidth={280} type="native" className={classes.table ?? ''}>
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Salesperson</Table.Th>
              <Table.Th ta="end" className={classes.own ?? ''}>
                Own (S$)
              </Table.Th>
              <Table.Th ta="end">With team (S$)</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ saNo, name, picture, registrationNo, rank, own, group: whole }) => (
              <Table.Tr key={saNo}>
                <Table.Td>
                  <span className={classes.member}>
                    <Initials name={name} src={picture ?? undefined} size={32} />
                    <TwoLines strong sub={[registrationNo, rank].filter(Boolean).join(' · ')}>
                      {name}
                    </TwoLines>
                  </span>
                </Table.Td>
                <Table.Td ta="end" className={classes.own ?? ''}>
                  <Figure cents={own.grossCents} to={teamPlaces.memberOwn(span, saNo)} label={`${name}, own deals`} />
                </Table.Td>
                <Table.Td ta="end">
                  <Figure
                    cents={whole.grossCents}
                    to={teamPlaces.member(span, saNo)}
                    label={`${name} with their team`}
                  />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
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
