import type { KeyDate } from '#platform/contract/key-date.ts';
import { calendarText } from '#platform/server/calendar.ts';

type Frame = { now: Temporal.Instant; publicUrl: string };

/** Key dates as iCalendar: of a whole day, or with their hours where they have any. */
export const writeCalendar = (dates: KeyDate[], frame: Frame): string =>
  calendarText(
    dates.map(({ id, day, title, about, place, reference, to, group, hours }) => ({
      id,
      when: hours ? { from: hours.from, to: hours.to } : day,
      changed: hours && { version: hours.version, at: hours.changedAt },
      summary: `${title}: ${about ?? place}`,
      location: place,
      description: reference,
      to,
      category: group,
    })),
    { name: 'Gable key dates', product: 'Key dates', ...frame },
  );
