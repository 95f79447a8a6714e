import type { KeyDate } from '#platform/contract/key-date.ts';
import { calendarText } from '#platform/server/calendar.ts';

type Frame = { now: Temporal.Instant; publicUrl: string };

/** Key dates as iCalendar: events of a whole day. */
export const writeCalendar = (dates: KeyDate[], frame: Frame): string =>
  calendarText(
    dates.map(({ id, day, title, place, reference, to, group }) => ({
      id,
      when: day,
      summary: `${title}: ${place}`,
      location: place,
      description: reference,
      to,
      category: group,
    })),
    { name: 'Gable key dates', product: 'Key dates', ...frame },
  );
