import { expect, it } from 'vitest';
import { sampleExternal } from '#demo/sample.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { calls } from '#test/access.ts';
import { testApp } from '#test/app.ts';
import { aHeldCompany, anEsubmission } from '#test/esubmissions.ts';

/**
 * Other programs send a record back as they read it, with its id, its case number and what is derived from the rest. Each PUT and
 * POST of such a record takes it, and it stays as it was.
 */
const app = await testApp();
const owner = await app.signIn(await app.aSalesperson());
const colleague = await app.signIn(await app.aSalesperson());

type Json = ReturnType<typeof JSON.parse>;
const must = async (answer: ReturnType<typeof owner.get>): Promise<Json> => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

const made = await anEsubmission(owner, {
  status: 'billed',
  external: [sampleExternal()],
  shares: [
    { userId: owner.person.userId, role: 'CA', shareRate: 700_000 },
    { userId: colleague.person.userId, role: 'ICB', shareRate: 300_000 },
  ],
});
const { eSubId, caseNo } = made;
const { version: afterBills } = await must(owner.get(`/api/v1/esubmissions/${eSubId}/summary`));
const { companyUuid } = await aHeldCompany(owner, { eSubId, version: afterBills });

const uuid = '00000000-0000-4000-8000-000000000000';
const summary = () => must(owner.get(`/api/v1/esubmissions/${eSubId}/summary`));
/** What every record of a submission is known by, here with an id that is of nothing. */
const known = async () => ({ eSubId, caseNo, eccdid: null, id: uuid, uuid, version: (await summary()).version });
/** A list is sent back whole: what it says of itself, and each row with all of its fields. */
const list = async (path: string, keep = (_: Json) => true) => {
  const { rows, ...rest } = await must(owner.get(path));
  const of = await known();
  return { ...rest, ...of, rows: rows.filter(keep).map((row: Json) => ({ ...of, ...row })) };
};
const record = async (row: Json) => ({ ...row, ...(await known()), ...(row.uuid && { uuid: row.uuid }) });

const [billing, external, internal] = ['billing', 'external-cobrokes', 'internal-cobrokes'].map(
  (part) => `/api/v1/esubmissions/${eSubId}/${part}`,
) as [string, string, string];
const parties = `/api/v1/related-parties?eSubId=${eSubId}`;
const partyOf = async (keep: (party: Json) => boolean) => (await must(owner.get(parties))).rows.find(keep);
const shareholders = `/api/v1/related-parties/party/${companyUuid}/shareholders`;
const file = { name: 'scan.pdf', bytes: samplePdf() };

/** Leaves a list without some rows, and answers the first of those. */
const takenOut = async (path: string, put: string, isTaken: (row: Json) => boolean) => {
  const { rows } = await must(owner.get(path));
  await must(owner.put(put, await list(path, (row) => !isTaken(row))));
  return record(rows.find(isTaken));
};
const every = () => true;

const walks: Record<string, () => Promise<unknown>> = {
  'PUT /v1/esubmissions': async () =>
    owner.put('/api/v1/esubmissions', { ...(await summary()).info, ...(await known()) }),
  'PUT /v1/esubmissions/{id}/status/{statusId}': async () => {
    const [row] = (await must(owner.get('/api/v1/esubmissions'))).rows;
    return owner.put(`/api/v1/esubmissions/${eSubId}/status/1`, { ...row, statusId: 1 });
  },
  'PATCH /v1/esubmissions': async () => owner.patch('/api/v1/esubmissions', await summary()),
  'PUT /v1/billing-infos': async () => owner.put('/api/v1/billing-infos', await list(billing)),
  'POST /v1/billing-infos': async () =>
    owner.post('/api/v1/billing-infos', await takenOut(billing, '/api/v1/billing-infos', every)),
  'POST /v1/billing-infos/bulk': async () => owner.post('/api/v1/billing-infos/bulk', await list(billing)),
  'PUT /v1/related-parties/party/{uuid}/shareholders/{id}': async () => {
    const [holder] = (await partyOf((party) => party.uuid === companyUuid)).shareholders;
    return owner.put(`${shareholders}/${holder.id}`, await record(holder));
  },
  'PUT /v1/related-parties': async () =>
    owner.put('/api/v1/related-parties', await record(await partyOf((party) => party.uuid === companyUuid))),
  'PUT /v1/external-cobrokes/{eSubId}': async () =>
    owner.put(`/api/v1/external-cobrokes/${eSubId}`, await list(external)),
  'POST /v1/external-cobrokes/bulk': async () => owner.post('/api/v1/external-cobrokes/bulk', await list(external)),
  'POST /v1/external-cobrokes': async () =>
    owner.post('/api/v1/external-cobrokes', await takenOut(external, `/api/v1/external-cobrokes/${eSubId}`, every)),
  'PUT /v1/internal-cobrokes/{eSubId}': async () =>
    owner.put(`/api/v1/internal-cobrokes/${eSubId}`, await list(internal)),
  'POST /v1/internal-cobrokes/bulk': async () => owner.post('/api/v1/internal-cobrokes/bulk', await list(internal)),
  'POST /v1/internal-cobrokes': async () =>
    owner.post(
      '/api/v1/internal-cobrokes',
      await takenOut(internal, `/api/v1/internal-cobrokes/${eSubId}`, ({ role }) => role === 'ICB'),
    ),
  'PUT /v1/users/profile': async () =>
    owner.put('/api/v1/users/profile', await must(owner.get('/api/v1/users/profile'))),
};

