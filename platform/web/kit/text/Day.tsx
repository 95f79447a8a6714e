import { type Day as DayText, formatDay, formatInstant, type InstantText } from '../../../contract/days.ts';

/** A day as `05 Mar 2026`; a dash if unknown. */
export function Day({ day }: { day: DayText | null | undefined }) {
  if (!day) return <span className="g-figures">–</span>;
  return (
    <time className="g-figures" dateTime={day}>
      {formatDay(day)}
    </time>
  );
}

/** A moment in Singapore time as `05 Mar 2026, 10:42`; a dash if unknown. */
export function Instant({ at }: { at: InstantText | null | undefined }) {
  if (!at) return <span className="g-figures">–</span>;
  return (
    <time className="g-figures" dateTime={at} title="Singapore time">
      {formatInstant(at)}
    </time>
  );
}
