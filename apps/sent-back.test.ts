import { expect, it } from 'vitest';
import { sampleExternal } from '#demo/sample.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { calls } from '#test/access.ts';
import { testApp } from '#test/app.ts';
import { aHeldCompany, anEsubmission } from '#test/esubmissions.ts';

/**
 * Other programs send a record back as they read it, with its id, its case number and what is derived from the rest. Each PUT and
 * POST of such a record takes it, and it stays as it was: also where what is derived comes with other values than were read.
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
  bill: { basis: 'PERCENT', rate: 20_000 },
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
/** The ids and version of every record of a submission, here with an id that belongs to nothing. */
const recordFields = async () => ({ eSubId, caseNo, eccdid: null, id: uuid, uuid, version: (await summary()).version });
/** A list is sent back whole: what it says of itself, and each row with all of its fields. */
const list = async (path: string, keep = (_: Json) => true) => {
  const { rows, ...rest } = await must(owner.get(path));
  const of = await recordFields();
  return { ...rest, ...of, rows: rows.filter(keep).map((row: Json) => ({ ...of, ...row })) };
};
const record = async (row: Json) => ({ ...row, ...(await recordFields()), ...(row.uuid && { uuid: row.uuid }) });

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

type Body = Record<string, Json>;
const callOf = (method: string, url: string): Endpoint | undefined =>
  calls
    .map(([, call]) => call)
    .filter((call) => call.method === method)
    .find(({ path }) => new RegExp(`^/api${path.replaceAll(/{\w+}/g, '[^/]+')}$`).test(url));

/** Whether another value is sent in each derived field, and what was sent there. */
let others: { areSent: boolean; lines: string[] } = { areSent: false, lines: [] };
const other = (value: Json, name: string): Json => {
  if (Array.isArray(value)) return value.map((each) => other(each, name));
  if (typeof value === 'object' && value !== null) return mapped(value, ([key, each]) => other(each, key));
  const changed = otherThan(value);
  others.lines.push(`${name}: ${changed}`);
  return changed;
};
const otherThan = (value: Json): Json => {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return value === null ? 'Something' : `${value} or other`;
};
const mapped = (value: Body, of: (entry: [string, Json]) => Json): Body =>
  Object.fromEntries(Object.entries(value).map(([key, each]) => [key, of([key, each])]));

/** Fields that are in the body and yet computed, by what the rest of their record says. */
const computedIn = ({ basis, shareBasis }: Body): string[] => [
  ...(basis ? [basis === 'FIXED' ? 'rate' : 'amountCents'] : []),
  ...(shareBasis ? [shareBasis === 'PERCENT' ? 'shareCents' : 'shareRate'] : []),
];
const withOtherComputed = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(withOtherComputed);
  if (typeof value !== 'object' || value === null) return value;
  const computed = computedIn(value);
  return mapped(value, ([key, each]) => {
    return computed.includes(key) ? other(each ?? 0, key) : withOtherComputed(each);
  });
};

/** The body with another value in each field that the call doesn't take. */
const withOthers = (method: string, url: string, body: Body): Body => {
  const call = callOf(method, url);
  if (!others.areSent || !call?.record) return body;
  const changed = withOtherComputed(body);
  for (const { code, path, ...issue } of call.body?.safeParse(changed).error?.issues ?? []) {
    if (code !== 'unrecognized_keys') continue;
    const holder = path.reduce((at, key) => at[key], changed);
    for (const key of (issue as { keys: string[] }).keys) holder[key] = other(holder[key], key);
  }
  return changed;
};
const sender = {
  put: (url: string, body: Body) => owner.put(url, withOthers('PUT', url, body)),
  post: (url: string, body: Body) => owner.post(url, withOthers('POST', url, body)),
  patch: (url: string, body: Body) => owner.patch(url, withOthers('PATCH', url, body)),
  upload: (url: string, fields: Record<string, string>, sent: typeof file) =>
    owner.upload(url, withOthers('POST', url, fields), sent),
};

const walks: Record<string, () => Promise<unknown>> = {
  'PUT /v1/esubmissions': async () =>
    sender.put('/api/v1/esubmissions', { ...(await summary()).info, ...(await recordFields()) }),
  'PUT /v1/esubmissions/{id}/status/{statusId}': async () => {
    const [row] = (await must(owner.get('/api/v1/esubmissions'))).rows;
    return sender.put(`/api/v1/esubmissions/${eSubId}/status/1`, { ...row, statusId: 1 });
  },
  'PATCH /v1/esubmissions': async () => sender.patch('/api/v1/esubmissions', await summary()),
  'PUT /v1/billing-infos': async () => sender.put('/api/v1/billing-infos', await list(billing)),
  'POST /v1/billing-infos': async () =>
    sender.post('/api/v1/billing-infos', await takenOut(billing, '/api/v1/billing-infos', every)),
  'POST /v1/billing-infos/bulk': async () => sender.post('/api/v1/billing-infos/bulk', await list(billing)),
  'PUT /v1/related-parties/party/{uuid}/shareholders/{id}': async () => {
    const [holder] = (await partyOf((party) => party.uuid === companyUuid)).shareholders;
    return sender.put(`${shareholders}/${holder.id}`, await record(holder));
  },
  'PUT /v1/related-parties': async () =>
    sender.put('/api/v1/related-parties', await record(await partyOf((party) => party.uuid === companyUuid))),
  'PUT /v1/external-cobrokes/{eSubId}': async () =>
    sender.put(`/api/v1/external-cobrokes/${eSubId}`, await list(external)),
  'POST /v1/external-cobrokes/bulk': async () => sender.post('/api/v1/external-cobrokes/bulk', await list(external)),
  'POST /v1/external-cobrokes': async () =>
    sender.post('/api/v1/external-cobrokes', await takenOut(external, `/api/v1/external-cobrokes/${eSubId}`, every)),
  'PUT /v1/internal-cobrokes/{eSubId}': async () =>
    sender.put(`/api/v1/internal-cobrokes/${eSubId}`, await list(internal)),
  'POST /v1/internal-cobrokes/bulk': async () => sender.post('/api/v1/internal-cobrokes/bulk', await list(internal)),
  'POST /v1/internal-cobrokes': async () =>
    sender.post(
      '/api/v1/internal-cobrokes',
      await takenOut(internal, `/api/v1/internal-cobrokes/${eSubId}`, ({ role }) => role === 'ICB'),
    ),
  'PUT /v1/users/profile': async () =>
    sender.put('/api/v1/users/profile', await must(owner.get('/api/v1/users/profile'))),
};

