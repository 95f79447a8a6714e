import { formatCount } from '#platform/contract/money.ts';
import { StatCard } from '#platform/web/kit/figures/StatCard.tsx';
import { phoneQuery, useMedia } from '#platform/web/kit/hooks/useMedia.ts';
import { Status, type StatusId, statuses } from '../status/status.words.ts';
import { lookOfStatus } from '../status/statuses.web.ts';
import classes from './StatusCards.card.module.css';

export type StatusCard = { id: StatusId; note: string };

type Props = {
  label: string;
  cards: StatusCard[];
  counts: { id: number; label: string; count: number; isCapped: boolean }[];
  /** The address of the list filtered by a status. */
  to: (id: number) => string;
};

/** Of a status that is not counted. A hold reads "Pending" to all but compliance. */
const shownStatuses: Record<StatusId, string> = { ...statuses, [Status.onHold]: 'Pending' };

/** The number of submissions by status. Each number links to the filtered list. */
export function StatusCards({ label, cards, counts, to }: Props) {
  const phone = useMedia(phoneQuery);
  return (
    <ul className={classes.cards} aria-label={label}>
      {cards.map(({ id, note }) => {
        const { tone, icon } = lookOfStatus(id);
        const { label, count, isCapped } = counts.find((each) => each.id === id) ?? {
          label: shownStatuses[id],
          count: 0,
          isCapped: false,
        };
        return (
          <li key={id}>
            <StatCard
              label={label}
              tone={tone}
              icon={icon}
              to={to(id)}
              note={phone ? undefined : note}
              value={`${formatCount(count)}${isCapped ? '+' : ''}`}
            />
          </li>
        );
      })}
    </ul>
  );
}
