import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { read, utils } from '@e965/xlsx';
import { beforeAll, expect, test } from 'vitest';
import { finishForm } from '#features/ecdd/server/rig/ready-form.ts';
import { aSubmittedCase, summaryOf } from '#features/esubmission/server/rig/moves.ts';
import { setUpline } from '#features/people/server/index.ts';
import { room as screening } from '#features/screening/server/room.ts';
import { mayEnter } from '#platform/contract/actor.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { nilFileId } from '#platform/contract/files.ts';
import { transact } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { answerOf, calls, type Example, exampleOf, prepareAll } from '#test/access.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { readPdf } from '#test/pdf.ts';
import type { Answer, Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { queuedMails } from '#test/queued-mails.ts';

/**
 * What the screening found is compliance's alone. A case that has everything is read by every call as everybody else, and nothing that
 * they get may have a word of it. From the contracts: a call that comes later is tried without a line here.
 */

/** The list spells the customer's name otherwise, so that each of these is of the hit. */
const secrets = ['Brannick', 'Quenneville', 'QX-SECRET', 'Zephyr Arms', 'kappa-note', 'sigma-narrative'];
const customer = 'Torvald Branick';

const leaksIn = (text: string): string[] => secrets.filter((word) => text.toLowerCase().includes(word.toLowerCase()));

let app: TestApp;
let owner: Client;
let farid: Client;
let others: Record<string, Client>;
let ids: Record<string, string>;
const logged: string[] = [];
let prepared: Awaited<ReturnType<typeof prepareAll>>;

const work = () => doQueued(app, 'esubmission.party-cases', 'aml.screen-case', 'aml.case-changed', 'aml.waiting');

/** A submitted case whose client is somebody of this name. */
const aCaseOfCustomer = async (name: string) => {
  const facts = { kind: 'INDIVIDUAL', idType: 'PASSPORT', dateOfBirth: '1965-03-01', name };
  const { contactId } = (await owner.post('/api/v1/customer-contacts', facts)).body.data;
  const { aMLID } = (await owner.post('/api/v1/customer-contacts/generate-aml-info', { contactId })).body.data;
  const { eSubId } = await aSubmittedCase(owner);
  await ask(
    app.services.database,
    `UPDATE esubmission_party SET name = :name, contact_id = :contactId, aml_case_id = :aMLID
     WHERE id = (SELECT min(id) FROM esubmission_party WHERE esubmission_id = :eSubId)`,
    { name, contactId, aMLID, eSubId },
  );
  await work();
  return { contactId, aMLID, eSubId };
};

beforeAll(async () => {
  app = await testApp({ logTo: { write: (line) => logged.push(line) } });
  owner = await app.signIn(await app.aSalesperson());
  prepared = await prepareAll(owner, () => app.signIn(owner.person));
  farid = await app.signIn(await app.aStaff('compliance'));
  const denise = await app.signIn(await app.aStaff('compliance'));
  others = {
    owner,
    stranger: await app.signIn(await app.aSalesperson()),
    admin: await app.signIn(await app.anAdmin()),
    manager: await app.signIn(await app.aSalesperson()),
  };
  const above = {
    personId: owner.person.userId,
    uplineId: others.manager?.person.userId ?? null,
    fromDay: '2020-01-01',
  };
  await transact(app.asNobody, (at) => setUpline(at, above));
  for (const desk of ['submissions', 'finance', 'content', 'people'] as const)
    others[desk] = await app.signIn(await app.aStaff(desk));
  await aSubmittedCase(owner);
  const path = join(app.services.config.dataDir, 'list.csv');
  const entry = 'QX-SECRET-77,person,Torvald Brannick,Oleg Quenneville,1965-03-01,NO,sanction,Zephyr Arms';
  await writeFile(path, `id,kind,name,aliases,birth_dates,nationalities,topic,remarks\n${entry}\n`);
  await screening.imports?.['own-list']?.(app.asNobody, [path]);
  await doQueued(app, 'screening.list-changed', 'aml.screen-again', 'aml.case-changed');

  const made = await aCaseOfCustomer(customer);
  const [{ hitId }] = (await farid.get('/api/v1/compliance/hits?state=WAITING')).body.data.rows;
  const { factsHash, contentHash } = (await farid.get(`/api/v1/compliance/hits/${hitId}`)).body.data;
  const shown = { factsHash, contentHash, note: 'kappa-note' };
  expect((await farid.put(`/api/v1/compliance/hits/${hitId}/true`, shown)).status).toBe(200);
  expect((await denise.put(`/api/v1/compliance/hits/${hitId}/confirmation`, shown)).status).toBe(200);
  await owner.post(`/api/v1/amls/${made.aMLID}/referral`, { narrative: 'sigma-narrative' });
  await farid.get('/api/v1/compliance/hits/file');
  await work();
  others.cobroker = await app.signIn(await app.aSalesperson());
  await ask(
    app.services.database,
    `INSERT INTO esubmission_member (user_id, esubmission_id, capacity, created_at) VALUES ($1, $2, 'COBROKE', now())`,
    [others.cobroker.person.userId, made.eSubId],
  );
  ids = { ...made, hitId };
});

/** The requests with which a call is tried: its example, the same without a query (a whole list), and the example with each id of the case in place of its own. */
const askedOf = (name: string, client: Client): Example[] => {
  const example = exampleOf(name, prepared, { userId: client.person.userId, password: app.password });
  const text = JSON.stringify({ ...example, file: undefined });
  const asked = (id: string) => text.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, id);
  const texts = [text, JSON.stringify({ params: example.params }), ...Object.values(ids).map(asked)];
  return [...new Set(texts)].map((each) => JSON.parse(each) as Example);
};

