import { eq } from 'drizzle-orm';
import { findAgents, person } from '#features/people/server/index.ts';
import { readSettings } from '#features/settings/server/index.ts';
import { nilFileId } from '#platform/contract/nil-file.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { findings } from '../findings.ts';
import { withException } from '../levels.ts';
import type { Finding } from '../records.ts';
import { checkSettings, exceptionUsers } from '../settings.ts';
import { billingOf } from './billing/read-billing.ts';
import { readChecklist } from './documents/read-checklist.ts';
import { infoOf } from './info-columns.ts';
import type { EsubmissionRecord } from './load.ts';
import { othersOf } from './others.ts';
import { standingsOf } from './party-standings.ts';
import { partiesOf } from './read-parties.ts';
import { registeredOf } from './registered.ts';
import { externalOf, internalOf } from './shares/read-cobrokes.ts';

export type Whole = Awaited<ReturnType<typeof loadWhole>>;

/** All that hangs on a submission that was loaded through its scope. */
export const loadWhole = async (at: Reading, row: EsubmissionRecord) => {
  const [parties, external, internal, billing, checklist] = await Promise.all([
    partiesOf(at, row.id),
    externalOf(at, row),
    internalOf(at, row),
    billingOf(at, row),
    readChecklist(at, row),
  ]);
  return { parties, external, internal, billing, checklist };
};

/** What blocks submission, and what to look at again. */
export const findingsOf = async (at: Reading, row: EsubmissionRecord, whole: Whole): Promise<Finding[]> => {
  const { parties, external, internal, billing, checklist } = whole;
  const reading = readSettings(at.db, { ...checkSettings, exceptionUsers });
  const [agents, settings, standings, registered, others] = await Promise.all([
    findAgents(at.db, [...new Set(internal.rows.map(({ userId }) => userId))]),
    reading,
    standingsOf(at, row, parties),
    registeredOf(at, row, whole),
    reading.then(({ samePropertyDays }) => othersOf(at, row, samePropertyDays)),
  ]);
  const { checkLevels, exceptionUsers: excepted, ...limits } = settings;
  const active = new Set(agents.map(({ userId }) => userId));
  return findings({
    info: infoOf(row),
    parties: parties.map(({ isIdDoubtful, ...each }) => ({ ...each, isDoubtful: isIdDoubtful })),
    standings,
    registered,
    external,
    internal: { ...internal, rows: internal.rows.map((each) => ({ ...each, isActive: active.has(each.userId) })) },
    billing,
    documents: checklist.rows.map(({ documentId, partyUuid, name, partyName, required, stage, fileId, verdict }) => ({
      documentId,
      partyUuid,
      name,
      partyName,
      isMissing: required && stage === 'submit' && fileId === nilFileId,
      isQueried: verdict?.verdict === 'queried',
    })),
    others,
    limits: { ...limits, today: today(at.clock) },
    levels: (await isAmong(at, row, excepted)) ? withException(checkLevels) : checkLevels,
  });
};

/** Whether the owner of a submission is one of these users. */
const isAmong = async (at: Reading, { createdBy }: EsubmissionRecord, userNames: string[]): Promise<boolean> => {
  if (userNames.length === 0) return false;
  const [owner] = await at.db.select({ userName: person.userName }).from(person).where(eq(person.id, createdBy));
  return owner !== undefined && userNames.includes(owner.userName);
};
