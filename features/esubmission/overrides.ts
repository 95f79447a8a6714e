import type { Finding } from './records.ts';
import type { Override } from './schemas.ts';

/** Whether a finding can be passed with a reason (a declaration, where one is asked for); what blocks can't. */
const isPassable = ({ level }: Pick<Finding, 'level'>): boolean => level !== 'block';

/** What still wants a reason before it is submitted. One reason covers all findings of its code. */
export const unpassed = (found: Finding[], overrides: Override[]): Finding[] =>
  found.filter((finding) => isPassable(finding) && !overrides.some(({ code }) => code === finding.code));

/** The reasons that answer a finding; a reason for nothing is not kept. */
export const neededOverrides = (found: Finding[], overrides: Override[]): Override[] =>
  overrides.filter(({ code }) => found.some((finding) => isPassable(finding) && finding.code === code));