const reads = (): [string, Endpoint][] => calls.filter(([, { method, who }]) => method === 'GET' && who !== 'public');

/** The rooms that keep something of the customer. */
const nearTheCase = /^(aml|contacts|esubmission|notifications)\./;

/** Which calls answered somebody. */
const answered = new Set<string>();

/** What can be read in an answer: an Excel file is packed. */
const textOf = ({ body, headers, raw }: Answer): string => {
  if (!String(headers['content-type']).includes('spreadsheetml'))
    return typeof body === 'string' ? body : JSON.stringify(body ?? '');
  return Object.values(read(raw).Sheets)
    .map((sheet) => utils.sheet_to_csv(sheet))
    .join('\n');
};

/** Which calls answer this person with a word of the hit. */
const leaksTo = async (who: string, client: Client): Promise<string[]> => {
  const found: string[] = [];
  for (const [name, call] of reads()) {
    if (!mayEnter(client.person, call.who)) continue;
    for (const given of askedOf(name, client)) {
      const answer = await answerOf(client, call, given);
      if (answer.status === 200) answered.add(name);
      const leaks = leaksIn(textOf(answer));
      if (leaks.length > 0) found.push(`${name} as ${who}: ${leaks.join(', ')}`);
    }
  }
  return [...new Set(found)];
};

test('compliance reads it, so that a search that finds nothing is noticed', async () => {
  const hit = JSON.stringify((await farid.get(`/api/v1/compliance/hits/${ids.hitId}`)).body);
  expect(leaksIn(hit)).toEqual(expect.arrayContaining(['Brannick', 'Quenneville', 'Zephyr Arms', 'kappa-note']));
});

test('no call answers anybody else with a word of the hit', { timeout: 240_000 }, async () => {
  const found = await Promise.all(Object.entries(others).map(([who, client]) => leaksTo(who, client)));
  expect(found.flat()).toEqual([]);
  // Those that know of the case did answer: a refusal has no word of it either. The report has a test of its own, and nobody has left.
  const near = reads().filter(
    ([name, { who }]) => nearTheCase.test(name) && Object.values(others).some(({ person }) => mayEnter(person, who)),
  );
  const silent = near.map(([name]) => name).filter((name) => !answered.has(name));
  expect(silent.toSorted()).toEqual(['aml.downloadReport', 'contacts.handOver']);
});

/** Staff of the people desk who look through the portal of the salesperson: its calls lie under a path of their own. */
const throughPortal = async (): Promise<Client> => {
  const desk = others.people as Client;
  const reason = 'They can’t find a case';
  const { token } = (await desk.post(`/agency/v1/people/${owner.person.userId}/portal`, { reason })).body.data;
  const opened = await desk.post('/api/v1/token-access/access-request', { token });
  const [cookie = ''] = String(opened.headers['set-cookie']).split(';');
  const headers = {
    cookie: `authToken=${desk.token}; ${cookie}`,
    'x-requested-with': 'gable',
    'sec-fetch-site': 'same-origin',
  };
  const get = async (url: string): Promise<Answer> => {
    const answer = await app.app.inject({ method: 'GET', url: `/ams${url}`, headers });
    const isJson = String(answer.headers['content-type']).includes('json');
    const body = isJson ? answer.json() : answer.body;
    return { status: answer.statusCode, body, headers: answer.headers, raw: answer.rawPayload } as Answer;
  };
  return Object.assign({}, owner, { get });
};

test('a look through the portal reads no word of it either', { timeout: 240_000 }, async () => {
  const portal = await throughPortal();
  expect((await portal.get('/api/v1/users/info')).status).toBe(200);
  expect((await portal.get(`/api/v1/esubmissions/${ids.eSubId}/summary`)).status).toBe(200);
  expect(await leaksTo('portal', portal)).toEqual([]);
});

