import { beforeAll, describe, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { particulars } from '#test/deals.ts';
import type { Client } from '#test/people.ts';
import { queuedMails } from '#test/queued-mails.ts';

let app: TestApp;
let admin: Client;
let other: Client;

beforeAll(async () => {
  app = await testApp({ clock: clockAt('2026-11-20T02:00:00Z') });
  admin = await app.letIn(await app.anAdmin());
  other = await app.letIn(await app.anAdmin());
});

const place = '/agency/v1/settings';
const settingOf = async (key: string) =>
  (await admin.get(place)).body.data.rows.find((row: { key: string }) => row.key === key);
const change = (client: Client, key: string, value: unknown, version: number) =>
  client.put(`${place}/${key}`, { value, version });
const trailOf = async (key: string) =>
  (
    await app.services.database.$client.query(
      `SELECT action, actor_name, detail FROM audit_row WHERE aggregate = 'setting' AND aggregate_id = $1 ORDER BY seq`,
      [key],
    )
  ).rows;

describe('a setting', () => {
  it('comes with a value, what it does in words, and the fields it is typed into', async () => {
    expect(await settingOf('lateLimitDays')).toEqual({
      key: 'lateLimitDays',
      group: 'Checks of a submission',
      title: 'Late report',
      help: expect.stringMatching(/\.$/),
      input: { kind: 'number', decimals: 0, unit: 'days' },
      mayChange: true,
      isByTwo: false,
      value: 14,
      initial: 14,
      isDefault: true,
      version: 0,
      changedAt: null,
      changedByName: null,
      unset: [],
      waiting: null,
    });
  });

  it('that signs people out at once is confirmed, with their number', async () => {
    const agent = await app.letIn(await app.aSalesperson());
    const key = 'maintenanceWindows';
    const { version } = await settingOf(key);
    const windows = [{ from: '2026-11-20T09:00', until: '2026-11-20T12:00', reason: '' }];
    const question = await change(admin, key, windows, version);
    expect(question.status).toBe(409);
    expect(question.body.detail.question).toMatch(/^The maintenance starts now and signs out \d+ (person|people)\.$/);
    expect((await agent.get('/api/v1/users/info')).status).toBe(200);
    const later = [{ from: '2026-11-20T11:00', until: '2026-11-20T12:00', reason: '' }];
    expect((await change(admin, key, later, version)).status).toBe(200);
    const confirmed = await admin.put(`${place}/${key}`, { value: windows, version: version + 1, confirmed: true });
    expect(confirmed.status).toBe(200);
    await expect.poll(async () => (await agent.get('/api/v1/users/info')).status).not.toBe(200);
    expect((await admin.delete(`${place}/${key}?version=${version + 2}`)).status).toBe(200);
  });

  it('acts at once when it is changed, is shown with who did it, and is reset', async () => {
    const { status, body } = await change(admin, 'signInNote', 'Ask **us**.', 0);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: { value: 'Ask **us**.', isDefault: false, version: 1, changedByName: admin.person.name },
    });
    expect((await app.anyone.get('/api/v1/auth/sign-in-page')).body.data.note).toBe('Ask **us**.');
    const back = await admin.delete(`${place}/signInNote?version=1`);
    expect(back.body.data).toMatchObject({ isDefault: true, version: 2 });
    const { initial } = await settingOf('signInNote');
    expect((await app.anyone.get('/api/v1/auth/sign-in-page')).body.data.note).toBe(initial);
    expect(await trailOf('signInNote')).toEqual([
      {
        action: 'setting.changed',
        actor_name: admin.person.userName,
        detail: { before: initial, after: 'Ask **us**.' },
      },
      {
        action: 'setting.reset',
        actor_name: admin.person.userName,
        detail: { before: 'Ask **us**.', after: initial },
      },
    ]);
  });

  it.each<[string, unknown, string, string]>([
    ['lateLimitDays', 'soon', 'value', 'Give a number.'],
    ['lateLimitDays', -1, 'value', 'Give at least 0.'],
    ['lateLimitDays', null, 'value', 'This is required.'],
    ['leaseMonths', { hdbLeast: 6, hdbMost: 36, hdbMostForeign: 24 }, 'value.privateLeast', 'This is required.'],
    ['agencyLetterhead', { name: '', lines: [] }, 'value.name', 'This is required.'],
    ['signInNote', 'a\u0000b', 'value', 'can’t be stored'],
    ['checkLevels', { V99: 'warn' }, 'value', ''],
    ['exemptUsers', ['nobody.here'], 'value', 'There is no person with the user name nobody.here.'],
    [
      'maintenanceWindows',
      [{ from: '2026-11-21T22:00', until: '2026-11-21T21:00', reason: '' }],
      'value.0.until',
      'The end must come after the beginning.',
    ],
    [
      'maintenanceWindows',
      [{ from: '2026-02-30T22:00', until: '2027-01-01T00:00' }],
      'value.0.from',
      'There is no such day.',
    ],
  ])('%s does not take %j', async (key, value, field, words) => {
    const { status, body } = await change(admin, key, value, (await settingOf(key)).version);
    expect(status).toBe(400);
    expect(body.errors[0].field.startsWith(field)).toBe(true);
    expect(body.errors[0].message).toContain(words);
  });

  it('with a stored field that no longer fits keeps the others, and says which is to be entered again', async () => {
    const key = 'agencyParticulars';
    const stored = { ...particulars, accountNumber: '003-ABC-9', telex: '12' };
    await app.services.database.$client.query(
      'INSERT INTO setting (key, value, version, changed_at) VALUES ($1, $2, 1, now())',
      [key, stored],
    );
    const value = { ...particulars, accountNumber: '' };
    expect(await settingOf(key)).toMatchObject({ value, unset: ['Account number'], isDefault: false });
    await app.services.database.$client.query('DELETE FROM setting WHERE key = $1', [key]);
    expect(await settingOf(key)).toMatchObject({ unset: [], isDefault: true });
  });

  it('takes people who are there', async () => {
    const { userName } = await app.aSalesperson();
    expect((await change(admin, 'exemptUsers', [userName], 0)).status).toBe(200);
  });

  it('of another is not overwritten by whoever comes late', async () => {
    expect((await change(admin, 'unusualLeaseMonths', 3, 0)).status).toBe(200);
    const late = await change(other, 'unusualLeaseMonths', 1.5, 0);
    expect(late).toMatchObject({
      status: 409,
      body: {
        errors: [{ code: 'setting.stale' }],
        detail: { current: { value: 3, version: 1 }, changed: [{ path: 'value', theirs: 3, mine: 1.5 }] },
      },
    });
    expect((await other.delete(`${place}/unusualLeaseMonths?version=0`)).status).toBe(409);
    expect((await settingOf('unusualLeaseMonths')).value).toBe(3);
  });

  it('is set once by two who both come first', async () => {
    const both = await Promise.all([change(admin, 'signInAlert', 'A', 0), change(other, 'signInAlert', 'B', 0)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('that there is not is not found', async () => {
    expect((await change(admin, 'nonsense', 1, 0)).status).toBe(404);
    expect((await admin.delete(`${place}/nonsense?version=0`)).status).toBe(404);
  });
});

describe('the content desk', () => {
  it('writes the notice that anyone reads, and sees no other setting', async () => {
    const content = await app.letIn(await app.aStaff('content'));
    const keys = (await content.get(place)).body.data.rows.map((row: { key: string }) => row.key);
    expect(keys).toEqual(['publicNotice']);
    expect((await change(content, 'publicNotice', 'We have moved.', 0)).status).toBe(200);
    expect((await app.anyone.get('/api/v1/notice')).body.data.text).toBe('We have moved.');
    expect((await change(content, 'signInNote', 'Ask us.', 0)).status).toBe(404);
    expect((await content.delete(`${place}/exemptUsers?version=0`)).status).toBe(404);
    expect((await content.delete(`${place}/publicNotice?version=1`)).status).toBe(200);
    const finance = await app.letIn(await app.aStaff('finance'));
    expect((await finance.get(place)).status).toBe(403);
  });
});

describe('the account of the agency', () => {
  const key = 'payoutAccount';
  const bank = (number: string) => ({ bank: 'DBS', number });
  const approve = (changeId: string, by: Client) => by.put(`/agency/v1/setting-changes/${changeId}/approval`);
  const mails = async () =>
    (await queuedMails(app)).filter(({ subject }) => subject.includes('Account that payouts are paid from'));

  const noticesOf = async (who: Client) =>
    (await who.get('/api/v1/notifications?unread=1')).body.data.rows.map(({ title }: { title: string }) => title);
  const notice = 'A change of a setting waits: Account that payouts are paid from';

  it('is entered by one administrator, and changed by two, of which all administrators and finance hear', async () => {
    const finance = await app.aStaff('finance');
    const stolen = await app.letIn(admin.person, { unattended: true });
    await app.services.database.$client.query('UPDATE session SET confirmed_at = NULL WHERE person_id = $1', [
      admin.person.userId,
    ]);
    const entered = await change(stolen, key, bank('0031234567'), 0);
    expect(entered.body.errors[0].code).toBe('session.unconfirmed');
    expect((await change(admin, key, bank('0031234567'), 0)).body.data).toMatchObject({ version: 1, waiting: null });
    const pending = await change(admin, key, bank('5017654321'), 1);
    expect(pending.body.data).toMatchObject({
      value: bank('0031234567'),
      version: 1,
      waiting: { isMine: true, lines: ['Account number: 0031234567 → 5017654321'] },
    });
    const { changeId } = pending.body.data.waiting;
    expect(await noticesOf(other)).toEqual([notice]);
    expect(await noticesOf(admin)).toEqual([]);
    expect((await approve(changeId, admin)).body.errors[0].code).toBe('approval.forbidden');
    expect((await approve(changeId, other)).status).toBe(200);
    expect(await noticesOf(other)).toEqual([]);
    expect(await settingOf(key)).toMatchObject({
      value: bank('5017654321'),
      version: 2,
      waiting: null,
      changedByName: other.person.name,
    });
    expect((await approve(changeId, other)).status).toBe(404);
    const to = (await mails()).map((mail) => [mail.subject.split(':')[0], mail.to]);
    for (const { userName } of [admin.person, other.person, finance])
      for (const title of ['For approval', 'Changed']) expect(to).toContainEqual([title, `${userName}@gable.example`]);
    expect((await trailOf(key)).map(({ action }) => action)).toEqual([
      'setting.changed',
      'setting.change-asked',
      'setting.changed',
    ]);
  });

  it('is put back to nothing by two as well, and a later wish takes the place of the one before', async () => {
    const first = (await admin.delete(`${place}/${key}?version=2`)).body.data.waiting.changeId;
    const second = (await change(admin, key, bank('5550001112'), 2)).body.data.waiting.changeId;
    expect((await approve(first, other)).status).toBe(404);
    expect(await noticesOf(other)).toEqual([notice]);
    const finance = await app.letIn(await app.aStaff('finance'));
    const { rows } = (await finance.get('/agency/v1/setting-changes')).body.data;
    expect(rows).toMatchObject([
      { changeId: second, isMine: false, lines: ['Account number: 5017654321 → 5550001112'] },
    ]);
    expect((await finance.delete(`/agency/v1/setting-changes/${second}`)).status).toBe(200);
    expect(await settingOf(key)).toMatchObject({ value: bank('5017654321'), version: 2, waiting: null });
  });

  it('on invoices and its PayNow UEN wait, too, and what else changed with them', async () => {
    const ours = { ...particulars, legalName: 'Gable Realty Pte. Ltd.' };
    expect((await change(admin, 'agencyParticulars', ours, 0)).body.data.waiting).toBeNull();
    const renamed = { ...ours, legalName: 'Gable Homes Pte. Ltd.' };
    expect((await change(admin, 'agencyParticulars', renamed, 1)).body.data).toMatchObject({
      version: 2,
      waiting: null,
    });
    const moved = { ...ours, payNow: '53312345X' };
    expect((await change(admin, 'agencyParticulars', moved, 2)).body.data).toMatchObject({
      version: 2,
      value: { legalName: 'Gable Homes Pte. Ltd.' },
      waiting: { lines: ['PayNow UEN: 201812345K → 53312345X'] },
    });
  });
});
