import ical, { ICalCalendarMethod } from 'ical-generator';
import { cleanLine } from '#platform/contract/clean-text.ts';
import { addDays } from '#platform/contract/days.ts';
import type { KeyDate } from '#platform/contract/key-date.ts';

type Frame = { now: Temporal.Instant; publicUrl: string };

/** Key dates as iCalendar (RFC 5545): events of a whole day. */
export const writeCalendar = (dates: KeyDate[], { now, publicUrl }: Frame): string => {
  const { host } = new URL(publicUrl);
  const calendar = ical({
    name: 'Gable key dates',
    prodId: { company: 'Gable', product: 'Key dates', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    // Programs that follow it read it again after an hour.
    ttl: 3_600,
  });
  for (const { id, day, title, place, reference, to, group } of dates)
    calendar.createEvent({
      id: `${id}@${host}`,
      stamp: new Date(now.epochMilliseconds),
      start: day,
      // The day after the last one.
      end: addDays(day, 1),
      allDay: true,
      summary: cleanLine(`${title}: ${place}`),
      location: cleanLine(place),
      description: cleanLine(reference),
      url: new URL(to, publicUrl).href,
      categories: [{ name: group }],
    });
  return calendar.toString();
};
