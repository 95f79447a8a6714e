import { Anchor } from '@mantine/core';
import { formatDay } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { Measure } from '#platform/web/chart/StackedBar.tsx';
import { Count } from '#platform/web/kit/figures/Count.tsx';
import { Figure } from '#platform/web/kit/figures/Figure.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { Initials } from '#platform/web/kit/text/Initials.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { teamPlaces } from '../links.rules.ts';
import { beforeWords, type Comparison, type periods } from '../production.words.ts';
import type { production } from '../room.calls.ts';
import { TurnoverChange } from '../TurnoverChange.tsx';
import type { Named, TeamRow } from '../team/team.calls.ts';
import classes from '../team/team.module.css';
import { nearerName } from './nearer-row.rules.ts';

type Found = Data<typeof production.performanceRows>;

/** A person at the level, or the level's first row: the leader’s own production, and that of nearer levels. */
export type LevelRow = TeamRow & {
  isNearer?: true /** Whose initials it has, if it has another name. */;
  face?: string;
};

/** The rows of a level, which add up to the group: the first page begins with the leader and nearer levels. */
export const levelRows = (data: Found, line: readonly Named[], level: number, page: number): LevelRow[] => {
  const leader = line.at(-1);
  const isEmpty = data.rows.length === 0 && data.nearer.deals === 0 && data.nearer.grossCents === 0;
  if (!leader || page > 1 || isEmpty) return data.rows;
  const { nearer } = data;
  const nobody = { picture: null, rank: '', directs: 0, movedOn: null, registrationNo: '' };
  const name = nearerName(line, level);
  return [
    { ...nobody, saNo: leader.saNo, name, face: leader.name, own: nearer, group: nearer, isNearer: true },
    ...data.rows,
  ];
};
type Shown = {
  data: Found | undefined;
  parent: string | undefined;
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
export const performanceColumnsOf = ({ data, parent, period, against, on, level }: Shown): Column<LevelRow>[] => {
  const most = Math.max(data?.nearer.grossCents ?? 0, 0, ...(data?.rows ?? []).map(({ group }) => group.grossCents));
  const depth = Number(level);
  const team = { parent, ...data?.span };
  const before = { parent, ...data?.before };
  /** The deals of a row in some days. */
  const dealsOf = ({ saNo, isNearer }: LevelRow, days: typeof team) =>
    isNearer ? teamPlaces.nearer(days, depth) : teamPlaces.member(days, saNo, depth);
  return [
    {
      id: 'name',
      header: 'Salesperson',
      sort: 'Name',
      cell: (row) => (
        <span className={classes.member}>
          <Initials name={row.face ?? row.name} src={row.picture ?? undefined} size={32} />
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
      // The first row of a deeper level is not one person’s own production.
      cell: (row) =>
        row.isNearer && depth > 1 ? (
          '–'
        ) : (
          <Figure
            cents={row.own.grossCents}
            to={row.isNearer ? dealsOf(row, team) : teamPlaces.memberOwn(team, row.saNo, depth)}
          />
        ),
    },
    {
      id: 'group',
      header: 'Group (S$)',
      sort: 'Group',
      align: 'end',
      width: 170,
      cell: (row) => (
        <>
          <Figure cents={row.group.grossCents} to={dealsOf(row, team)} />
          <Measure value={row.group.grossCents} most={most} />
        </>
      ),
      total: data && <Figure cents={data.group.grossCents} to={teamPlaces.group(team)} />,
    },
    {
      id: 'deals',
      header: 'Deals',
      align: 'end',
      width: 90,
      cell: (row) => <Count count={row.group.deals} to={dealsOf(row, team)} />,
      total: data && <Count count={data.group.deals} to={teamPlaces.group(team)} />,
    },
    {
      id: 'before',
      header: `${beforeWords({ period, against })} (S$)`,
      align: 'end',
      width: 160,
      cell: (row) => <Figure cents={row.group.before.grossCents} to={dealsOf(row, before)} />,
      total: data && <Figure cents={data.group.before.grossCents} to={teamPlaces.group(before)} />,
    },
    {
      id: 'change',
      header: 'Change',
      align: 'end',
      width: 110,
      card: 'state',
      cell: ({ group }) => <TurnoverChange now={group.grossCents} before={group.before.grossCents} />,
    },
  ];
};
