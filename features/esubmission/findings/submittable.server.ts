import { sql } from 'drizzle-orm';
import { type Fault, Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import type { EsubmissionRecord } from '../record/load.server.ts';
import type { Finding, MarketCheck, Override } from '../status/status.calls.ts';
import { blocksOf } from './findings.rules.ts';
import { findingsOf, loadChildren } from './findings.server.ts';
import { neededOverrides, withoutReason } from './overrides.rules.ts';

/** Stored with a submission: the reasons for its warnings, and the market data that its price was compared with. */
type Submittable = { overrides: Override[]; compared: MarketCheck };

/** Refuses a submission with a block, or with a warning without a reason. Returns what is stored with it. */
export const requireSubmittable = async (
  at: Writing,
  row: EsubmissionRecord,
  overrides: Override[],
): Promise<Submittable> => {
  await lockProperty(at, row);
  const children = await loadChildren(at, row);
  const findings = await findingsOf(at, row, children);
  refuseAll(blocksOf(findings), ({ message, step, field }) => ({ message, field: field ? `${step}.${field}` : step }));
  refuseAll(withoutReason(findings, overrides), ({ message, level, code }) => ({
    message: `${level === 'declare' ? 'Declare this' : 'Say why this can go on'}: ${message}`,
    field: `overrides.${code}`,
  }));
  return { overrides: neededOverrides(findings, overrides), compared: children.market };
};

/** Refuses with an error entry for each finding; does nothing without findings. */
const refuseAll = (findings: Finding[], entryOf: (finding: Finding) => Fault): void => {
  const errors = findings.map((finding) => {
    const { code, documentId, partyUuid } = finding;
    return { ...entryOf(finding), code, ...(documentId && { documentId }), ...(partyUuid && { partyUuid }) };
  });
  const [first] = errors;
  if (first) throw new Refusal('esubmission.invalid', first.message, { errors, detail: { findings } });
};

/** Locks the property until the commit, so that two submissions of both its sides at the same moment see each other. */
const lockProperty = async (at: Writing, { postalCode, unit }: EsubmissionRecord): Promise<void> => {
  const property = `esubmission.property ${postalCode} ${unit}`;
  await at.db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${property}, 0))`);
};
