import { Anchor } from '@mantine/core';
import { formatDay } from '#platform/contract/days.ts';
import { Figure } from '#platform/web/kit/figures/Figure.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { Initials } from '#platform/web/kit/text/Initials.tsx';
import type { TeamCard } from '../../contract/team.ts';
import { teamPlaces } from '../../rules/places.ts';
import classes from './team.module.css';

type Props = {
  member: TeamCard;
  /** Whose team it is. */
  leader: string | undefined;
  /** The days of the figures. */
  span: { from: string; to: string };
  onOpen: (saNo: string) => void;
};

/** One of a team: who they are and what they brought to it this year. */
export function MemberCard({ member, leader, span, onOpen }: Props) {
  const team = { parent: leader, ...span };
  const { saNo, name, registrationNo, picture, rank, joinedOn, registeredUntil, isActive, directs, own, group } =
    member;
  return (
    <li className={classes.card} data-inactive={!isActive || undefined}>
      <div className={classes.who}>
        <Initials name={name} src={picture ?? undefined} size={40} />
        <div>
          <h2 className={classes.name}>
            <button type="button" className={classes.nameButton} onClick={() => onOpen(saNo)}>
              {name}
            </button>
          </h2>
          <div className={classes.dim}>
            {rank ?? 'No rank'} · {registrationNo}
          </div>
        </div>
        <StatusBadge tone={isActive ? 'success' : 'neutral'}>{isActive ? 'Active' : 'Non-active'}</StatusBadge>
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>Own this year</dt>
          <dd>
            <Figure
              withCurrency
              cents={own.grossCents}
              to={teamPlaces.memberOwn(team, saNo)}
              label={`Own of ${name}`}
            />
          </dd>
        </div>
        <div>
          <dt>With their team</dt>
          <dd>
            <Figure
              withCurrency
              cents={group.grossCents}
              to={teamPlaces.member(team, saNo)}
              label={`${name} with team`}
            />
          </dd>
        </div>
        <div>
          <dt>Joined</dt>
          <dd>{formatDay(joinedOn)}</dd>
        </div>
        <div>
          <dt>Registered until</dt>
          <dd>{registeredUntil ? formatDay(registeredUntil) : '–'}</dd>
        </div>
      </dl>
      <div className={classes.foot}>
        {directs > 0 ? (
          <Anchor component={RouteLink} inherit to={teamPlaces.people(saNo)}>
            Team of {directs}
          </Anchor>
        ) : (
          <span className={classes.dim}>Leads nobody</span>
        )}
        <Anchor component={RouteLink} inherit to={teamPlaces.member({ parent: leader }, saNo)}>
          Transactions
        </Anchor>
      </div>
    </li>
  );
}
