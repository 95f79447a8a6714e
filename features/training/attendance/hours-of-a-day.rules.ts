import { addDays, type Day, daysBetween, formatDay } from '#platform/contract/days.ts';

/** Training that takes these hours, evenly over its days. */
export type Taken = { from: Day; to: Day; hours: number };

const ofADay = 24;

const hoursOn = (day: Day, { from, to, hours }: Taken): number =>
  from <= day && day <= to ? hours / (daysBetween(from, to) + 1) : 0;

/** The first day on which training and what else was taken come to more than a day has. */
export const overfullDay = (training: Taken, others: Taken[]): Day | undefined =>
  Array.from({ length: daysBetween(training.from, training.to) + 1 }, (_, day) => addDays(training.from, day)).find(
    // To the hundredth: thirds of hours are no whole numbers.
    (day) => Math.round([training, ...others].reduce((sum, each) => sum + hoursOn(day, each), 0) * 100) > ofADay * 100,
  );

/** Training with the hour at which it was held, where it was a session. */
export type Held = Taken & { title: string; startsAt: string | null; endsAt: string | null };

type Session = Taken & { startsAt: string; endsAt: string };

/** Why a session does not count for somebody who has other training; undefined where it does. */
export const whyNotCounted = (session: Session, others: Held[]): string | undefined => {
  const same = others.find(
    ({ startsAt, endsAt }) =>
      startsAt !== null &&
      endsAt !== null &&
      Date.parse(startsAt) < Date.parse(session.endsAt) &&
      Date.parse(endsAt) > Date.parse(session.startsAt),
  );
  if (same) return `${same.title} was held at the same time`;
  const day = overfullDay(session, others);
  return day && `More than ${ofADay} hours of training on ${formatDay(day)}`;
};
