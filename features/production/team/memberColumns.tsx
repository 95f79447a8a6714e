import { Anchor } from '@mantine/core';
import { Figure } from '#platform/web/kit/figures/Figure.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { teamPlaces } from '../links.rules.ts';
import type { TeamCard } from './team.calls.ts';

/** People of a team, with what each produced in some days. */
export const memberColumnsOf = (span: { from: string; to: string }): Column<TeamCard>[] => [
  {
    id: 'name',
    header: 'Salesperson',
    cell: ({ name, registrationNo }) => (
      <TwoLines strong sub={registrationNo}>
        {name}
      </TwoLines>
    ),
  },
  { id: 'code', header: 'Code', width: 100, cell: ({ saNo }) => saNo },
  { id: 'rank', header: 'Rank', width: 180, cell: ({ rank }) => rank ?? '–' },
  { id: 'joined', header: 'Joined', width: 116, cell: ({ joinedOn }) => <Day day={joinedOn} /> },
  {
    id: 'until',
    header: 'Registered until',
    width: 136,
    hidden: true,
    cell: ({ registeredUntil }) => <Day day={registeredUntil} />,
  },
  {
    id: 'directs',
    header: 'Leads',
    align: 'end',
    width: 80,
    cell: ({ directs, saNo }) =>
      directs > 0 ? (
        <Anchor component={RouteLink} inherit to={teamPlaces.people(saNo, 'all')}>
          {directs}
        </Anchor>
      ) : (
        '–'
      ),
  },
  {
    id: 'own',
    header: 'Own this year (S$)',
    align: 'end',
    width: 140,
    cell: ({ own, saNo, name }) => (
      <Figure cents={own.grossCents} to={teamPlaces.own({ parent: saNo, ...span })} label={`Own of ${name}`} />
    ),
  },
  {
    id: 'group',
    header: 'With team (S$)',
    align: 'end',
    width: 140,
    cell: ({ group, saNo, name }) => (
      <Figure cents={group.grossCents} to={teamPlaces.group({ parent: saNo, ...span })} label={`${name} with team`} />
    ),
  },
  {
    id: 'state',
    header: 'State',
    width: 120,
    card: 'state',
    cell: ({ isActive }) => (
      <StatusBadge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Non-active'}</StatusBadge>
    ),
  },
];
