import { readFile } from 'node:fs/promises';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aSubmittedCase } from '#features/esubmission/rig/moves.ts';
import { today } from '#platform/server/clock.ts';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { queuedMails } from '#test/queued-mails.ts';

let app: TestApp;
let admin: Client;
let farid: Client;
let denise: Client;

beforeAll(async () => {
  app = await testApp();
  admin = await app.letIn(await app.anAdmin());
  farid = await app.letIn(await app.aStaff('compliance'));
  denise = await app.letIn(await app.aStaff('compliance'));
});

const place = '/agency/v1/settings';
const keys = [
  'customerLanguages',
  'designatedOfficers',
  'dismissalByTwo',
  'dismissalWords',
  'dueDiligenceForms',
  'dueDiligenceFrom',
  'listsRequired',
  'screeningThreshold',
];
const settingOf = async (key: string, who = farid) =>
  (await who.get(place)).body.data.rows.find((row: { key: string }) => row.key === key);
const change = async (who: Client, key: string, value: unknown) =>
  who.put(`${place}/${key}`, { value, version: (await settingOf(key)).version });
const approve = (who: Client, changeId: string) => who.put(`/agency/v1/setting-changes/${changeId}/approval`);
const decline = (who: Client, changeId: string) => who.delete(`/agency/v1/setting-changes/${changeId}`);
const set = (column: string, value: unknown, { person }: Client) =>
  ask(app.services.database, `UPDATE person SET ${column} = $1 WHERE id = $2`, [value, person.userId]);

afterEach(async () => {
  for (const { waiting } of (await farid.get(place)).body.data.rows)
    if (waiting) await decline(farid, waiting.changeId);
});

