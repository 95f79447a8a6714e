import { beforeAll, describe, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { makeMailbox } from '#test/mail.ts';
import type { Client } from '#test/people.ts';
import { queuedMails } from '#test/queued-mails.ts';

const clock = clockAt('2026-11-20T02:00:00Z');
let app: TestApp;
let admin: Client;
let desk: Client;

beforeAll(async () => {
  app = await testApp({ clock });
  admin = await app.letIn(await app.anAdmin());
  desk = await app.letIn(await app.aStaff('people'));
});

const place = '/agency/v1/people';
const aSalesperson = async () => app.letIn(await app.aSalesperson());
const at = ({ person }: Client) => `${place}/${person.userId}`;
const me = (client: Client) => client.get('/api/v1/users/info');
const read = async (client: Client, by = desk) => (await by.get(at(client))).body.data;

describe('the list of people', () => {
  it('is found by words, role, desk and state', async () => {
    const agent = await app.aSalesperson({ name: 'Wong Wai Ling', userName: 'wong.wl' });
    const staff = await app.aStaff('finance', 'content');
    const names = async (query: string) =>
      (await desk.get(`${place}?pageSize=100&${query}`)).body.data.rows.map((row: { userId: string }) => row.userId);
    expect(await names('search=wai')).toEqual([agent.userId]);
    expect(await names('search=WONG.WL')).toEqual([agent.userId]);
    expect(await names(`search=${agent.registrationNo}`)).toEqual([agent.userId]);
    expect(await names('search=%25')).toEqual([]);
    expect(await names('desk=content')).toEqual([staff.userId]);
    expect(await names('role=admin')).toEqual([admin.person.userId]);
    expect(await names('state=disabled')).toEqual([]);
  });

  it('comes in pages, with whoever was here last first', async () => {
    const { body } = await desk.get(`${place}?pageSize=1&sortBy=LastSignIn&sortDirection=desc`);
    expect(body.data).toMatchObject({ totalRecords: expect.any(Number), rows: [{ lastSignInAt: expect.any(String) }] });
    expect(body.data.totalRecords).toBeGreaterThan(2);
    const last = await desk.get(`${place}?pageSize=1&pageNumber=${body.data.totalRecords}&sortBy=LastSignIn`);
    expect(last.body.data.rows[0].lastSignInAt).toBeNull();
  });
});

describe('someone’s account', () => {
  it('is shown with what may be done with it, and what was', async () => {
    const agent = await aSalesperson();
    expect(await read(agent)).toMatchObject({
      userName: agent.person.userName,
      state: 'active',
      sessions: 1,
      uplines: [],
      ranks: [],
      lastSignInAt: '2026-11-20T02:00:00.000Z',
      can: { correct: true, disable: true, setRole: false, openPortal: true },
      trail: [{ title: 'Account created', by: 'The system' }],
    });
    expect((await desk.get(`${place}/00000000-0000-4000-8000-000000000000`)).status).toBe(404);
  });

  it('is corrected, but never to a number that another has', async () => {
    const [one, two] = [await aSalesperson(), await aSalesperson()];
    const identity = { name: 'Tan Li Na', email: `${one.person.userName}@gable.example`, registrationNo: 'R777001Z' };
    expect((await desk.put(at(one), identity)).status).toBe(200);
    expect(await read(one)).toMatchObject({ ...identity, trail: [{ title: 'Record corrected' }, {}] });
    expect(await desk.put(at(two), identity)).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'registrationNo' }] },
    });
    expect((await desk.put(at(two), { ...identity, registrationNo: null })).status).toBe(400);
    expect((await desk.put(at(desk), identity)).status).toBe(400);
  });

  describe('that is to have another address', () => {
    const addresses = ({ person }: Client) =>
      ({ was: `${person.userName}@gable.example`, will: `${person.userName}@home.example` }) as const;
    const ask = async (agent: Client, email = addresses(agent).will) => {
      const { name, registrationNo } = agent.person;
      expect((await desk.put(at(agent), { name, email, registrationNo })).status).toBe(200);
    };
    const subjects = async (address: string) => (await makeMailbox(app).to(address)).map(({ subject }) => subject);
    const post = (what: 'confirm' | 'undo', token: string) =>
      app.anyone.post(`/api/v1/users/email/by-another/${what}`, { token });
    const waits = 'Your account is to have another email address';
    const tokens = async (agent: Client) => {
      const mailbox = makeMailbox(app);
      const { was, will } = addresses(agent);
      return {
        confirm: await mailbox.tokenFor(will, 'Confirm your new email address'),
        undo: await mailbox.tokenFor(was, waits),
      };
    };
    const account = { bank: 'OCBC', holder: 'Someone', number: '512-345678-001' };

    it('keeps the old one until the new one is confirmed, is signed out, and keeps its bank account', async () => {
      const agent = await aSalesperson();
      const { was, will } = addresses(agent);
      await ask(agent);
      await expect.poll(async () => (await me(agent)).status).toBe(401);
      expect(await read(agent)).toMatchObject({ email: was, waitingEmail: will });
      expect([await subjects(was), await subjects(will)]).toEqual([[waits], ['Confirm your new email address']]);
      const again = await app.letIn(agent.person);
      const body = { ...account, confirmation: { password: app.password } };
      expect(await again.put('/api/v1/users/bank-account', body)).toMatchObject({
        status: 409,
        body: { errors: [{ code: 'person.conflict' }] },
      });

      const { confirm } = await tokens(agent);
      expect((await post('confirm', confirm)).body.data).toEqual({ email: will });
      expect((await post('confirm', confirm)).status).toBe(404);
      expect(await read(agent)).toMatchObject({ email: will, waitingEmail: null });
      expect((await subjects(was))[0]).toBe('Your account has another email address');
    });

    it('is undone from the old one, before it is confirmed and for 72 hours after', async () => {
      const [before, after] = [await aSalesperson(), await aSalesperson()];
      await ask(before);
      const early = await tokens(before);
      expect((await post('undo', early.undo)).body.data).toEqual({ email: addresses(before).was });
      expect((await post('confirm', early.confirm)).status).toBe(404);
      expect(await read(before)).toMatchObject({ email: addresses(before).was, waitingEmail: null });

      await ask(after);
      const late = await tokens(after);
      expect((await post('confirm', late.confirm)).status).toBe(200);
      const undo = await makeMailbox(app).tokenFor(addresses(after).was, 'Your account has another email address');
      expect((await post('undo', undo)).status).toBe(200);
      expect(await read(after)).toMatchObject({ email: addresses(after).was });
    });
  });

  it('whose address was wrong is invited anew: what went to the old one opens nothing', async () => {
    const wrong = { name: 'Siti Nurhaliza', email: 'sitti@home.example', registrationNo: 'R777002Z' };
    const invited = { ...wrong, userName: 'siti.n', role: 'salesperson' };
    const { userId } = (await desk.post('/api/v1/users/invitations', invited)).body.data;
    const tokenFor = (address: string) => makeMailbox(app).tokenFor(address, 'Your account in Gable');
    const open = async (address: string) =>
      (await app.anyone.post('/api/v1/users/init-account/open', { token: await tokenFor(address) })).status;
    expect(await open(wrong.email)).toBe(200);
    const right = { ...wrong, email: 'siti@home.example' };
    expect((await desk.put(`${place}/${userId}`, right)).status).toBe(200);
    expect([await open(wrong.email), await open(right.email)]).toEqual([404, 200]);
    expect((await desk.put(`${place}/${userId}`, { ...right, name: 'Siti Nurhaliza Binte Ali' })).status).toBe(200);
    expect(await open(right.email)).toBe(200);
  });

  it('that is disabled is out at once, and back when it is enabled', async () => {
    const agent = await aSalesperson();
    expect((await desk.post(`${at(agent)}/disable`, { reason: ' ' })).status).toBe(400);
    expect((await desk.post(`${at(agent)}/disable`, { reason: 'Left the agency' })).status).toBe(200);
    expect((await me(agent)).status).toBe(401);
    const login = { userName: agent.person.userName, password: app.password };
    expect((await app.anyone.post('/api/v1/auth/login', login)).status).toBe(403);
    expect(await read(agent)).toMatchObject({
      state: 'disabled',
      sessions: 0,
      disabledAt: '2026-11-20T02:00:00.000Z',
      trail: [{ title: 'Account disabled', note: 'Left the agency', by: desk.person.userName }, {}],
    });
    expect((await desk.post(`${at(agent)}/disable`, { reason: 'Twice' })).status).toBe(409);
    expect((await desk.post(`${at(agent)}/enable`, { reason: 'Came back' })).status).toBe(200);
    expect((await me(agent)).status).toBe(401);
    expect((await app.anyone.post('/api/v1/auth/login', login)).status).toBe(200);
  });

  it('is signed out everywhere', async () => {
    const agent = await aSalesperson();
    const elsewhere = await app.letIn(agent.person);
    expect((await desk.delete(`${at(agent)}/sessions`)).status).toBe(200);
    expect([(await me(agent)).status, (await me(elsewhere)).status]).toEqual([401, 401]);
  });
});

