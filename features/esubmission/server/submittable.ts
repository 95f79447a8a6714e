import { sql } from 'drizzle-orm';
import { type ErrorEntry, Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { blocksOf } from '../findings.ts';
import { neededOverrides, unpassed } from '../overrides.ts';
import type { Finding } from '../records.ts';
import type { Override } from '../schemas.ts';
import type { EsubmissionRecord } from './load.ts';
import { findingsOf, loadWhole } from './whole.ts';

/** Refuses to submit while anything blocks, or a warning has no reason; answers the reasons that count. */
export const requireSubmittable = async (
  at: Writing,
  row: EsubmissionRecord,
  given: Override[],
): Promise<Override[]> => {
  await oneAtATime(at, row);
  const found = await findingsOf(at, row, await loadWhole(at, row));
  refuseAll(blocksOf(found), ({ message, step, field, code }) => ({
    message,
    field: field ? `${step}.${field}` : step,
    code,
  }));
  refuseAll(unpassed(found, given), ({ message, level, code }) => ({
    message: `${level === 'declare' ? 'Declare this' : 'Say why this can go on'}: ${message}`,
    field: `overrides.${code}`,
    code,
  }));
  return neededOverrides(found, given);
};

/** An entry for each finding with its field. */
const refuseAll = (findings: Finding[], entryOf: (finding: Finding) => ErrorEntry): void => {
  const errors = findings.map(entryOf);
  const [first] = errors;
  if (first) throw new Refusal('esubmission.invalid', first.message, { errors, detail: { findings } });
};

/** Both sides of a property submitted at the same moment must see each other: its submissions take turns. */
const oneAtATime = async (at: Writing, { postalCode, unit }: EsubmissionRecord): Promise<void> => {
  const property = `esubmission.property ${postalCode} ${unit}`;
  await at.db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${property}, 0))`);
};