describe('what due diligence goes by', () => {
  it('is read by compliance, and an administrator reads that it exists', async () => {
    const rows = (await farid.get(place)).body.data.rows as { key: string; mayChange: boolean }[];
    expect(rows.map(({ key }) => key).toSorted()).toEqual(keys);
    for (const key of keys) {
      expect(await settingOf(key, admin)).toMatchObject({
        group: 'Due diligence',
        mayChange: false,
        value: null,
        initial: null,
        version: 0,
        changedByName: null,
        waiting: null,
      });
      const refused = await admin.put(`${place}/${key}`, { value: 0.75, version: 0 });
      expect([refused.status, refused.body.errors[0].code]).toEqual([403, 'setting.forbidden']);
      expect((await admin.delete(`${place}/${key}?version=0`)).status).toBe(403);
      expect((await admin.get(`${place}/${key}/history`)).status).toBe(403);
    }
    expect((await farid.get(`${place}/signInNote/history`)).status).toBe(404);
    expect((await change(farid, 'screeningThreshold', 0.8)).body.data.waiting).toBeNull();
  });

  it('is changed by two officers, of whom neither is an administrator or finance', async () => {
    const key = 'screeningThreshold';
    const changed = await change(farid, key, 0.75);
    expect(changed.body.data).toMatchObject({
      value: 0.8,
      waiting: { isMine: true, lines: ['Minimum score: 0.80 → 0.75'] },
    });
    const { changeId } = changed.body.data.waiting;
    expect((await approve(farid, changeId)).body.errors[0].code).toBe('approval.forbidden');
    const finance = await app.letIn(await app.aStaff('finance'));
    for (const other of [admin, finance]) {
      expect((await approve(other, changeId)).status).toBe(404);
      expect((await decline(other, changeId)).status).toBe(404);
      expect((await other.get('/agency/v1/setting-changes')).body.data.rows).toEqual([]);
    }
    expect((await settingOf(key)).value).toBe(0.8);
    expect((await approve(denise, changeId)).status).toBe(200);
    expect(await settingOf(key)).toMatchObject({ value: 0.75, waiting: null, changedByName: denise.person.name });
    const { rows } = (await denise.get(`${place}/${key}/history`)).body.data;
    expect(rows).toMatchObject([
      { what: 'Approved', by: denise.person.userName, lines: ['Minimum score: 0.80 → 0.75'] },
      { what: 'Asked for', by: farid.person.userName, lines: ['Minimum score: 0.80 → 0.75'] },
    ]);
    const trail = JSON.stringify((await admin.get('/agency/v1/audit?pageSize=200')).body);
    expect(trail).not.toMatch(/screeningThreshold|Minimum score/);
  });

  it('is mailed to compliance alone, without what it changes', async () => {
    const mails = (await queuedMails(app)).filter(({ subject }) => subject.includes('Minimum match score'));
    const to = new Set(mails.map((mail) => mail.to));
    expect(to).toEqual(new Set([farid, denise].map(({ person }) => `${person.userName}@gable.example`)));
    expect(JSON.stringify(mails)).not.toContain('0.75');
  });

  it('asks for no form of what is signed already', async () => {
    const key = 'dueDiligenceForms';
    const past = await change(farid, key, { from: '2026-01-01' });
    expect([past.status, past.body.errors[0].field]).toEqual([400, 'value.from']);
    const stolen = await app.letIn(farid.person, { unattended: true });
    const forget = 'UPDATE session SET confirmed_at = NULL WHERE person_id = $1';
    await ask(app.services.database, forget, [farid.person.userId]);
    const unconfirmed = await change(stolen, key, { from: today(app.services.clock) });
    expect(unconfirmed.body.errors[0].code).toBe('session.unconfirmed');
    expect((await change(farid, key, { from: today(app.services.clock) })).status).toBe(200);
  });

  it('is not changed by the only officer, who reads what to do', async () => {
    await set('disabled_at', '2026-01-01', denise);
    const alone = await change(farid, 'dueDiligenceFrom', '2026-01-01');
    await set('disabled_at', null, denise);
    expect(alone).toMatchObject({
      status: 409,
      body: { errors: [{ message: expect.stringContaining('Ask the administrators to give the desk to another') }] },
    });
  });

  it('is not approved over another change that came meanwhile, nor for one who has left the desk', async () => {
    const key = 'dueDiligenceFrom';
    const stale = (await change(farid, key, '2026-02-01')).body.data.waiting.changeId;
    await ask(app.services.database, `INSERT INTO setting (key, value, version) VALUES ($1, '"2026-01-15"', 1)`, [key]);
    expect((await approve(denise, stale)).body.errors[0].code).toBe('setting.stale');
    const changeId = (await change(farid, key, '2026-02-01')).body.data.waiting.changeId;
    expect((await approve(denise, stale)).status).toBe(404);
    await set('desks', ['content'], farid);
    const refused = await approve(denise, changeId);
    await set('desks', ['compliance'], farid);
    expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'approval.conflict']);
    expect((await settingOf(key)).value).toBe('2026-01-15');
    expect((await approve(denise, changeId)).status).toBe(200);
  });

  it('does not wait any more, and nobody reads of it, when the officer who asked is disabled or leaves the desk', async () => {
    const key = 'screeningThreshold';
    const isRead = async () =>
      (await denise.get('/api/v1/notifications?unread=1')).body.data.rows.some(({ title }: { title: string }) =>
        title.includes('Minimum match score'),
      );
    const leave = [
      (who: Client) => admin.post(`/agency/v1/people/${who.person.userId}/disable`, { reason: 'Left the agency' }),
      (who: Client) => admin.put(`/agency/v1/people/${who.person.userId}/role`, { role: 'staff', desks: ['content'] }),
    ];
    for (const go of leave) {
      const leaver = await app.letIn(await app.aStaff('compliance'));
      await change(leaver, key, 0.85);
      expect(await isRead()).toBe(true);
      expect((await go(leaver)).status).toBe(200);
      expect([(await settingOf(key)).waiting, await isRead()]).toEqual([null, false]);
      const [latest] = (await denise.get(`${place}/${key}/history`)).body.data.rows;
      expect(latest).toMatchObject({ what: 'Ended: the officer who asked has left', by: admin.person.userName });
    }
  });

  it.each<[string, unknown, string]>([
    ['screeningThreshold', 0.69, 'at least 0.70'],
    ['screeningThreshold', 0.91, 'at most 0.90'],
    ['screeningThreshold', 1, 'at most 0.90'],
    ['screeningThreshold', 0.755, 'two decimals'],
    ['dueDiligenceFrom', null, 'required'],
  ])('%s does not take %j', async (key, value, words) => {
    const { status, body } = await change(farid, key, value);
    expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining(words)]);
  });

  it('names officers who are at the desk when it is asked for, and when it is approved', async () => {
    const key = 'designatedOfficers';
    const names = [farid, denise].map(({ person }) => person.userName);
    expect((await change(farid, key, [farid.person.userName])).status).toBe(400);
    const { userName } = await app.aStaff('content');
    expect((await change(farid, key, [userName, ...names])).body.errors[0].message).toContain('not at the compliance');
    const third = await app.letIn(await app.aStaff('compliance'));
    const { changeId } = (await change(farid, key, [...names, third.person.userName])).body.data.waiting;
    await set('disabled_at', '2026-01-01', third);
    expect((await approve(denise, changeId)).status).toBe(400);
    expect((await denise.get('/agency/v1/officers')).body.data.rows).toHaveLength(2);
  });
});

it('an agency that has submissions is asked for it from the day on that it was installed', async () => {
  const sql = await readFile(new URL('../../../migrations/0330-due-diligence-settings.sql', import.meta.url), 'utf8');
  const from = sql.slice(sql.indexOf('INSERT INTO setting'));
  const { database } = app.services;
  await ask(database, "DELETE FROM setting WHERE key = 'dueDiligenceFrom'");
  await ask(database, from);
  expect((await settingOf('dueDiligenceFrom')).value).toBe('2025-07-01');
  const owner = await app.letIn(await app.aSalesperson());
  await aSubmittedCase(owner);
  await ask(database, from);
  const [{ day } = { day: '' }] = await ask<{ day: string }>(
    database,
    `SELECT (at AT TIME ZONE 'Asia/Singapore')::date::text AS day FROM migration WHERE name = '0251-aml.sql'`,
  );
  expect((await settingOf('dueDiligenceFrom')).value).toBe(day);
});
