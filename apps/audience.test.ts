import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { finishForm } from '#features/ecdd/rig/ready-form.ts';
import { aSubmittedCase, summaryOf } from '#features/esubmission/rig/moves.ts';
import { setUpline } from '#features/people/index.server.ts';
import { room as screening } from '#features/screening/room.server.ts';
import { mayEnter } from '#platform/contract/actor.ts';
import { nilFileId } from '#platform/contract/files.ts';
import { transact } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { answerOf, calls, type Example, exampleOf, prepareAll } from '#test/access.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { readPdf } from '#test/pdf.ts';
import type { Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { queuedMails } from '#test/queued-mails.ts';
import { throughPortal } from '#test/twins/through-portal.ts';

/**
 * What the screening found is compliance's alone: files, jobs, notices, mails, the audit page, the log and refused changes have no word of it.
 * What the reading calls answer is compared in twins.test.ts.
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
  const seen = { factsHash, contentHash, note: 'kappa-note' };
  expect((await farid.put(`/api/v1/compliance/hits/${hitId}/true`, seen)).status).toBe(200);
  expect(
    (await denise.put(`/api/v1/compliance/hits/${hitId}/confirmation`, { ...seen, note: 'The same passport' })).status,
  ).toBe(200);
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
  const withId = (id: string) => text.replaceAll(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, id);
  const texts = [text, JSON.stringify({ params: example.params }), ...Object.values(ids).map(withId)];
  return [...new Set(texts)].map((each) => JSON.parse(each) as Example);
};

/** The rooms that keep something of the customer. */
const nearTheCase = /^(aml|contacts|esubmission|notifications)\./;

test('compliance alone finds customers by name, and cases and forms by their number', async () => {
  const find = (who: Client, of: 'cases' | 'ecdd-forms', text: string) =>
    who.post(`/api/v1/compliance/${of}/find`, { text });
  const { caseNo } = (await owner.get(`/api/v1/amls/aml-report?aMLID=${ids.aMLID}`)).body.data;
  for (const text of ['branick', caseNo, caseNo.slice(0, 8).toLowerCase()])
    expect((await find(farid, 'cases', text)).body.data).toContainEqual(
      expect.objectContaining({ aMLID: ids.aMLID, caseNo, name: customer }),
    );
  expect((await find(farid, 'cases', 'Nobody Here')).body.data).toEqual([]);
  expect((await find(farid, 'ecdd-forms', 'CDD-20')).body.data).not.toEqual([]);
  for (const who of Object.values(others))
    for (const kind of ['cases', 'ecdd-forms'] as const)
      expect((await find(who, kind, 'branick')).status, who.person.userName).toBe(403);
});

test('a look through the portal opens no signed form, nor names its file', async () => {
  await ask(app.services.database, 'UPDATE esubmission SET asks_for_forms = true WHERE id = $1', [ids.eSubId]);
  const [{ partyUuid }] = (await owner.get(`/api/v1/esubmissions/${ids.eSubId}/due-diligence`)).body.data.parties;
  const started = await owner.post(`/api/v1/esubmissions/${ids.eSubId}/due-diligence/${partyUuid}`, {});
  await finishForm(app, owner, started.body.data.formId);
  const signedIn = async (client: Client): Promise<string> => {
    const { documents } = await summaryOf(client, ids.eSubId ?? '');
    const { fileGroup } = documents.find(({ documentId }: { documentId: string }) => documentId === 'D-12');
    return fileGroup[0]?.fileId ?? nilFileId;
  };
  const portal = await throughPortal(app, owner, others.people as Client);
  const [mine, theirs] = [await signedIn(owner), await signedIn(portal)];
  expect(theirs).toBe(nilFileId);
  expect(mine).not.toBe(nilFileId);
  const statuses = [owner, portal].map(async (client) => client.get(`/media/v1/documents/${mine}/download`));
  expect((await Promise.all(statuses)).map(({ status }) => status)).toEqual([200, 404]);
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

test('no change that is refused says a word of it, as to whoever saves over somebody else', {
  timeout: 240_000,
}, async () => {
  const leaksFound: string[] = [];
  const refused = new Set<number>();
  const writes = calls.filter(
    ([name, { method, who }]) => method !== 'GET' && who !== 'public' && nearTheCase.test(name),
  );
  for (const who of ['owner', 'admin', 'submissions', 'manager'] as const) {
    const client = others[who] as Client;
    for (const [name, call] of writes) {
      if (!mayEnter(client.person, call.who)) continue;
      for (const example of askedOf(name, client)) {
        const answer = await answerOf(client, call, example);
        refused.add(answer.status);
        const leaks = leaksIn(JSON.stringify(answer.body ?? ''));
        if (leaks.length > 0) leaksFound.push(`${name} as ${who}: ${leaks.join(', ')}`);
      }
    }
  }
  expect([...new Set(leaksFound)]).toEqual([]);
  expect([...refused]).toEqual(expect.arrayContaining([400, 404, 409]));
});

test('no line of the log has a word of it', () => {
  expect(logged.length).toBeGreaterThan(100);
  expect(leaksIn(logged.join(''))).toEqual([]);
});
