import { addDays, addMonths, type Day } from '#platform/contract/days.ts';
import { type Draws, drawsFor } from '../draw/draws.ts';
import type { Member } from '../people/team.ts';
import { drawDay, workdaysBefore } from './calendar.ts';
import { type CasePlan, reaches } from './case-plan.ts';
import { drawCase, drawDays } from './draw-case.ts';
import type { Outcome } from './draw-moves.ts';

type Asked = { seed: number; count: number; today: Day; team: Member[]; taken: Set<string> };

/** How the submissions of the past three years ended, by weight. */
const ends: Record<Outcome | 'forgotten', number> = {
  approved: 80,
  cancelled: 5,
  withdrawn: 3,
  rejected: 3,
  'fell-through': 3,
  aborted: 4,
  forgotten: 2,
  submitted: 0,
  claimed: 0,
  returned: 0,
  held: 0,
};

/** Submissions that are open now: how many of each outcome, and how many workdays ago they were submitted. */
const current: { outcome: Outcome; count: number; ago: [least: number, most: number] }[] = [
  { outcome: 'submitted', count: 11, ago: [1, 3] },
  { outcome: 'claimed', count: 6, ago: [5, 6] },
  { outcome: 'returned', count: 6, ago: [6, 7] },
  { outcome: 'held', count: 3, ago: [7, 9] },
  { outcome: 'approved', count: 8, ago: [12, 18] },
];
const openDrafts = 12;

/** The salespeople whose accounts are printed. They get submissions of every kind. */
const printed = ['nur.aisyah', 'rajesh.kumar', 'hannah.lim'];

/** The submissions of three years up to now: past ones, open ones, drafts. */
export const drawCases = (asked: Asked): CasePlan[] => {
  if (asked.count === 0) return [];
  const underWay = [...currentCases(asked), ...drafts(asked)].slice(0, asked.count);
  return [...pastCases(asked, asked.count - underWay.length), ...underWay];
};

const pastCases = ({ seed, today, team, taken }: Asked, count: number): CasePlan[] => {
  const draws = drawsFor(seed, 'past');
  return Array.from({ length: count }, () => {
    const signed = drawDay(draws, addMonths(today, -36), addDays(today, -50));
    const { by, colleagues } = drawOwner(draws, team, signed);
    const outcome = draws.weighed<Outcome | 'forgotten'>(ends);
    const { created, submitted } = drawDays(draws, signed, draws.chance(0.05));
    const sent = outcome === 'forgotten' ? null : { day: submitted, outcome };
    const reached = sent ? 'documents' : draws.pick(reaches);
    return drawCase(draws, { by, signed, created, sent, reached, today, colleagues }, taken);
  });
};

const currentCases = ({ seed, today, team, taken }: Asked): CasePlan[] => {
  const draws = drawsFor(seed, 'current');
  return current.flatMap(({ outcome, count, ago }) =>
    Array.from({ length: count }, (_, index) => {
      const day = workdaysBefore(today, draws.between(...ago));
      const created = addDays(day, -draws.between(0, 2));
      const signed = addDays(created, -draws.between(1, 5));
      const { by, colleagues } = drawOwner(draws, team, signed, printed[index]);
      return drawCase(
        draws,
        { by, signed, created, sent: { day, outcome }, reached: 'documents', today, colleagues },
        taken,
      );
    }),
  );
};

const drafts = ({ seed, today, team, taken }: Asked): CasePlan[] => {
  const draws = drawsFor(seed, 'drafts');
  return Array.from({ length: openDrafts }, (_, index) => {
    const created = addDays(today, -draws.between(1, 6));
    const signed = addDays(created, -draws.between(1, 5));
    const reached = reaches[index % reaches.length] ?? 'info';
    const { by, colleagues } = drawOwner(draws, team, signed, printed[Math.floor(index / 2)]);
    return drawCase(draws, { by, signed, created, sent: null, reached, today, colleagues }, taken);
  });
};

/** A salesperson who had joined before that day. Some are drawn far more often than others. */
const drawOwner = (draws: Draws, team: Member[], day: Day, wanted?: string) => {
  const there = team.filter(({ joined }) => joined < day).map(({ userName }) => userName);
  const usual = draws.weighed({ 'hannah.lim': 3, 'rajesh.kumar': 3, '': 94 });
  // A busy salesperson reports ten times as much as an idle one. 97 spreads the busy ones over all levels of the tree.
  const place = Math.floor(draws.share() ** 1.7 * there.length);
  const drawn = there[(place * 97) % there.length] ?? '';
  const by = [wanted, usual, drawn].find((each) => each && there.includes(each)) ?? drawn;
  return { by, colleagues: there.filter((each) => each !== by) };
};
