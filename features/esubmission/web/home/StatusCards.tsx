import { Skeleton } from '@mantine/core';
import { StatCard } from '#platform/web/kit/figures/StatCard.tsx';
import { phoneQuery, useMedia } from '#platform/web/kit/hooks/useMedia.ts';
import { Status, type StatusId, statuses } from '../../words/status.ts';
import { lookOfStatus } from '../statuses.ts';
import classes from './StatusCards.module.css';

export type StatusCard = { id: StatusId; note: string };

type Props = {
  label: string;
  cards: StatusCard[];
  /** undefined until they are loaded. */
  counts: { id: number; label: string; count: number }[] | undefined;
  /** The address of the list filtered by a status. */
  to: (id: number) => string;
};

/** Until the counts are loaded. A hold reads "Pending" to all but compliance. */
const shownStatuses: Record<StatusId, string> = { ...statuses, [Status.onHold]: 'Pending' };

/** The number of submissions by status. Each number links to the filtered list. */
export function StatusCards({ label, cards, counts, to }: Props) {
  const phone = useMedia(phoneQuery);
  return (
    <ul className={classes.cards} aria-label={label} aria-busy={!counts}>
      {cards.map(({ id, note }) => {
        const { tone, icon } = lookOfStatus(id);
        const counted = counts?.find((each) => each.id === id);
        return (
          <li key={id}>
            <StatCard
              label={counted?.label ?? shownStatuses[id]}
              tone={tone}
              icon={icon}
              to={to(id)}
              note={phone ? undefined : note}
              value={
                counts ? (counted?.count ?? 0).toLocaleString('en-SG') : <Skeleton height={28} width={48} my={3} />
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
