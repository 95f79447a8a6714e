import { agencyZone, type Day, type InstantText } from '#platform/contract/days.ts';
import { required } from '#platform/contract/required.ts';

/** Form values of a publication date. */
export type MomentValues = {
  publishDay: Day | null;
  /** `09:00`, at the agency. */
  publishTime: string;
};

export const newMoment: MomentValues = { publishDay: null, publishTime: '09:00' };

export const timeRule = (text: string): string | null =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? null : 'Give a time, such as 09:00.';

export const momentRules = ({ publishDay, publishTime }: MomentValues) => ({
  publishDay: publishDay ? null : required,
  publishTime: timeRule(publishTime),
});

export const instantOf = (day: Day, time: string): InstantText =>
  Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(agencyZone).toInstant().toString();