/** What is added to the submission by it. */
const additions: Record<string, () => Promise<unknown>> = {
  'POST /v1/esubmissions': async () =>
    owner.post('/api/v1/esubmissions', { ...(await summary()).info, ...(await known()) }),
  'POST /v1/esubmissions/remarks': async () => {
    await must(owner.post('/api/v1/esubmissions/remarks', { eSubId, text: 'Please look' }));
    const { rows } = await must(owner.get(`/api/v1/esubmissions/remarks?eSubId=${eSubId}`));
    const { path, documentId, partyUuid, ...remark } = rows[0];
    expect([path, documentId, partyUuid]).toEqual([null, null, null]);
    return owner.post('/api/v1/esubmissions/remarks', { ...(await known()), ...remark });
  },
  'POST /v1/related-parties': async () =>
    owner.post(
      '/api/v1/related-parties',
      // A number is only read masked: a new party brings its own.
      await record({ ...(await partyOf((party) => party.kind === 'INDIVIDUAL')), uuid, idNumber: 'S1234567D' }),
    ),
  'POST /v1/related-parties/party/{uuid}/shareholders': async () => {
    const [holder] = (await partyOf((party) => party.uuid === companyUuid)).shareholders;
    return owner.post(shareholders, { ...(await record(holder)), rate: 100_000 });
  },
  'POST /v1/related-parties/party/{uuid}/documents': () =>
    owner.upload(
      `/api/v1/related-parties/party/${made.partyUuids[0]}/documents`,
      { eSubId, caseNo, fileId: uuid },
      file,
    ),
  'POST /v1/esubmission-uploads': async () => {
    const { rows } = await must(owner.get(`/api/v1/document-templates?eSubId=${eSubId}`));
    const { documentId } = rows.find(({ partyUuid, required }: Json) => required && partyUuid === null);
    const bytes = Buffer.concat([samplePdf(), Buffer.from('% another\n')]);
    return owner.upload(
      '/api/v1/esubmission-uploads',
      { eSubId, documentId, caseNo, fileId: uuid, id: uuid },
      { ...file, bytes },
    );
  },
};

const ids = new Set(['id', 'version', 'eTag', 'at', 'history', 'can', 'findings', 'currentStep']);
/** A submission without what each change gives it anew. */
const content = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(content);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, each]) => (ids.has(key) ? [] : [[key, content(each)]])),
  );
};

it.each(Object.entries(walks))('%s', async (_, send) => {
  const before = content(await summary());
  const { status, body } = (await send()) as { status: number; body: Json };
  expect([status, body.errors]).toEqual([200, []]);
  expect(content(await summary())).toEqual(before);
});

it.each(Object.entries(additions))('%s', async (_, send) => {
  const { status, body } = (await send()) as { status: number; body: Json };
  expect([status, body.errors]).toEqual([200, []]);
});

it('is walked by every call that names its record', () => {
  const named = calls.filter(([, { record: of }]) => of).map(([, { method, path }]) => `${method} ${path}`);
  // A picture is no field of a profile. The other has a deal, and its own test in production.
  const beyond = ['POST /v1/users/avatar', 'POST /v1/my-production/documents/upload'];
  expect(named.toSorted()).toEqual([...Object.keys(walks), ...Object.keys(additions), ...beyond].toSorted());
});

it('a field of no record is refused as before', async () => {
  const { status, body } = await owner.put('/api/v1/billing-infos', { ...(await list(billing)), nonsense: 1 });
  expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field: 'nonsense' })]]);
});

it('an income report takes its year as a number', async () => {
  expect((await owner.post('/api/v1/my-production/income-report', { year: 2026 })).status).toBe(200);
});
