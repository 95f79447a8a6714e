import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Scan } from './scan.ts';
import { sqlmap } from './sqlmap.ts';
import type { Target } from './targets.ts';
import { wapiti } from './wapiti.ts';

/** Where the scanners write. */
export const results = process.env.ATTACK_FOLDER ?? 'test-results/attack';

/** Runs both scanners one after the other: wapiti with 40% of the seconds, sqlmap with the rest and what wapiti did not need. */
export const scanBoth = async (url: string, part: string, seconds: number, targets: Target[]): Promise<Scan> => {
  const folder = join(results, part);
  mkdirSync(folder, { recursive: true });
  const began = performance.now();
  const spent = () => (performance.now() - began) / 1_000;
  const read = await wapiti({ url, folder, seconds: 0.4 * seconds }, targets);
  const byWapiti = spent();
  const written = await sqlmap({ url, folder, seconds: Math.max(0.6 * seconds, seconds - byWapiti) }, targets);
  for (const [name, took, { unfinished, cut }] of [
    ['wapiti', byWapiti, read],
    ['sqlmap', spent() - byWapiti, written],
  ] as const) {
    const left = `not to the end: ${unfinished.join(', ') || 'none'}; attacks cut short: ${cut.join(', ') || 'none'}`;
    console.warn(`${part}, ${name}: ${(took / 60).toFixed(1)} minutes, ${targets.length} calls, ${left}`);
  }
  return {
    findings: [...read.findings, ...written.findings],
    unfinished: [...new Set([...read.unfinished, ...written.unfinished])],
    cut: [...read.cut, ...written.cut],
  };
};
