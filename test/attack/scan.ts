import type { Target } from './targets.ts';

export type Finding = { scanner: 'wapiti' | 'sqlmap'; kind: string; where: string };

export type Scan = {
  findings: Finding[];
  /** Targets or kinds of attack that were skipped, cut off or failed. */
  unfinished: string[];
};

export type Victim = { url: string; folder: string; seconds: number };

export type Scanner = (victim: Victim, targets: Target[]) => Promise<Scan>;
