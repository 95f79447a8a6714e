import type { Finding, Override } from '../status/status.calls.ts';

/** Whether a reason or a declaration is enough for a finding. A block can't be passed. */
const isPassable = ({ level }: Pick<Finding, 'level'>): boolean => level !== 'block';

/** The findings that still need a reason before submission. One reason covers all findings of its code. */
export const withoutReason = (findings: Finding[], overrides: Override[]): Finding[] =>
  findings.filter((finding) => isPassable(finding) && !overrides.some(({ code }) => code === finding.code));

/** The reasons that belong to a finding. Others are not stored. */
export const neededOverrides = (findings: Finding[], overrides: Override[]): Override[] =>
  overrides.filter(({ code }) => findings.some((finding) => isPassable(finding) && finding.code === code));
