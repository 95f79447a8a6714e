import type { Target } from './targets.ts';

export type Finding = { scanner: 'wapiti' | 'sqlmap'; kind: string; where: string };

export type Scan = {
  findings: Finding[];
  /** Calls that were skipped or cut off. */
  unfinished: string[];
  /** Kinds of attack that were cut off, with the number of calls that they were meant for. */
  cut: string[];
};

export type Victim = { url: string; folder: string; seconds: number };

export type Scanner = (victim: Victim, targets: Target[]) => Promise<Scan>;
