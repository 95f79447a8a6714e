import { Anchor } from '@mantine/core';
import { writeHours } from '#features/training/cpd.words.ts';
import { formatDay } from '#platform/contract/days.ts';
import { Figure } from '#platform/web/kit/figures/Figure.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { Initials } from '#platform/web/kit/text/Initials.tsx';
import { teamPlaces } from '../links.rules.ts';
import type { TeamCard } from './team.calls.ts';
import classes from './team.module.css';

type Props = {
  member: TeamCard;
  /** The days of the figures. */
  span: { from: string; to: string };
  onOpen: (saNo: string) => void;
};

/** A member of a team, with their production this year. */
export function MemberCard({ member, span, onOpen }: Props) {
  const { saNo, name, registrationNo, picture, rank, joinedOn, registeredUntil, isActive, directs, cpd, own, group } =
    member;
  const team = { parent: saNo, ...span };
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
            <Figure withCurrency cents={own.grossCents} to={teamPlaces.own(team)} label={`Own of ${name}`} />
          </dd>
        </div>
        <div>
          <dt>With their team</dt>
          <dd>
            <Figure withCurrency cents={group.grossCents} to={teamPlaces.group(team)} label={`${name} with team`} />
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
        {cpd && (
          <div>
            <dt>CPD hours</dt>
            <dd>
              {writeHours(cpd.counted)} of {writeHours(cpd.least)}
            </dd>
          </div>
        )}
      </dl>
      <div className={classes.foot}>
        {directs > 0 ? (
          <Anchor component={RouteLink} inherit to={teamPlaces.people(saNo, 'all')}>
            Team of {directs}
          </Anchor>
        ) : (
          <span className={classes.dim}>Leads nobody</span>
        )}
        <Anchor component={RouteLink} inherit to={teamPlaces.group({ parent: saNo })}>
          Transactions
        </Anchor>
      </div>
    </li>
  );
}
