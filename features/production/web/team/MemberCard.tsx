import { formatDay } from '#platform/contract/days.ts';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { Initials } from '#platform/web/kit/text/Initials.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import type { TeamCard } from '../../contract/team.ts';
import { teamPlaces } from './places.ts';
import classes from './team.module.css';

type Props = { member: TeamCard; onOpen: (saNo: string) => void };

/** One of a team: who they are and what they brought to it this year. */
export function MemberCard({ member, onOpen }: Props) {
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
            <Money cents={own.grossCents} />
          </dd>
        </div>
        <div>
          <dt>With their team</dt>
          <dd>
            <Money cents={group.grossCents} />
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
          <RouteLink to={teamPlaces.people(saNo)}>Team of {directs}</RouteLink>
        ) : (
          <span className={classes.dim}>Leads nobody</span>
        )}
        <RouteLink to={teamPlaces.deals({ under: saNo })}>Transactions</RouteLink>
      </div>
    </li>
  );
}
