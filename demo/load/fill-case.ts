import { Readable } from 'node:stream';
import { BillInput } from '#features/esubmission/billing/billing.calls.ts';
import type { RequiredDocument } from '#features/esubmission/documents/documents.calls.ts';
import { isAskedLater } from '#features/esubmission/documents/documents.words.ts';
import {
  addParty,
  addShareholder,
  judgeDocument,
  saveBilling,
  saveExternal,
  saveInternal,
  uploadAll,
} from '#features/esubmission/index.server.ts';
import { PartyInput, ShareholderInput } from '#features/esubmission/parties/parties.calls.ts';
import { ExternalCobrokeInput } from '#features/esubmission/shares/shares.calls.ts';
import { hundredPercent } from '#platform/contract/money.ts';
import type { Writing } from '#platform/server/context.ts';
import { type CasePlan, type PlannedParty, type Reached, reaches } from '../cases/case-plan.ts';
import { specimen } from '../specimen.ts';

/** The user id of a user name. */
export type IdOf = (userName: string) => string;

/** Returns the context of the owner, some minutes after the previous step. */
type Step = () => Writing;

/** Fills in the form of a draft step by step, up to the step that its plan reaches. */
export const fillCase = async (step: Step, eSubId: string, plan: CasePlan, idOf: IdOf): Promise<void> => {
  const isReached = (step: Reached) => reaches.indexOf(step) <= reaches.indexOf(plan.reached);
  let version = 1;
  if (isReached('parties')) version = await fillParties(step, { eSubId, version }, plan.parties);
  if (isReached('shares')) version = await fillShares(step, { eSubId, version }, plan, idOf);
  if (!isReached('documents')) return;
  const rows = plan.bills.map((bill) => BillInput.parse(bill));
  await saveBilling(step(), { body: { eSubId, version, rows } });
  await uploadRequired(step, eSubId, plan.lacking);
};

type Draft = { eSubId: string; version: number };

const fillParties = async (step: Step, { eSubId, ...draft }: Draft, parties: PlannedParty[]): Promise<number> => {
  let { version } = draft;
  const uuids: string[] = [];
  for (const { given: input, actsFor, shareholders = [] } of parties) {
    const representsPartyUUID = actsFor === undefined ? null : (uuids[actsFor] ?? null);
    const party = PartyInput.parse({ ...input, representsPartyUUID });
    const added = await addParty(step(), { body: { ...party, eSubId, version } });
    uuids.push(added.uuid);
    version = added.version;
    const holders: string[] = [];
    for (const { under, ...holder } of shareholders) {
      const parentId = under === undefined ? null : (holders[under] ?? null);
      const body = { ...ShareholderInput.parse({ ...holder, parentId }), version };
      const saved = await addShareholder(step(), { params: { uuid: added.uuid }, body });
      holders.push(saved.id);
      version = saved.version;
    }
  }
  return version;
};

const fillShares = async (step: Step, { eSubId, ...draft }: Draft, plan: CasePlan, idOf: IdOf): Promise<number> => {
  let { version } = draft;
  const params = { eSubId };
  if (plan.external.length > 0) {
    const rows = plan.external.map((row) => ExternalCobrokeInput.parse(row));
    ({ version } = await saveExternal(step(), { params, body: { version, rows } }));
  }
  if (plan.internal.length > 0) {
    const sharedRate = plan.internal.reduce((sum, { rate }) => sum + rate, 0);
    const own = { userName: plan.by, role: 'CA' as const, rate: hundredPercent - sharedRate };
    const rows = [own, ...plan.internal].map(({ userName, role, rate }) => ({
      userId: idOf(userName),
      role,
      remark: '',
      shareBasis: 'PERCENT' as const,
      shareRate: rate,
      shareCents: null,
    }));
    ({ version } = await saveInternal(step(), { params, body: { version, rows } }));
  }
  return version;
};

/** Uploads small real files to every line that submission requires, except the last `lacking` lines. */
const uploadRequired = (step: Step, eSubId: string, lacking: number): Promise<void> =>
  uploadAll(step(), {
    eSubId,
    bring: (open) => {
      const requiredNow = open.filter(({ required, stage }) => required && stage === 'submit');
      return Promise.all(requiredNow.slice(0, Math.max(0, requiredNow.length - lacking)).map(paperFor));
    },
  });

/** After the approval the owner adds what the invoice and the payout wait for, and the desk accepts it. */
export const bringPapers = async (owner: Writing, desk: Writing, eSubId: string): Promise<void> => {
  let brought: RequiredDocument[] = [];
  await uploadAll(owner, {
    eSubId,
    bring: (open) => {
      brought = open.filter(isAskedLater);
      return Promise.all(brought.map(paperFor));
    },
  });
  for (const { documentId, partyUuid } of brought)
    await judgeDocument(desk, {
      params: { id: eSubId, documentId },
      body: { partyUuid, verdict: 'accepted', note: '' },
    });
};

const paperFor = async ({ documentId, partyUuid, name }: RequiredDocument) => {
  const file = { fileName: `${name}.pdf`, source: Readable.from([await specimen(name)]) };
  return { documentId, partyUuid, file };
};
