import { sql } from 'drizzle-orm';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { blocksOf } from '../findings.ts';
import type { EsubmissionRecord } from './load.ts';
import { findingsOf, loadWhole } from './whole.ts';

/** Refuses to submit while anything blocks, an entry for each with its field. */
export const requireSubmittable = async (at: Writing, row: EsubmissionRecord): Promise<void> => {
  await oneAtATime(at, row);
  const blocks = blocksOf(await findingsOf(at, row, await loadWhole(at, row)));
  const [first] = blocks;
  if (!first) return;
  throw new Refusal('esubmission.invalid', first.message, {
    errors: blocks.map(({ message, step, field, code }) => ({
      message,
      field: field ? `${step}.${field}` : step,
      code,
    })),
    detail: { findings: blocks },
  });
};

/** Both sides of a property submitted at the same moment must see each other: its submissions take turns. */
const oneAtATime = async (at: Writing, { postalCode, unit }: EsubmissionRecord): Promise<void> => {
  const property = `esubmission.property ${postalCode} ${unit}`;
  await at.db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${property}, 0))`);
};
