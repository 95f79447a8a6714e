import ical, { ICalCalendarMethod } from 'ical-generator';
import { cleanLine } from '#platform/contract/clean-text.ts';
import { addDays, type Day, type InstantText } from '#platform/contract/days.ts';

export type CalendarEntry = {
  /** The same for ever: programs that read the calendar know it by this. */
  id: string;
  /** A whole day, or from one moment to another. */
  when: Day | { from: InstantText; to: InstantText };
  summary: string;
  location: string;
  description: string;
  /** A path of ours. */
  to: string;
  category: string;
  /** Of what may change: how often it did, and when last. */
  changed?: { version: number; at: InstantText } | undefined;
};
type Frame = { name: string; product: string; now: Temporal.Instant; publicUrl: string };

/** A calendar as iCalendar (RFC 5545). */
export const calendarText = (entries: CalendarEntry[], { name, product, now, publicUrl }: Frame): string => {
  const { host } = new URL(publicUrl);
  const calendar = ical({
    name,
    prodId: { company: 'Gable', product, language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    // Programs that follow it read it again after an hour.
    ttl: 3_600,
  });
  for (const { id, when, summary, location, description, to, category, changed } of entries)
    calendar.createEvent({
      id: `${id}@${host}`,
      stamp: new Date(now.epochMilliseconds),
      // A program takes the hour of the later version.
      ...(changed && { sequence: changed.version - 1, lastModified: new Date(changed.at) }),
      // A whole day ends with the day after it.
      ...(typeof when === 'string'
        ? { start: when, end: addDays(when, 1), allDay: true }
        : { start: new Date(when.from), end: new Date(when.to) }),
      summary: cleanLine(summary),
      location: cleanLine(location),
      description: cleanLine(description),
      url: new URL(to, publicUrl).href,
      categories: [{ name: category }],
    });
  return calendar.toString();
};
