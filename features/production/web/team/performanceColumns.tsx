import { Anchor } from '@mantine/core';
import { formatDay } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { Measure } from '#platform/web/chart/StackedBar.tsx';
import { Change } from '#platform/web/kit/figures/Change.tsx';
import { Count } from '#platform/web/kit/figures/Count.tsx';
import { Figure } from '#platform/web/kit/figures/Figure.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { Initials } from '#platform/web/kit/text/Initials.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { production } from '../../contract/index.ts';
import type { TeamRow } from '../../contract/team.ts';
import { teamPlaces } from '../../rules/links.ts';
import { beforeWords, type Comparison, type periods } from '../../words.ts';
import classes from './team.module.css';

type Found = Data<typeof production.performanceRows>;
type Shown = {
  data: Found | undefined;
  parent: string | undefined;
  leader: string | undefined;
  period: keyof typeof periods;
  against: Comparison;
  on: string | undefined;
  level: string;
};

const noteOf = ({ movedOn, rank, directs }: TeamRow) => {
  if (movedOn) return <span className={classes.moved}>Moved away {formatDay(movedOn)}</span>;
  return [rank, directs > 0 && `leads ${directs}`].filter(Boolean).join(' · ');
};

/** The columns of a level. Every figure leads to its deals, a name to the level below. */
export const performanceColumnsOf = ({
  data,
  parent,
  leader,
  period,
  against,
  on,
  level,
}: Shown): Column<TeamRow>[] => {
  const most = Math.max(0, ...(data?.rows ?? []).map(({ group }) => group.grossCents));
  const depth = Number(level);
  const team = { parent, ...data?.span };
  const before = { parent, ...data?.before };
  return [
    {
      id: 'name',
      header: 'Salesperson',
      sort: 'Name',
      cell: (row) => (
        <span className={classes.member}>
          <Initials name={row.name} src={row.picture ?? undefined} size={32} />
          <TwoLines strong sub={noteOf(row)}>
            {row.directs > 0 && !row.movedOn ? (
              <Anchor
                component={RouteLink}
                inherit
                to={teamPlaces.performance({ parent: row.saNo, period, on, against })}
              >
                {row.name}
              </Anchor>
            ) : (
              row.name
            )}
          </TwoLines>
        </span>
      ),
    },
    {
      id: 'own',
      header: 'Own (S$)',
      sort: 'Own',
      align: 'end',
      width: 140,
      cell: ({ own, saNo }) => <Figure cents={own.grossCents} to={teamPlaces.memberOwn(team, saNo, depth)} />,
      total: data && leader && (
        <span title={level === '1' ? 'The leader’s own' : 'What is nearer to the leader'}>
          <Figure cents={data.nearer.grossCents} to={teamPlaces.nearer(team, depth)} />
        </span>
      ),
    },
    {
      id: 'group',
      header: 'Group (S$)',
      sort: 'Group',
      align: 'end',
      width: 170,
      cell: ({ group, saNo }) => (
        <>
          <Figure cents={group.grossCents} to={teamPlaces.member(team, saNo, depth)} />
          <Measure value={group.grossCents} most={most} />
        </>
      ),
      total: data && <Figure cents={data.group.grossCents} to={teamPlaces.group(team)} />,
    },
    {
      id: 'deals',
      header: 'Deals',
      align: 'end',
      width: 90,
      cell: ({ group, saNo }) => <Count count={group.deals} to={teamPlaces.member(team, saNo, depth)} />,
      total: data && <Count count={data.group.deals} to={teamPlaces.group(team)} />,
    },
    {
      id: 'before',
      header: `${beforeWords({ period, against })} (S$)`,
      align: 'end',
      width: 160,
      cell: ({ group, saNo }) => <Figure cents={group.before.grossCents} to={teamPlaces.member(before, saNo, depth)} />,
      total: data && <Figure cents={data.group.before.grossCents} to={teamPlaces.group(before)} />,
    },
    {
      id: 'change',
      header: 'Change',
      align: 'end',
      width: 110,
      card: 'corner',
      cell: ({ group }) => <Change now={group.grossCents} before={group.before.grossCents} />,
    },
  ];
};
