import { Skeleton } from '@mantine/core';
import { lookOfStatus, type StatusId, statuses } from '#features/esubmission/web/index.ts';
import { StatCard } from '#platform/web/kit/StatCard.tsx';
import { phoneQuery, useMedia } from '#platform/web/kit/useMedia.ts';
import classes from './StatusCards.module.css';

export type StatusCard = { id: StatusId; note: string };

type Props = {
  label: string;
  cards: StatusCard[];
  /** undefined while they load. */
  counts: { id: number; count: number }[] | undefined;
  /** The list that shows the records of one status. */
  to: (id: number) => string;
};

/** How many submissions stand where; each figure leads to its rows. */
export function StatusCards({ label, cards, counts, to }: Props) {
  const phone = useMedia(phoneQuery);
  return (
    <ul className={classes.cards} aria-label={label} aria-busy={!counts}>
      {cards.map(({ id, note }) => {
        const { tone, icon } = lookOfStatus(id);
        const count = counts?.find((each) => each.id === id)?.count ?? 0;
        return (
          <li key={id}>
            <StatCard
              label={statuses[id]}
              tone={tone}
              icon={icon}
              to={to(id)}
              note={phone ? undefined : note}
              value={counts ? count.toLocaleString('en-SG') : <Skeleton height={28} width={48} my={3} />}
            />
          </li>
        );
      })}
    </ul>
  );
}
