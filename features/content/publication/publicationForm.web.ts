import { addDays, type Day, dayOf, type InstantText, startOfDay, timeOf } from '#platform/contract/days.ts';
import { instantOf, type MomentValues, momentRules, newMoment } from './moment.web.ts';
import type { PublicationState } from './publication.rules.ts';

/** Form values of a publication. */
export type PublicationValues = MomentValues & {
  audience: { key: string; name: string }[];
  when: 'draft' | 'now' | 'later';
  lastDay: Day | null;
  /** As stored: a record archived at ten stays archived, and does not reappear until midnight. */
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
  ...newMoment,
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

const firstInstant = ({ when, publishDay, publishTime }: PublicationValues): InstantText | 'now' | null => {
  if (when === 'draft') return null;
  return when === 'later' && publishDay ? instantOf(publishDay, publishTime) : 'now';
};

const archiveInstant = ({ lastDay, archiveAt }: PublicationValues): InstantText | null => {
  if (archiveAt && lastDay === lastDayOf(archiveAt)) return archiveAt;
  return lastDay && startOfDay(addDays(lastDay, 1));
};

/** Body of the request. */
export const publicationInput = (values: PublicationValues) => ({
  audience: values.audience.map(({ key }) => key),
  publishAt: firstInstant(values),
  archiveAt: archiveInstant(values),
});

export const publicationRules = ({ audience, when, publishDay, publishTime, lastDay }: PublicationValues) => ({
  audience: audience.length === 0 ? 'Choose who this is for.' : null,
  ...(when === 'later' ? momentRules({ publishDay, publishTime }) : {}),
  lastDay: when === 'later' && publishDay && lastDay && lastDay < publishDay ? 'This is before the first day.' : null,
});
