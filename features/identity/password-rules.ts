export const shortestPassword = 12;
export const longestPassword = 1_000;

type Known = {
  /** Passwords that attackers try first, in small letters. */
  common: ReadonlySet<string>;
  /** What is known of the account: its user name, the person's name, the product's. */
  names: readonly string[];
};

const guessable =
  'This is among the first that an attacker tries. Three or four words that don’t belong together are better.';
const ownName = 'This is little more than your name or Gable’s. Add words that don’t belong to it.';

/** Why a password won't do, or undefined. Length and what is known of it count; which kinds of letters it has does not. */
export const passwordProblem = (password: string, { common, names }: Known): string | undefined => {
  if ([...password].length < shortestPassword) return `Use ${shortestPassword} characters or more.`;
  if (password.length > longestPassword) return `Use ${longestPassword} characters at most.`;
  const small = password.toLowerCase();
  if (common.has(small) || common.has(coreOf(small)) || isMonotonous(small)) return guessable;
  return isMostlyNames(small, names) ? ownName : undefined;
};

/** `password2026!!` is `password` with trimmings; with more than eight of them it is not that any more. */
const coreOf = (small: string): string => {
  const core = small.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return small.length - core.length <= 8 ? core : small;
};

/** One piece over and over (`abcabcabcabc`), or a run of neighbours (`abcdefghijkl`, `210987654321`). */
const isMonotonous = (small: string): boolean => {
  const isRepeated = /^(.{1,6}?)\1+.{0,5}$/u.test(small) && new Set(small).size <= 6;
  const isRun = (step: number) => [...small].every((letter, at, all) => at === 0 || follows(all[at - 1], letter, step));
  return isRepeated || isRun(1) || isRun(-1);
};

const follows = (before: string | undefined, letter: string, step: number): boolean => {
  const difference = (letter.codePointAt(0) ?? 0) - (before?.codePointAt(0) ?? 0);
  return difference === step || difference === -9 * step;
};

/** Whether fewer than eight characters remain without the names. */
const isMostlyNames = (small: string, names: readonly string[]): boolean => {
  const known = names.map((name) => name.toLowerCase()).filter((name) => name.length >= 3);
  const rest = [...known].sort((a, b) => b.length - a.length).reduce((left, name) => left.replaceAll(name, ''), small);
  return rest !== small && [...rest.replace(/[^\p{L}\p{N}]/gu, '')].length < 8;
};