test('a look through the portal opens no signed form, nor names its file', async () => {
  await ask(app.services.database, 'UPDATE esubmission SET asks_for_forms = true WHERE id = $1', [ids.eSubId]);
  const [{ partyUuid }] = (await owner.get(`/api/v1/esubmissions/${ids.eSubId}/due-diligence`)).body.data.parties;
  const started = await owner.post(`/api/v1/esubmissions/${ids.eSubId}/due-diligence/${partyUuid}`, {});
  await finishForm(app, owner, started.body.data.formId);
  const signedIn = async (client: Client): Promise<string> => {
    const { documents } = await summaryOf(client, ids.eSubId ?? '');
    return documents.find(({ documentId }: { documentId: string }) => documentId === 'D-12').fileId;
  };
  const portal = await throughPortal();
  const [mine, theirs] = [await signedIn(owner), await signedIn(portal)];
  expect(theirs).toBe(nilFileId);
  expect(mine).not.toBe(nilFileId);
  const statuses = [owner, portal].map(async (client) => client.get(`/media/v1/documents/${mine}/download`));
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([200, 404]);
});

test('a planted word is found', async () => {
  await ask(app.services.database, 'UPDATE aml_case SET property = :planted WHERE id = :aMLID', {
    planted: 'kappa-note',
    aMLID: ids.aMLID,
  });
  expect(await leaksTo('owner', owner)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^aml\.amls as owner/),
      expect.stringMatching(/^aml\.amlReport as owner/),
    ]),
  );
  await ask(app.services.database, `UPDATE aml_case SET property = '' WHERE id = :aMLID AND owner = :me`, {
    aMLID: ids.aMLID,
    me: owner.person.userId,
  });
});

test('jobs, notices and mails name nothing of it', async () => {
  const { database } = app.services;
  // What waits too long, and what compliance alone approves.
  await aCaseOfCustomer('Torvald Brannic');
  await ask(database, `UPDATE screening_hit SET found_at = found_at - interval '10 days'`);
  await app.composed.jobs.find(({ name }) => name === 'aml.waiting')?.run({});
  await farid.put('/agency/v1/settings/screeningThreshold', { value: 0.85, version: 0 });
  await doQueued(app, 'notifications.deliver');
  const mails = await queuedMails(app);
  expect(mails.length).toBeGreaterThan(0);
  expect(leaksIn(JSON.stringify(mails))).toEqual([]);
  const jobs = await ask(database, 'SELECT name, data, output FROM pgboss.job');
  const notices = await ask(database, 'SELECT * FROM notification');
  expect(leaksIn(JSON.stringify([jobs, notices]))).toEqual([]);
});

test('the audit page does not show that compliance did anything with a case', async () => {
  const { rows } = (await others.admin?.get('/agency/v1/audit?pageSize=200'))?.body.data ?? { rows: [] };
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/aml-|str-entry|"hit|hit\./);
});

test('the report for others has nothing of it', async () => {
  await owner.post('/report/v1/auth', {});
  const made = await owner.post('/report/v1/generate-report', { aMLID: ids.aMLID });
  const { reportID } = made.body.data ?? {};
  if (!reportID) throw new Error(JSON.stringify(made.body));
  const file = await owner.get(`/api/v1/aml-report-files/download?reportID=${reportID}`);
  const text = JSON.stringify(await readPdf(file.raw));
  expect(text).toContain('Pending');
  expect(leaksIn(text)).toEqual([]);
});

test('a confirmed match reads like one that nobody has decided', async () => {
  const open = await aCaseOfCustomer('Torvald Brannik');
  const read = async ({ aMLID, eSubId }: Record<string, string>) => {
    const report = (await owner.get(`/api/v1/amls/aml-report?aMLID=${aMLID}`)).body.data;
    const { status, parties, findings, can } = await summaryOf(owner, eSubId ?? '');
    return {
      states: [report.state, report.subjects.map(({ state }: { state: string }) => state), report.version],
      submission: [status, parties.map(({ screening: state }: { screening: string }) => state), can],
      findings: findings.map(({ code, message }: { code: string; message: string }) => [code, message]),
    };
  };
  expect(await read(ids)).toEqual(await read(open));
});

test('no change that is refused says a word of it, as to whoever saves over somebody else', {
  timeout: 240_000,
}, async () => {
  const found: string[] = [];
  const refused = new Set<number>();
  const writes = calls.filter(
    ([name, { method, who }]) => method !== 'GET' && who !== 'public' && nearTheCase.test(name),
  );
  for (const who of ['owner', 'admin', 'submissions', 'manager'] as const) {
    const client = others[who] as Client;
    for (const [name, call] of writes) {
      if (!mayEnter(client.person, call.who)) continue;
      for (const given of askedOf(name, client)) {
        const answer = await answerOf(client, call, given);
        refused.add(answer.status);
        const leaks = leaksIn(textOf(answer));
        if (leaks.length > 0) found.push(`${name} as ${who}: ${leaks.join(', ')}`);
      }
    }
  }
  expect([...new Set(found)]).toEqual([]);
  expect([...refused]).toEqual(expect.arrayContaining([400, 404, 409]));
});

test('no line of the log has a word of it', () => {
  expect(logged.length).toBeGreaterThan(100);
  expect(leaksIn(logged.join(''))).toEqual([]);
});