/** What is added to the submission by it. */
const additions: Record<string, () => Promise<unknown>> = {
  'POST /v1/esubmissions': async () =>
    sender.post('/api/v1/esubmissions', { ...(await summary()).info, ...(await recordFields()) }),
  'POST /v1/esubmissions/remarks': async () => {
    await must(sender.post('/api/v1/esubmissions/remarks', { eSubId, text: 'Please look' }));
    const { rows } = await must(owner.get(`/api/v1/esubmissions/remarks?eSubId=${eSubId}`));
    const { path, documentId, partyUuid, ...remark } = rows[0];
    expect([path, documentId, partyUuid]).toEqual([null, null, null]);
    return sender.post('/api/v1/esubmissions/remarks', { ...(await recordFields()), ...remark });
  },
  'POST /v1/related-parties': async () =>
    sender.post(
      '/api/v1/related-parties',
      // A number is only read masked: a new party brings its own.
      await record({ ...(await partyOf((party) => party.kind === 'INDIVIDUAL')), uuid, idNumber: 'S1234567D' }),
    ),
  'POST /v1/related-parties/party/{uuid}/shareholders': async () => {
    const [holder] = (await partyOf((party) => party.uuid === companyUuid)).shareholders;
    return sender.post(shareholders, { ...(await record(holder)), rate: 100_000 });
  },
  'POST /v1/related-parties/party/{uuid}/documents': () =>
    sender.upload(
      `/api/v1/related-parties/party/${made.partyUuids[0]}/documents`,
      { eSubId, caseNo, fileId: uuid },
      file,
    ),
  'POST /v1/esubmission-uploads': async () => {
    const { rows } = await must(owner.get(`/api/v1/document-templates?eSubId=${eSubId}`));
    const { documentId } = rows.find(({ partyUuid, required }: Json) => required && partyUuid === null);
    const bytes = Buffer.concat([samplePdf(), Buffer.from('% another\n')]);
    return sender.upload(
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

/** All that the owner reads of the submission and of themselves. */
const stored = async () => {
  const profile = await must(owner.get('/api/v1/users/profile'));
  const { rows } = await must(owner.get('/api/v1/esubmissions'));
  const row = rows.find((each: Json) => each.eSubId === eSubId);
  return content({ profile, row, summary: await summary() });
};

const sentTwice = (sent: typeof walks) =>
  Object.entries(sent).flatMap(([name, send]) =>
    [false, true].map((areSent): [string, string, boolean, typeof send] => [
      name,
      areSent ? 'with other values in what is derived' : 'as it was read',
      areSent,
      send,
    ]),
  );

it.each(sentTwice(walks))('%s, %s', async (_, _how, areSent, send) => {
  const before = await stored();
  others = { areSent, lines: [] };
  const { status, body } = (await send()) as { status: number; body: Json };
  expect([status, body.errors]).toEqual([200, []]);
  expect(others.lines.length > 0).toBe(areSent);
  expect(await stored()).toEqual(before);
});

/** Each text and number that is in a record, with the name of its field. */
const linesOf = (value: Json, name = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((each) => linesOf(each, name));
  if (typeof value !== 'object' || value === null) return typeof value === 'boolean' ? [] : [`${name}: ${value}`];
  return Object.entries(value).flatMap(([key, each]) => linesOf(each, key));
};

it.each(sentTwice(additions))('%s, %s', async (_, _how, areSent, send) => {
  others = { areSent, lines: [] };
  const { status, body } = (await send()) as { status: number; body: Json };
  expect([status, body.errors]).toEqual([200, []]);
  expect(others.lines.length > 0).toBe(areSent);
  const read = linesOf(content(await must(owner.get(`/api/v1/esubmissions/${body.data.eSubId ?? eSubId}/summary`))));
  expect(read.filter((line) => others.lines.includes(line))).toEqual([]);
});

const rooms = ['esubmission.', 'profile.', 'production.'];

it('is walked by every call that names its record', () => {
  const calledPaths = calls
    .filter(([name, { record: of }]) => of && rooms.some((room) => name.startsWith(room)))
    .map(([, { method, path }]) => `${method} ${path}`);
  // Those of other rooms are sent back in pairs.test.
  // A picture is no field of a profile. The other has a deal, and its own test in production.
  const beyond = ['POST /v1/users/avatar', 'POST /v1/my-production/documents/upload'];
  expect(calledPaths.toSorted()).toEqual([...Object.keys(walks), ...Object.keys(additions), ...beyond].toSorted());
});

it('a field of no record is refused as before', async () => {
  const { status, body } = await owner.put('/api/v1/billing-infos', { ...(await list(billing)), nonsense: 1 });
  expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field: 'nonsense' })]]);
});

it('an income report takes its year as a number', async () => {
  expect((await owner.post('/api/v1/my-production/income-report', { year: 2026 })).status).toBe(200);
});
