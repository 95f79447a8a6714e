import { inArray } from 'drizzle-orm';
import { personPublic } from '#features/people/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import { presentDueDiligence } from '../due-diligence/read.server.ts';
import { findingsOf, loadChildren } from '../findings/findings.server.ts';
import { overridesOf } from '../findings/overrides.server.ts';
import { infoOf } from '../info/columns.server.ts';
import { comparedAt } from '../market/compared.server.ts';
import { presentParties } from '../parties/read.server.ts';
import { type EsubmissionRecord, loadEsubmission } from '../record/load.server.ts';
import { abilitiesOf, mayReadParties } from '../record/policy.server.ts';
import { remarksOf } from '../remarks/read.server.ts';
import { abortOf } from '../status/abort.server.ts';
import { amendmentsSince, historyOf } from '../status/history.server.ts';
import { isMasked, presentClaim, presentStatus } from '../status/present-status.server.ts';
import { isOneOf, Status } from '../status/status.words.ts';
import type { Summary } from './summary.calls.ts';

export const readSummary = async (at: Reading, { params }: { params: { id: string } }): Promise<Summary> =>
  summaryOf(at, await loadEsubmission(at, params.id));

/** The summary of a submission that was loaded through its scope, as this actor may see it. */
export const summaryOf = async (at: Reading, row: EsubmissionRecord): Promise<Summary> => {
  const { id, caseNo, version, status, currentStep, createdAt, submittedAt } = row;
  const children = await loadChildren(at, row);
  const names = await namesOf(at, row);
  const history = await historyOf(at, id);
  const due = presentDueDiligence(at, row, children.due);
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
    info: { ...infoOf(row), eccdid: due?.eccdid ?? null },
    parties: presentParties(at, row, children.parties),
    external: children.external,
    internal: children.internal,
    billing: children.billing,
    documents: children.checklist.rows,
    missingDocuments: children.checklist.missing,
    dueDiligence: due,
    findings: seesFindings(at.actor, row) ? await findingsOf(at, row, children) : [],
    market: seesFindings(at.actor, row) ? children.market : null,
    marketThen: mayReadParties(at.actor, row) && !isMasked(at.actor, status) ? await comparedAt(at, row) : null,
    overrides: await overridesOf(at, row),
    remarks: await remarksOf(at, row),
    amended: await amendmentsSince(at, row, history),
    abort: await abortOf(at, row),
    history,
    can: abilitiesOf(at.actor, row),
  };
};

/** Findings name parties, so they need the right to read those. They are shown until the submission is decided. */
const seesFindings = (actor: Actor, row: EsubmissionRecord): boolean =>
  mayReadParties(actor, row) &&
  !isMasked(actor, row.status) &&
  isOneOf(row.status, Status.draft, Status.submitted, Status.underReview, Status.returned, Status.onHold);

const namesOf = async (at: Reading, { createdBy, claimedBy }: EsubmissionRecord): Promise<Map<string, string>> => {
  const ids = [createdBy, ...(claimedBy ? [claimedBy] : [])];
  const rows = await at.db
    .select({ id: personPublic.id, name: personPublic.name })
    .from(personPublic)
    .where(inArray(personPublic.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
};
