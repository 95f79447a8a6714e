import { Text, Title } from '@mantine/core';
import { dayOf, formatDay } from '#platform/contract/days.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import classes from './ByDay.module.css';

type Props = {
  /** The latest first. */
  rows: { fromDay: string; words: string }[];
  /** What is said when there are none. */
  none: string;
  onRemove: (fromDay: string) => Promise<unknown>;
};

/** What was, is and will be on record, each with its first day. What has not begun can be removed. */
export function ByDay({ rows, none, onRemove }: Props) {
  const today = dayOf(Temporal.Now.instant().toString());
  const current = rows.find(({ fromDay }) => fromDay <= today)?.fromDay;
  return (
    <section aria-label="History">
      <Title order={3} size="h4" className={classes.title}>
        History
      </Title>
      {rows.length === 0 && <Text c="dimmed">{none}</Text>}
      <ul>
        {rows.map(({ fromDay, words }) => (
          <li key={fromDay} className={classes.row}>
            <span>
              <Text component="span" fw={fromDay === current ? 600 : 400}>
                {words}
              </Text>
              <Text size="sm" c="dimmed">
                {`From ${formatDay(fromDay)}${fromDay === current ? ' · now' : ''}`}
              </Text>
            </span>
            {fromDay > today && (
              <ConfirmButton
                size="xs"
                label="Remove"
                title={`Remove ${words} from ${formatDay(fromDay)}?`}
                onConfirm={() => onRemove(fromDay)}
              >
                The entry before it goes on.
              </ConfirmButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