describe('a role', () => {
  const change = (client: Client, whom: Client, role: string, ...desks: string[]) =>
    client.put(`${at(whom)}/role`, { role, desks });

  it('acts on the next request', async () => {
    const staff = await app.letIn(await app.aStaff('content'));
    expect((await staff.get(place)).status).toBe(403);
    expect((await change(desk, staff, 'staff', 'people')).status).toBe(403);
    expect((await change(admin, staff, 'staff', 'people')).status).toBe(200);
    // That desk takes an app first.
    expect((await staff.get(place)).body.errors[0].code).toBe('session.second-step');
    expect((await (await app.letIn(staff.person)).get(place)).status).toBe(200);
    expect((await change(admin, staff, 'staff', 'content')).status).toBe(200);
    expect((await staff.get(place)).status).toBe(403);
  });

  it('of an administrator is an administrator’s to give and to take', async () => {
    const staff = await app.letIn(await app.aStaff('finance'));
    expect((await change(desk, staff, 'admin')).status).toBe(403);
    expect((await change(admin, staff, 'admin')).status).toBe(200);
    expect((await (await app.letIn(staff.person)).get('/agency/v1/settings')).status).toBe(200);
    expect((await change(desk, staff, 'staff', 'finance')).status).toBe(403);
    expect((await desk.post(`${at(staff)}/disable`, { reason: 'No' })).status).toBe(403);
    expect((await change(admin, staff, 'staff', 'finance')).status).toBe(200);
    expect((await staff.get('/agency/v1/settings')).status).toBe(403);
  });

  it('at the compliance desk is given by two administrators, or by whoever runs the server', async () => {
    const [staff, other] = [await app.letIn(await app.aStaff('finance')), await app.letIn(await app.anAdmin())];
    const give = (by: Client) => change(by, staff, 'staff', 'finance', 'compliance');
    const asksOf = async (who: Client) =>
      (await who.get('/api/v1/notifications?unread=1')).body.data.rows.filter(
        ({ link }: { link: string }) => link === `/agency-desk/people/${staff.person.userId}`,
      ).length;
    for (const isWaiting of [true, true]) expect((await give(admin)).body.data).toEqual({ isWaiting });
    expect(await read(staff, admin)).toMatchObject({ desks: ['finance'], deskRequest: { isMine: true } });
    expect([await asksOf(other), await asksOf(admin), await asksOf(staff)]).toEqual([1, 0, 0]);
    expect(await read(staff, other)).toMatchObject({ deskRequest: { isMine: false, byName: admin.person.name } });
    // Other desks than those that were asked for begin anew.
    expect((await change(other, staff, 'staff', 'compliance')).body.data).toEqual({ isWaiting: true });
    expect((await give(admin)).body.data).toEqual({ isWaiting: true });
    expect((await give(other)).body.data).toEqual({ isWaiting: false });
    expect([await asksOf(other), await asksOf(admin), await asksOf(await app.letIn(staff.person))]).toEqual([0, 0, 0]);
    expect(await read(staff, other)).toMatchObject({ desks: ['finance', 'compliance'], deskRequest: null });
    expect((await other.post(`${at(admin)}/disable`, { reason: 'Left' })).status).toBe(200);
    const second = await app.letIn(await app.aStaff('finance'));
    const refused = await change(other, second, 'staff', 'compliance');
    expect(refused.status).toBe(403);
    expect(refused.body.errors[0].message).toContain(`npm run give-desk -- ${second.person.userName} compliance`);
    expect((await other.post(`${at(admin)}/enable`, { reason: 'Back' })).status).toBe(200);
    admin = await app.letIn(admin.person);
  });

  describe('at the compliance desk that was asked for and not confirmed', () => {
    const aRequest = async () => {
      const [staff, asks, other] = [
        await app.letIn(await app.aStaff('finance')),
        await app.letIn(await app.anAdmin()),
        await app.letIn(await app.anAdmin()),
      ];
      expect((await change(asks, staff, 'staff', 'compliance')).body.data).toEqual({ isWaiting: true });
      const isRead = async () =>
        (await other.get('/api/v1/notifications?unread=1')).body.data.rows.some(
          ({ link }: { link: string }) => link === `/agency-desk/people/${staff.person.userId}`,
        );
      expect(await isRead()).toBe(true);
      return { staff, asks, other, isRead };
    };
    it.each<[string, (made: Awaited<ReturnType<typeof aRequest>>) => Promise<unknown>]>([
      [
        'whoever was to have it is disabled',
        ({ staff, other }) => other.post(`${at(staff)}/disable`, { reason: 'Left' }),
      ],
      ['whoever asked is disabled', ({ asks, other }) => other.post(`${at(asks)}/disable`, { reason: 'Left' })],
      ['whoever asked is no administrator any more', ({ asks, other }) => change(other, asks, 'staff', 'content')],
    ])('is asked for no longer when %s', async (_, go) => {
      const made = await aRequest();
      await go(made);
      expect(await made.isRead()).toBe(false);
      expect(await read(made.staff, made.other)).toMatchObject({ deskRequest: null });
      expect((await read(made.staff, made.other)).trail).toContainEqual(
        expect.objectContaining({ title: 'Request for the compliance desk ended' }),
      );
    });

    it('is asked for no longer after a week', async () => {
      const { isRead } = await aRequest();
      const isReadAfter = async (hours: number) => {
        await app.services.database.$client.query(
          'UPDATE desk_request SET asked_at = asked_at - make_interval(hours => $1)',
          [hours],
        );
        await app.composed.jobs.find(({ name }) => name === 'agency.end-desk-requests')?.run({});
        return isRead();
      };
      expect(await isReadAfter(7 * 24 - 1)).toBe(true);
      expect(await isReadAfter(1)).toBe(false);
    });
  });

  it('at the finance desk, new or invited, is mailed to all who keep the money', async () => {
    const keeper = await app.aStaff('finance');
    const toKeeper = async () =>
      (await queuedMails(app)).filter(
        ({ to, subject }) => to === `${keeper.userName}@gable.example` && subject.endsWith('can now approve money'),
      );
    const staff = await app.letIn(await app.aStaff('content'));
    await change(admin, staff, 'staff', 'content', 'people');
    expect(await toKeeper()).toEqual([]);
    for (const desks of [['finance'], ['content', 'finance']]) await change(admin, staff, 'staff', ...desks);
    const invited = {
      userName: 'a.double',
      name: 'A Double',
      email: 'a.double@home.example',
      role: 'staff',
      desks: ['finance'],
    };
    expect((await admin.post('/api/v1/users/invitations', invited)).status).toBe(200);
    expect((await toKeeper()).map(({ lines }) => lines[0])).toEqual([
      `${admin.person.userName} made ${staff.person.userName} one of the finance desk.`,
      `${admin.person.userName} made a.double one of the finance desk.`,
    ]);
  });

  it('is never one’s own, nor a salesperson’s, nor without a desk', async () => {
    expect((await change(desk, desk, 'staff', 'people', 'compliance')).status).toBe(403);
    expect((await change(admin, admin, 'staff', 'people')).status).toBe(403);
    expect((await change(admin, await aSalesperson(), 'staff', 'people')).status).toBe(403);
    expect((await change(admin, desk, 'staff')).status).toBe(400);
    expect((await change(admin, desk, 'admin', 'people')).status).toBe(400);
  });
});
