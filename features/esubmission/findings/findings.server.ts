import { eq } from 'drizzle-orm';
import { dueDiligenceFrom } from '#features/aml/room.settings.ts';
import { findAgents, personPublic } from '#features/people/index.server.ts';
import { hasLists } from '#features/screening/index.server.ts';
import { readSetting, readSettings } from '#features/settings/server/index.ts';
import { nilFileId } from '#platform/contract/files.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { billingOf } from '../billing/read.server.ts';
import { readChecklist } from '../checklist/read.server.ts';
import { dueDiligenceOf } from '../due-diligence/read.server.ts';
import { infoOf } from '../info/columns.server.ts';
import { marketOf } from '../market/market.server.ts';
import { partiesOf } from '../parties/read.server.ts';
import { casesOfSameProperty } from '../property/same-property.server.ts';
import type { EsubmissionRecord } from '../record/load.server.ts';
import { checkSettings, exceptionUsers } from '../room.settings.ts';
import { isDue } from '../screening/screened.rules.ts';
import { ownershipOf } from '../shareholders/ownership.server.ts';
import { externalOf, internalOf } from '../shares/read.server.ts';
import { registeredOf } from '../shares/registered.server.ts';
import type { Finding } from '../status/status.calls.ts';
import { withException } from './checks.words.ts';
import { findings } from './findings.rules.ts';

export type SubmissionChildren = Awaited<ReturnType<typeof loadChildren>>;

/** Parties, shares, bills, checklist, due diligence and market of a submission that was loaded through its scope. */
export const loadChildren = async (at: Reading, row: EsubmissionRecord) => {
  const due = await dueDiligenceOf(at, row);
  const [parties, external, internal, billing, checklist, market] = await Promise.all([
    partiesOf(at, row),
    externalOf(at, row),
    internalOf(at, row),
    billingOf(at, row),
    readChecklist(at, row, {}, due),
    marketOf(at, row),
  ]);
  return { parties, external, internal, billing, checklist, due, market };
};

/** The findings of all checks. */
export const findingsOf = async (
  at: Reading,
  row: EsubmissionRecord,
  children: SubmissionChildren,
): Promise<Finding[]> => {
  const { parties, external, internal, billing, checklist, due, market } = children;
  const reading = readSettings(at.db, { ...checkSettings, exceptionUsers });
  const [agents, settings, ownership, registered, others, canScreen, dueFrom] = await Promise.all([
    findAgents(at.db, [...new Set(internal.rows.map(({ userId }) => userId))]),
    reading,
    ownershipOf(at, row, parties),
    registeredOf(at, row, children),
    reading.then(({ samePropertyDays }) => casesOfSameProperty(at, row, samePropertyDays)),
    hasLists(at.db),
    readSetting(at.db, dueDiligenceFrom),
  ]);
  const { checkLevels, exceptionUsers: excepted, ...limits } = settings;
  const active = new Set(agents.map(({ userId }) => userId));
  const info = infoOf(row);
  return findings({
    info,
    parties: parties.map(({ isIdDoubtful, ...each }) => ({
      ...each,
      isDoubtful: isIdDoubtful,
      isDue: isDue(each, info, dueFrom),
    })),
    screening: { hasLists: canScreen },
    ownership,
    registered,
    external,
    internal: { ...internal, rows: internal.rows.map((each) => ({ ...each, isActive: active.has(each.userId) })) },
    billing,
    duties: due?.duties ?? [],
    documents: checklist.rows
      .filter(({ form }) => form === null)
      .map(({ documentId, partyUuid, name, partyName, required, stage, fileId, verdict }) => ({
        documentId,
        partyUuid,
        name,
        partyName,
        isMissing: required && stage === 'submit' && fileId === nilFileId,
        isQueried: verdict?.verdict === 'queried',
        hasFile: fileId !== nilFileId,
      })),
    others,
    market,
    limits: { ...limits, today: today(at.clock) },
    levels: (await isAmong(at, row, excepted)) ? withException(checkLevels) : checkLevels,
  });
};

/** Whether the owner of a submission is one of these users. */
const isAmong = async (at: Reading, { createdBy }: EsubmissionRecord, userNames: string[]): Promise<boolean> => {
  if (userNames.length === 0) return false;
  const [owner] = await at.db
    .select({ userName: personPublic.userName })
    .from(personPublic)
    .where(eq(personPublic.id, createdBy));
  return owner !== undefined && userNames.includes(owner.userName);
};
