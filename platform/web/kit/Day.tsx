import { type Day as DayText, formatDay, formatInstant, type InstantText } from '#platform/contract/days.ts';

/** `05 Mar 2026`. Nothing known: a dash. */
export function Day({ day }: { day: DayText | null | undefined }) {
  if (!day) return <span className="g-figures">–</span>;
  return (
    <time className="g-figures" dateTime={day}>
      {formatDay(day)}
    </time>
  );
}

/** `05 Mar 2026, 10:42` on the agency's clock, which the tooltip names. */
export function Instant({ at }: { at: InstantText | null | undefined }) {
  if (!at) return <span className="g-figures">–</span>;
  return (
    <time className="g-figures" dateTime={at} title="Singapore time">
      {formatInstant(at)}
    </time>
  );
}
