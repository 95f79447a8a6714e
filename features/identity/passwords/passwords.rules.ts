export const shortestPassword = 12;
export const longestPassword = 1_000;

type Known = {
  /** The passwords that attackers try first, in lower case. */
  common: ReadonlySet<string>;
  /** Words that are easy to guess for this account: user name, name, email, the product's name. */
  names: readonly string[];
};

const guessable =
  'This is among the first that an attacker tries. Three or four words that don’t belong together are better.';
const ownName = 'This is little more than your name or Gable’s. Add words that don’t belong to it.';

/**
 * Why a password is refused, or undefined. It checks the length, a list of common passwords and the owner's names. It
 * does not require digits or special characters. Source: NIST SP 800-63B.
 */
export const passwordProblem = (password: string, { common, names }: Known): string | undefined => {
  if ([...password].length < shortestPassword) return `Use ${shortestPassword} characters or more.`;
  if (password.length > longestPassword) return `Use ${longestPassword} characters at most.`;
  const small = password.toLowerCase();
  if (common.has(small) || common.has(coreOf(small)) || isMonotonous(small)) return guessable;
  return isMostlyNames(small, names) ? ownName : undefined;
};

/** Removes up to eight digits and signs around the letters: `password2026!!` becomes `password`. */
const coreOf = (small: string): string => {
  const core = small.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return small.length - core.length <= 8 ? core : small;
};

/** Whether a text repeats one short piece (`abcabcabcabc`) or is a sequence (`abcdefghijkl`, `210987654321`). */
const isMonotonous = (small: string): boolean => {
  const isRepeated = /^(.{1,6}?)\1+.{0,5}$/u.test(small) && new Set(small).size <= 6;
  const isRun = (step: number) => [...small].every((letter, at, all) => at === 0 || follows(all[at - 1], letter, step));
  return isRepeated || isRun(1) || isRun(-1);
};

const follows = (before: string | undefined, letter: string, step: number): boolean => {
  const difference = (letter.codePointAt(0) ?? 0) - (before?.codePointAt(0) ?? 0);
  return difference === step || difference === -9 * step;
};

/** Whether the text contains the names and has fewer than eight letters and digits beside them. */
const isMostlyNames = (small: string, names: readonly string[]): boolean => {
  const longNames = names.map((name) => name.toLowerCase()).filter((name) => name.length >= 3);
  const rest = [...longNames]
    .sort((a, b) => b.length - a.length)
    .reduce((left, name) => left.replaceAll(name, ''), small);
  return rest !== small && [...rest.replace(/[^\p{L}\p{N}]/gu, '')].length < 8;
};
