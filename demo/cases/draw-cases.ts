import { addDays, addMonths, type Day, daysBetween } from '#platform/contract/days.ts';
import { type Draws, drawsFor } from '../draw/draws.ts';
import type { Member } from '../people/team.ts';
import { drawDay, workdaysBefore } from './calendar.ts';
import { type CasePlan, reaches } from './case-plan.ts';
import { drawCase, drawDays } from './draw-case.ts';
import type { Outcome } from './draw-moves.ts';

type CasesInput = { seed: number; count: number; today: Day; team: Member[]; taken: Set<string> };

/** How those of the past three years ended that were not approved. */
const otherEnds: (Outcome | 'forgotten')[] = [
  ...(['aborted', 'cancelled', 'fell-through', 'withdrawn', 'rejected', 'cancelled', 'aborted', 'forgotten'] as const),
  ...(['cancelled', 'fell-through', 'aborted', 'withdrawn', 'rejected', 'cancelled'] as const),
  ...(['aborted', 'cancelled', 'fell-through', 'withdrawn', 'rejected', 'forgotten'] as const),
];

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

/** About so many of the past are of the last half year, whose money the last payouts and the next are about. */
const recent = 100;

/** The submissions of three years up to now: past ones, open ones, drafts. */
export const drawCases = (input: CasesInput): CasePlan[] => {
  if (input.count === 0) return [];
  const underWay = [...currentCases(input), ...drafts(input)].slice(0, input.count);
  return [...pastCases(input, input.count - underWay.length), ...underWay];
};

const pastCases = (input: CasesInput, count: number): CasePlan[] => {
  const draws = drawsFor(input.seed, 'past');
  const until = addDays(input.today, -50);
  const from = (months: number) => addMonths(input.today, -months);
  // The busiest have an approved one in each part of the three years, every other a sale.
  const parts = Math.min(20, Math.floor(count / 16));
  const length = Math.floor(daysBetween(from(36), until) / parts);
  const regular = Array.from({ length: parts }, (_, part) =>
    busiest(input).map((by) => {
      const signed = drawDay(draws, addDays(from(36), part * length), addDays(from(36), (part + 1) * length));
      return pastCase(draws, input, { signed, outcome: 'approved', by, isSale: part % 2 === 0 });
    }),
  ).flat();
  const others = count - regular.length;
  const irregular = Array.from({ length: others }, (_, index) => {
    const signed = drawDay(draws, from(draws.chance(Math.min(0.75, recent / count)) ? 6 : 36), until);
    return pastCase(draws, input, { signed, outcome: index % 4 === 2 ? draws.next(otherEnds) : 'approved' });
  });
  return [...regular, ...irregular];
};

type Past = { signed: Day; outcome: Outcome | 'forgotten'; by?: string; isSale?: boolean };

const pastCase = (draws: Draws, { today, team, taken }: CasesInput, past: Past): CasePlan => {
  const { signed, outcome, isSale = false } = past;
  const { by, colleagues } = drawOwner(draws, team, signed, past.by);
  const { created, submitted } = drawDays(draws, signed, draws.chance(0.05));
  const sent = outcome === 'forgotten' ? null : { day: submitted, outcome };
  const reached = sent ? 'documents' : draws.pick(reaches);
  return drawCase(draws, { by, signed, created, sent, reached, today, colleagues, isSale }, taken);
};

const currentCases = ({ seed, today, team, taken }: CasesInput): CasePlan[] => {
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

const drafts = ({ seed, today, team, taken }: CasesInput): CasePlan[] => {
  const draws = drawsFor(seed, 'drafts');
  return Array.from({ length: openDrafts }, (_, index) => {
    const created = addDays(today, -draws.between(1, 6));
    const signed = addDays(created, -draws.between(1, 5));
    const reached = reaches[index % reaches.length] ?? 'info';
    const { by, colleagues } = drawOwner(draws, team, signed, printed[Math.floor(index / 2)]);
    return drawCase(draws, { by, signed, created, sent: null, reached, today, colleagues }, taken);
  });
};

/** Two of those whose accounts are printed, and four others below the leaders of all, who are there for the three years. */
const busiest = ({ team, today }: CasesInput): string[] => {
  const others = team.filter(
    ({ joined, level, userName }) => level > 2 && joined < addMonths(today, -36) && !printed.includes(userName),
  );
  const four = [0, 1, 2, 3].flatMap((part) => others[Math.floor((part * others.length) / 4)]?.userName ?? []);
  return ['hannah.lim', 'rajesh.kumar', ...new Set(four)];
};

/** A salesperson who had joined before that day. Some are drawn far more often than others. */
const drawOwner = (draws: Draws, team: Member[], day: Day, wanted?: string) => {
  const there = team.filter(({ joined }) => joined < day).map(({ userName }) => userName);
  // A busy salesperson reports ten times as much as an idle one. 97 spreads the busy ones over all levels of the tree.
  const place = Math.floor(draws.share() ** 1.7 * there.length);
  const drawn = there[(place * 97) % there.length] ?? '';
  const by = wanted && there.includes(wanted) ? wanted : drawn;
  return { by, colleagues: there.filter((each) => each !== by) };
};
