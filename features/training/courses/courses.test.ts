import { describe, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';

const clock = clockAt('2026-11-02T02:00:00Z');
const app = await testApp({ clock });
const content = await app.letIn(await app.aStaff('content'));
const desk = await app.letIn(await app.aStaff('people'));
const all = '/api/v1/desk/courses';

const course = {
  code: 'PC-09',
  title: 'Contract law',
  provider: 'Academy',
  component: 'PC',
  hours: 3.5,
  mode: 'CLASSROOM',
};
const session = { startsAt: '2026-11-10T06:00:00Z', endsAt: '2026-11-10T09:30:00Z', venue: 'Level 3', capacity: 1 };

const aCourse = async (code: string): Promise<string> => {
  const { body } = await content.post(all, { ...course, code });
  expect(body.errors).toEqual([]);
  expect((await content.put(`${all}/${body.data.id}/state`, { state: 'PUBLISHED' })).status).toBe(200);
  return body.data.id;
};
const aSession = async (courseId: string, given: object = {}): Promise<string> => {
  const { body } = await desk.post(`${all}/${courseId}/sessions`, { ...session, ...given });
  expect(body.errors).toEqual([]);
  return body.data.id;
};
/** Has it take place yesterday: nobody stays signed in until it does. */
const begin = (id: string) =>
  app.services.database.$client.query(
    `UPDATE cpd_session SET starts_at = '2026-11-01T01:00:00Z', ends_at = '2026-11-01T04:30:00Z' WHERE id = $1`,
    [id],
  );
const people = async (count: number): Promise<Client[]> => {
  const clients: Client[] = [];
  for (let at = 0; at < count; at++) clients.push(await app.letIn(await app.aSalesperson()));
  return clients;
};
const place = (id: string) => `/api/v1/cpd/sessions/${id}/registration`;
const ofDesk = (id: string) => `/api/v1/desk/course-sessions/${id}`;
const shown = async (id: string) => (await desk.get(ofDesk(id))).body.data;
const statesOf = async (id: string) =>
  Object.fromEntries((await shown(id)).people.map(({ personId, state }: Record<string, string>) => [personId, state]));
const noticesOf = async ({ person }: Client): Promise<string[]> =>
  (
    await app.services.database.$client.query('SELECT title FROM notification WHERE person_id = $1', [person?.userId])
  ).rows.map(({ title }) => title);
const idOf = ({ person }: Client) => person?.userId ?? '';

describe('a course', () => {
  it('is of the desk alone while it is a draft, and has a code of its own', async () => {
    const { body } = await content.post(all, { ...course, code: 'draft-1' });
    await aSession(body.data.id);
    const [someone] = await people(1);
    const coming = (await someone?.get('/api/v1/cpd/sessions'))?.body.data.rows;
    expect(coming).toEqual([]);
    const again = await content.post(all, { ...course, code: 'DRAFT-1' });
    expect([again.status, again.body.errors[0].field]).toEqual([409, 'code']);
  });
});

describe('a session', () => {
  it('has places: whoever comes later waits, moves up, and is told of it', async () => {
    const id = await aSession(await aCourse('PL-1'));
    const [first, second, third, other] = (await people(4)) as [Client, Client, Client, Client];
    for (const client of [first, second, third]) await client.post(place(id));
    expect(await statesOf(id)).toEqual({
      [idOf(first)]: 'REGISTERED',
      [idOf(second)]: 'WAITING',
      [idOf(third)]: 'WAITING',
    });
    await first.delete(place(id));
    expect(await statesOf(id)).toEqual({ [idOf(second)]: 'REGISTERED', [idOf(third)]: 'WAITING' });
    expect(await noticesOf(second)).toEqual(['You have a place: Contract law']);
    const { version } = await shown(id);
    await desk.put(ofDesk(id), { ...session, version, capacity: 2, venue: 'Level 4' });
    expect(await statesOf(id)).toEqual({ [idOf(second)]: 'REGISTERED', [idOf(third)]: 'REGISTERED' });
    expect(await noticesOf(second)).toContain('Changed: Contract law');
    expect([await noticesOf(first), await noticesOf(other)]).toEqual([[], []]);
  });

  it('that is called off is gone from those to come, and its people read why', async () => {
    const id = await aSession(await aCourse('CO-1'));
    const [me, next, other] = (await people(3)) as [Client, Client, Client];
    for (const client of [me, next]) await client.post(place(id));
    expect((await desk.post(`${ofDesk(id)}/called-off`, { reason: 'The trainer is ill.' })).status).toBe(200);
    expect([await noticesOf(me), await noticesOf(next), await noticesOf(other)]).toEqual([
      ['Called off: Contract law'],
      ['Called off: Contract law'],
      [],
    ]);
    expect((await me.post(place(id))).status).toBe(409);
    const [row] = (await me.get('/api/v1/cpd/registration-logs')).body.data.rows;
    expect([row.state, row.reason, row.log.at(-1).what]).toEqual(['CALLED_OFF', 'The trainer is ill.', 'CALLED_OFF']);
  });

  it('closes for registration a day before', async () => {
    const id = await aSession(await aCourse('RC-1'), {
      startsAt: '2026-11-03T01:00:00Z',
      endsAt: '2026-11-03T03:00:00Z',
    });
    const [me] = (await people(1)) as [Client];
    expect((await me.post(place(id))).status).toBe(409);
  });
});

it('people with a place check in while the session runs, by the code of the minute', async () => {
  const id = await aSession(await aCourse('CI-1'));
  const [me, waiting] = (await people(2)) as [Client, Client];
  for (const client of [me, waiting]) await client.post(place(id));
  const shownCode = () => desk.get(`${ofDesk(id)}/check-in-code`);
  const scan = async (client: Client, code: string) =>
    (await client.post(`/api/v1/cpd/sessions/${id}/check-in`, { code })).status;
  expect((await shownCode()).status).toBe(409);
  await app.services.database.$client.query(
    `UPDATE cpd_session SET starts_at = '2026-11-02T01:00:00Z', ends_at = '2026-11-02T04:30:00Z' WHERE id = $1`,
    [id],
  );
  const { code } = (await shownCode()).body.data;
  expect([await scan(waiting, code), await scan(me, `${code}x`), await scan(me, code), await scan(me, code)]).toEqual([
    409, 409, 200, 200,
  ]);
  expect(await statesOf(id)).toEqual({ [idOf(me)]: 'CHECKED_IN', [idOf(waiting)]: 'WAITING' });
  const session = `WHERE id = '${id}'`;
  await app.services.database.$client.query(`UPDATE cpd_session SET completed_at = '2026-11-02T02:00:00Z' ${session}`);
  expect(await scan(me, code)).toBe(409);
  await app.services.database.$client.query(`UPDATE cpd_session SET completed_at = NULL ${session}`);
  clock.advance({ seconds: 120 });
  expect(await scan(me, code)).toBe(409);
});

describe('the attendance of a session', () => {
  it('comes from a list or by hand, and makes certificates whose numbers have no gap', async () => {
    const id = await aSession(await aCourse('AT-1'), { capacity: 3 });
    const [came, absent, walkedIn] = (await people(3)) as [Client, Client, Client];
    await came.post(place(id));
    await absent.post(place(id));
    expect((await desk.post(`${ofDesk(id)}/attendance`, { attended: [] })).status).toBe(409);
    await begin(id);

    const number = (client: Client) => client.person?.registrationNo ?? '';
    const csv = `Name,CEA Reg. No.,Attended\nA,${number(came).toLowerCase()},yes\nB,${number(absent)},no\nC,${number(walkedIn)},yes\nD,R999999Z,yes\nA,${number(came)},yes\n`;
    const file = { name: 'list.csv', bytes: Buffer.from(csv) };
    const { lines } = (await desk.upload(`${ofDesk(id)}/attendance-file`, {}, file)).body.data;
    expect(lines.map(({ personId, remark }: Record<string, string>) => [personId, remark])).toEqual([
      [idOf(came), ''],
      [null, 'Marked “no”, not as attended'],
      [idOf(walkedIn), 'Came without a place'],
      [null, 'No salesperson of the agency has this number'],
      [null, 'Twice in the file'],
    ]);
    expect(await statesOf(id)).toEqual({ [idOf(came)]: 'REGISTERED', [idOf(absent)]: 'REGISTERED' });

    const attended = [idOf(came), idOf(walkedIn)];
    const close = () => desk.post(`${ofDesk(id)}/attendance`, { attended });
    expect((await close()).body.data).toEqual({ certificates: 2, notCounted: [] });
    // Once more changes nothing; somebody more is added.
    expect((await close()).body.data).toEqual({ certificates: 0, notCounted: [] });
    expect(await statesOf(id)).toEqual({
      [idOf(came)]: 'ATTENDED',
      [idOf(absent)]: 'NO_SHOW',
      [idOf(walkedIn)]: 'ATTENDED',
    });
    const numbers = (await shown(id)).people.map(({ certificateNo }: Record<string, string>) => certificateNo);
    expect(numbers.filter(Boolean).sort()).toEqual(['CPD-2026-000001', 'CPD-2026-000002']);

    const { rows, cycle } = (await came.get('/api/v1/cpd/course-attended')).body.data;
    expect([rows[0].hours, rows[0].isPrintable, cycle.progress.counted]).toEqual([3.5, true, 3.5]);
  });

  it('counts one of two sessions of the same hour, names whose hours do not count, and counts them once the other is revoked', async () => {
    const [law, tax] = [await aSession(await aCourse('AT-5')), await aSession(await aCourse('AT-6'))];
    const [both, one] = (await people(2)) as [Client, Client];
    for (const id of [law, tax]) await begin(id);
    const close = async (id: string, attended: Client[]) =>
      (await desk.post(`${ofDesk(id)}/attendance`, { attended: attended.map(idOf) })).body.data;
    expect(await close(law, [both])).toEqual({ certificates: 1, notCounted: [] });
    expect(await close(tax, [both, one])).toEqual({
      certificates: 1,
      notCounted: [{ personId: idOf(both), name: both.person?.name, why: 'Contract law was held at the same time' }],
    });
    expect(await statesOf(tax)).toEqual({ [idOf(both)]: 'NOT_COUNTED', [idOf(one)]: 'ATTENDED' });
    const { rows, cycle } = (await both.get('/api/v1/cpd/course-attended')).body.data;
    expect(cycle.progress.counted).toBe(3.5);
    expect(rows.map(({ reason }: { reason: string }) => reason).sort()).toEqual([
      '',
      'Contract law was held at the same time.',
    ]);
    expect(await noticesOf(both)).toContain('Hours not counted: Contract law');
    const { attendanceId } = (await shown(law)).people[0];
    await desk.post(`/api/v1/desk/cpd-attendance/${attendanceId}/revocation`, { reason: 'Wrong list.' });
    expect(await close(tax, [both])).toEqual({ certificates: 1, notCounted: [] });
    expect(await statesOf(tax)).toEqual({ [idOf(both)]: 'ATTENDED', [idOf(one)]: 'ATTENDED' });
  });

  it('is not recorded before the session has ended', async () => {
    const id = await aSession(await aCourse('AT-3'));
    await app.services.database.$client.query(
      `UPDATE cpd_session SET starts_at = '2026-11-02T01:00:00Z', ends_at = '2026-11-02T04:30:00Z' WHERE id = $1`,
      [id],
    );
    const [me] = (await people(1)) as [Client];
    expect((await desk.post(`${ofDesk(id)}/attendance`, { attended: [idOf(me)] })).status).toBe(409);
    await begin(id);
    expect((await desk.post(`${ofDesk(id)}/attendance`, { attended: [idOf(me)] })).status).toBe(200);
  });

  it('leaves nobody out who has checked in, unless the desk has seen that they did', async () => {
    const id = await aSession(await aCourse('AT-4'), { capacity: 2 });
    const [early, late] = (await people(2)) as [Client, Client];
    for (const client of [early, late]) {
      await client.post(place(id));
      await app.services.database.$client.query(
        `INSERT INTO cpd_registration_log (session_id, person_id, what, at) VALUES ($1, $2, 'CHECKED_IN', '2026-11-01T02:00:00Z')`,
        [id, idOf(client)],
      );
    }
    await begin(id);
    const close = (body: object) => desk.post(`${ofDesk(id)}/attendance`, body);
    const unseen = await close({ attended: [idOf(early)] });
    expect([unseen.status, unseen.body.errors[0].message]).toEqual([
      409,
      expect.stringContaining(late.person?.name ?? '?'),
    ]);
    expect(await statesOf(id)).toEqual({ [idOf(early)]: 'CHECKED_IN', [idOf(late)]: 'CHECKED_IN' });
    expect((await close({ attended: [idOf(early)], leftOut: [idOf(late)] })).status).toBe(200);
    expect(await statesOf(id)).toEqual({ [idOf(early)]: 'ATTENDED', [idOf(late)]: 'NO_SHOW' });
  });

  it('is none of people who are no salespeople', async () => {
    const id = await aSession(await aCourse('AT-2'));
    await begin(id);
    const { status } = await desk.post(`${ofDesk(id)}/attendance`, { attended: [idOf(content)] });
    expect(status).toBe(400);
  });

  it('loses its hours when the certificate is revoked, which its person reads', async () => {
    const id = await aSession(await aCourse('RV-1'));
    await begin(id);
    const [me] = (await people(1)) as [Client];
    await desk.post(`${ofDesk(id)}/attendance`, { attended: [idOf(me)] });
    const [{ attendanceId }] = (await shown(id)).people;
    const revoke = () => desk.post(`/api/v1/desk/cpd-attendance/${attendanceId}/revocation`, { reason: 'Left early.' });
    expect([(await revoke()).status, (await revoke()).status]).toEqual([200, 409]);
    const { rows, cycle } = (await me.get('/api/v1/cpd/course-attended')).body.data;
    expect([rows[0].isRevoked, rows[0].reason, cycle.progress.counted]).toEqual([true, 'Left early.', 0]);
    expect(await noticesOf(me)).toContain('Certificate revoked: Contract law');
  });
});
