import { setTimeout as sleep } from 'node:timers/promises';
import {
  sampleBill,
  sampleCompany,
  type sampleExternal,
  sampleInfo,
  sampleLease,
  sampleParties,
  sampleShareholder,
} from '#demo/sample.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import type { Client } from './people.ts';

/** A client for the calls, with or without a port. */
type Answers<T> = T extends (...all: infer A) => unknown
  ? (...all: A) => Promise<{ status: number; body: Json }>
  : never;
type Json = ReturnType<typeof JSON.parse>;
export type Caller = { [K in 'get' | 'post' | 'put' | 'upload']: Answers<Client[K]> };

type Options = {
  status?: 'draft' | 'billed' | 'ready' | 'submitted';
  /** Fields that differ from the sample: of a lease with `transactionType: 'LEASE'`, otherwise of a sale. */
  info?: Parameters<typeof sampleInfo>[0] | (Parameters<typeof sampleLease>[0] & { transactionType: 'LEASE' });
  /** Fields of the bill that differ from the sample. */
  bill?: Bill;
  /** Who of the agency shares, and what part each has, in ten-thousandths of a percent; by default the owner alone. */
  shares?: Share[];
  /** External co-brokers, whose shares come off first. */
  external?: ReturnType<typeof sampleExternal>[];
  /** Does what saving has queued, such as the screening of the parties, where no server does it. */
  settle?: () => Promise<void>;
};
type Share = { userId: string; role: 'CA' | 'ICB'; shareRate: number };
type Bill = Partial<ReturnType<typeof sampleBill>>;
type Line = { documentId: string; partyUuid: string | null; required: boolean; stage: string; form: object | null };

const must = async (answer: ReturnType<Caller['get']>) => {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.data;
};

/**
 * A submission of this salesperson, made through the API as the wizard makes it: `draft` has its info and parties,
 * `billed` has bills too, `ready` every required document as well, `submitted` is submitted.
 */
export const anEsubmission = async (
  owner: Caller,
  { status = 'ready', info = {}, bill = {}, shares, external = [], settle }: Options = {},
) => {
  const created = await must(owner.post('/api/v1/esubmissions', infoFrom(info)));
  const { eSubId, caseNo } = created as { eSubId: string; caseNo: string };
  let { version } = created as { version: number };
  const partyUuids: string[] = [];
  const side = info.representedSide ?? (info.transactionType === 'LEASE' ? 'LANDLORD' : 'SELLER');
  for (const party of sampleParties(side)) {
    const saved = await must(owner.post('/api/v1/related-parties', { ...party, eSubId, version }));
    version = saved.version;
    partyUuids.push(saved.uuid);
  }
  if (shares) {
    const rows = shares.map((share) => ({ ...share, shareBasis: 'PERCENT' }));
    ({ version } = await must(owner.put(`/api/v1/internal-cobrokes/${eSubId}`, { version, rows })));
  }
  if (status === 'draft') return { eSubId, caseNo, version, partyUuids, fileIds: [] };

  if (external.length > 0)
    ({ version } = await must(owner.put(`/api/v1/external-cobrokes/${eSubId}`, { version, rows: external })));

  const { commissionCents } = await must(owner.get(`/api/v1/esubmissions/${eSubId}/billing`));
  await must(
    owner.put('/api/v1/billing-infos', { eSubId, version, rows: [{ ...sampleBill(commissionCents), ...bill }] }),
  );
  const fileIds = status === 'billed' ? [] : await uploadRequired(owner, eSubId);
  await settle?.();
  if (status === 'submitted') {
    const { findings } = await screened(owner, eSubId);
    ({ version } = await must(owner.put(`/api/v1/esubmissions/${eSubId}/status/2`, passing(findings))));
  } else ({ version } = await must(owner.get(`/api/v1/esubmissions/${eSubId}/summary`)));
  return { eSubId, caseNo, version, partyUuids, fileIds };
};

/** Uploads what a submission still requires, and submits it. */
export const submitted = async (owner: Caller, eSubId: string): Promise<void> => {
  await uploadRequired(owner, eSubId);
  const { findings } = await screened(owner, eSubId);
  await must(owner.put(`/api/v1/esubmissions/${eSubId}/status/2`, passing(findings)));
};

/**
 * The summary, once the server has screened the parties: where lists are loaded, a job does so after they were saved. One that
 * was cut off by a kill of the database is done again a minute later.
 */
const screened = async (owner: Caller, eSubId: string) => {
  for (let tries = 0; ; tries += 1) {
    const summary = await must(owner.get(`/api/v1/esubmissions/${eSubId}/summary`));
    const isWaiting = summary.findings.some(({ message }: { message: string }) => /is not screened yet/.test(message));
    if (!isWaiting || tries === 400) return summary;
    await sleep(250);
  }
};

/** Adds a company to the other side of a submission, with a shareholder of 20%. */
export const aHeldCompany = async (owner: Caller, { eSubId, version }: { eSubId: string; version: number }) => {
  const added = await must(owner.post('/api/v1/related-parties', { ...sampleCompany(), eSubId, version }));
  const companyUuid = added.uuid as string;
  const place = `/api/v1/related-parties/party/${companyUuid}/shareholders`;
  const holder = { ...sampleShareholder({ rate: 200_000 }), version: added.version };
  const held = await must(owner.post(place, holder));
  return { companyUuid, shareholderId: held.id as string, version: held.version as number };
};

/** Whether someone can read a submission. */
export const seesSubmission = async (client: Caller, { eSubId }: { eSubId: string }): Promise<boolean> =>
  (await client.get(`/api/v1/esubmissions/${eSubId}/summary`)).status !== 404;

const infoFrom = (info: NonNullable<Options['info']>) =>
  info.transactionType === 'LEASE' ? sampleLease(info) : sampleInfo(info);

/** A reason for every warning. */
const passing = (findings: { code: string; level: string }[]) => ({
  overrides: findings
    .filter(({ level }) => level !== 'block')
    .map(({ code }) => ({ code, reason: 'Looked at, and right as it is' })),
});

const uploadRequired = async (owner: Caller, eSubId: string): Promise<string[]> => {
  const { rows } = await must(owner.get(`/api/v1/document-templates?eSubId=${eSubId}`));
  const fileIds: string[] = [];
  for (const line of (rows as Line[]).filter(({ required, stage, form }) => required && stage === 'submit' && !form)) {
    const fields = { eSubId, documentId: line.documentId, ...(line.partyUuid ? { partyUuid: line.partyUuid } : {}) };
    const { fileId } = await must(
      owner.upload('/api/v1/esubmission-uploads', fields, { name: `${line.documentId}.pdf`, bytes: samplePdf() }),
    );
    fileIds.push(fileId);
  }
  return fileIds;
};
