import { sql } from 'drizzle-orm';
import { type ErrorEntry, Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Finding, Override } from '../../contract/status.ts';
import { blocksOf } from '../../rules/findings/findings.ts';
import { neededOverrides, withoutReason } from '../../rules/findings/overrides.ts';
import { findingsOf, loadChildren } from '../core/findings.ts';
import type { EsubmissionRecord } from '../core/load.ts';

/** Refuses a submission with a block, or with a warning without a reason. Returns the reasons to store. */
export const requireSubmittable = async (
  at: Writing,
  row: EsubmissionRecord,
  given: Override[],
): Promise<Override[]> => {
  await lockProperty(at, row);
  const found = await findingsOf(at, row, await loadChildren(at, row));
  refuseAll(blocksOf(found), ({ message, step, field, code }) => ({
    message,
    field: field ? `${step}.${field}` : step,
    code,
  }));
  refuseAll(withoutReason(found, given), ({ message, level, code }) => ({
    message: `${level === 'declare' ? 'Declare this' : 'Say why this can go on'}: ${message}`,
    field: `overrides.${code}`,
    code,
  }));
  return neededOverrides(found, given);
};

/** Refuses with an error entry for each finding; does nothing without findings. */
const refuseAll = (findings: Finding[], entryOf: (finding: Finding) => ErrorEntry): void => {
  const errors = findings.map(entryOf);
  const [first] = errors;
  if (first) throw new Refusal('esubmission.invalid', first.message, { errors, detail: { findings } });
};

/** Locks the property until the commit, so that two submissions of both its sides at the same moment see each other. */
const lockProperty = async (at: Writing, { postalCode, unit }: EsubmissionRecord): Promise<void> => {
  const property = `esubmission.property ${postalCode} ${unit}`;
  await at.db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${property}, 0))`);
};
