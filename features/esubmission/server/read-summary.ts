import { inArray } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import type { Summary } from '../records.ts';
import { isOneOf, Status } from '../words.ts';
import { abortOf } from './abort/read-abort.ts';
import { infoOf } from './info-columns.ts';
import { type EsubmissionRecord, loadEsubmission } from './load.ts';
import { overridesOf } from './overrides/overrides.ts';
import { abilitiesOf, mayReadParties } from './policy.ts';
import { isMasked, presentClaim, presentStatus } from './present-status.ts';
import { amendmentsSince } from './read-amendments.ts';
import { historyOf } from './read-history.ts';
import { presentParties } from './read-parties.ts';
import { remarksOf } from './remarks/read-remarks.ts';
import { findingsOf, loadWhole } from './whole.ts';

export const readSummary = async (at: Reading, { params }: { params: { id: string } }): Promise<Summary> =>
  summaryOf(at, await loadEsubmission(at, params.id));

/** All of a submission that was loaded through its scope, as this person may see it. */
export const summaryOf = async (at: Reading, row: EsubmissionRecord): Promise<Summary> => {
  const { id, caseNo, version, status, currentStep, createdAt, submittedAt } = row;
  const whole = await loadWhole(at, row);
  const names = await namesOf(at, row);
  const history = await historyOf(at, id);
  return {
    eSubId: id,
    caseNo,
    version,
    status: presentStatus(at.actor, status),
    currentStep,
    createdDate: createdAt,
    submittedDate: submittedAt,
    agentName: names.get(row.createdBy) ?? '',
    claimedByName: presentClaim(at.actor, status, names.get(row.claimedBy ?? '') ?? null),
    info: infoOf(row),
    parties: presentParties(at, row, whole.parties),
    external: whole.external,
    internal: whole.internal,
    billing: whole.billing,
    documents: whole.checklist.rows,
    missingDocuments: whole.checklist.missing,
    findings: seesFindings(at.actor, row) ? await findingsOf(at, row, whole) : [],
    overrides: await overridesOf(at, row),
    remarks: await remarksOf(at, row),
    amended: await amendmentsSince(at, row, history),
    abort: await abortOf(at, row),
    history,
    can: abilitiesOf(at.actor, row),
  };
};

/** They name parties, and are about what is still to decide. */
const seesFindings = (actor: Actor, row: EsubmissionRecord): boolean =>
  mayReadParties(actor, row) &&
  !isMasked(actor, row.status) &&
  isOneOf(row.status, Status.draft, Status.submitted, Status.underReview, Status.returned, Status.onHold);

const namesOf = async (at: Reading, { createdBy, claimedBy }: EsubmissionRecord): Promise<Map<string, string>> => {
  const ids = [createdBy, ...(claimedBy ? [claimedBy] : [])];
  const rows = await at.db.select({ id: person.id, name: person.name }).from(person).where(inArray(person.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
};
