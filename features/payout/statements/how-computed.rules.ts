import { noteOf, type Step } from '#features/commission/schemes/steps.rules.ts';
import { type Day, formatDay } from '#platform/contract/days.ts';
import { type Cents, formatAmount, percentText } from '#platform/contract/money.ts';

/** What the line of a split was worked out from. */
type Worked = {
  lineCents: Cents;
  planName: string | null;
  planFrom: Day | null;
  steps: Step[];
  /** The period of a plan with tiers or a cap, and what had been reached in it before. */
  period: { from: Day; to: Day; reachedCents: Cents } | null;
};

/** `Flat rate, 80% of 49,600.00 = 39,680.00` and what comes before and after it, a line each, so that the payee can check it. */
export const stepsText = ({ lineCents, steps, planName, planFrom, period }: Worked): string[] => [
  // Without fees before the division the share is what the rates are of.
  ...steps.filter(({ of }) => of !== 'SHARE' || steps.filter((other) => other.of === of).length > 1).map(stepText),
  ...(isRounded({ lineCents, steps }) ? [`Rounded to ${formatAmount(lineCents)}`] : []),
  ...(planName && planFrom ? [`Plan ${planName}, terms from ${formatDay(planFrom)}`] : []),
  ...(period
    ? [`${formatAmount(period.reachedCents)} counted before, from ${formatDay(period.from)} to ${formatDay(period.to)}`]
    : []),
];

/** Which part of its line an earning is; nothing if it is all of it. */
export const partText = ({ lineCents }: Worked, cents: Cents): string[] => {
  if (cents < 0) return [`Taken back of ${formatAmount(lineCents)}`];
  return cents === lineCents ? [] : [`Part of ${formatAmount(lineCents)}, as money came in`];
};

/** Whether the amounts of the steps sum to another cent than the line, which was rounded so that all lines of the share sum to it. */
const isRounded = ({ lineCents, steps }: Pick<Worked, 'lineCents' | 'steps'>): boolean => {
  const own = steps.filter(({ of }) => of !== 'SHARE');
  const off = Math.abs(lineCents - own.reduce((sum, { cents }) => sum + cents, 0));
  return off > 0 && off <= own.length;
};

const stepText = ({ label, base, rate, less, cents }: Step): string => {
  if (rate === undefined || base === undefined) return `${label} ${formatAmount(cents)}`;
  const share = `${percentText(rate)}% of ${formatAmount(base)}`;
  // What an upline gets in the difference of rates needs no other words.
  const sum = less === undefined ? `${label}, ${share}` : `${share} less ${formatAmount(less)}`;
  const note = noteOf({ base, rate, less: less ?? null, cents });
  return `${sum} = ${formatAmount(cents)}${note && `, ${note}`}`;
};
