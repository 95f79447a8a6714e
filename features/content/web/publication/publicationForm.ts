import { addDays, agencyZone, type Day, dayOf, type InstantText, startOfDay, timeOf } from '#platform/contract/days.ts';
import { required } from '#platform/contract/required.ts';
import type { PublicationState } from '../../rules/publication.ts';

/** What is entered of a publication. */
export type PublicationValues = {
  audience: { key: string; name: string }[];
  when: 'draft' | 'now' | 'later';
  publishDay: Day | null;
  /** `09:00`, at the agency. */
  publishTime: string;
  lastDay: Day | null;
  /** As it is stored: what was put away at ten stays so, and does not come back until midnight. */
  archiveAt: InstantText | null;
};

type Stored = {
  audience: { key: string; name: string }[];
  publishAt: InstantText | null;
  archiveAt: InstantText | null;
  state: PublicationState;
};

export const newPublication: PublicationValues = {
  audience: [{ key: 'everyone', name: 'Everyone' }],
  when: 'draft',
  publishDay: null,
  publishTime: '09:00',
  lastDay: null,
  archiveAt: null,
};

/** The day that ends at that instant, or that it falls into. */
const lastDayOf = (archiveAt: InstantText): Day =>
  dayOf(Temporal.Instant.from(archiveAt).subtract({ milliseconds: 1 }).toString());

export const publicationValues = ({ audience, publishAt, archiveAt, state }: Stored): PublicationValues => ({
  audience,
  when: publishAt === null ? 'draft' : state === 'scheduled' ? 'later' : 'now',
  publishDay: publishAt && state === 'scheduled' ? dayOf(publishAt) : null,
  publishTime: publishAt && state === 'scheduled' ? timeOf(publishAt) : newPublication.publishTime,
  lastDay: archiveAt && lastDayOf(archiveAt),
  archiveAt,
});

export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

const instantOf = (day: Day, time: string): InstantText =>
  Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(agencyZone).toInstant().toString();

const firstInstant = ({ when, publishDay, publishTime }: PublicationValues): InstantText | 'now' | null => {
  if (when === 'draft') return null;
  return when === 'later' && publishDay ? instantOf(publishDay, publishTime) : 'now';
};

const archiveInstant = ({ lastDay, archiveAt }: PublicationValues): InstantText | null => {
  if (archiveAt && lastDay === lastDayOf(archiveAt)) return archiveAt;
  return lastDay && startOfDay(addDays(lastDay, 1));
};

/** What is sent of it. */
export const publicationInput = (values: PublicationValues) => ({
  audience: values.audience.map(({ key }) => key),
  publishAt: firstInstant(values),
  archiveAt: archiveInstant(values),
});

export const publicationRules = ({ audience, when, publishDay, publishTime, lastDay }: PublicationValues) => ({
  audience: audience.length === 0 ? 'Choose who this is for.' : null,
  publishDay: when === 'later' && !publishDay ? required : null,
  publishTime: when === 'later' && !isTime(publishTime) ? 'Give a time, such as 09:00.' : null,
  lastDay: when === 'later' && publishDay && lastDay && lastDay < publishDay ? 'This is before the first day.' : null,
});
