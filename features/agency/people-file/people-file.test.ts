import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { queuedMails } from '#test/queued-mails.ts';
import { peopleFile } from '../tables.server.ts';
import { endPeopleFiles } from './keeping.server.ts';

const clock = clockAt('2026-11-20T02:00:00Z');
let app: TestApp;
let desk: Client;
beforeAll(async () => {
  app = await testApp({ clock });
  desk = await app.letIn(await app.aStaff('people'));
});

const place = '/agency/v1/people-files';
const upload = (lines: string[], by = desk) =>
  by.upload(place, {}, { name: 'people.csv', bytes: Buffer.from(lines.join('\n')) });
const uploaded = async (lines: string[]): Promise<string> => {
  const { status, body } = await upload(lines);
  expect(body.errors).toEqual([]);
  expect(status).toBe(200);
  return body.data.id;
};
const read = async (id: string, show = 'ALL') => (await desk.get(`${place}/${id}?show=${show}`)).body.data;
const apply = (id: string) => desk.post(`${place}/${id}/apply`, {});
const person = async (userId: string) => (await desk.get(`/agency/v1/people/${userId}`)).body.data;
const find = async (search: string) => (await desk.get(`/agency/v1/people?search=${search}`)).body.data.rows[0];

const heads = 'Registration no.,Name,User name,Email,Rank,Rank from,Upline,Upline from';

describe('a file of people', () => {
  it('changes nothing until it is applied, then all of it, once', async () => {
    const ann = await app.aSalesperson({ name: 'Ann' });
    const id = await uploaded([
      heads,
      `${ann.registrationNo},,,,Team manager,2027-01-01,R900001Z,2027-01-01`,
      `R900001Z,Flo Tan,flo.tan,flo@gable.example,Associate,,,`,
    ]);
    const counts = { lines: 2, added: 1, ranks: 2, uplines: 1, same: 0, faults: 0 };
    expect(await read(id)).toMatchObject({
      state: 'CHECKED',
      counts,
      rows: [
        {
          line: 2,
          name: 'Ann',
          changes: ['Team manager from 01 Jan 2027', 'Led by Flo Tan from 01 Jan 2027'],
          problems: [],
        },
        { line: 3, name: 'Flo Tan', changes: ['New: flo.tan, R900001Z', 'Associate from 20 Nov 2026'] },
      ],
    });
    expect(await find('flo.tan')).toBeUndefined();
    // Two of the desk press the button.
    const answers = await Promise.all([apply(id), apply(id)]);
    expect(answers.map(({ body }) => body.data)).toEqual([counts, counts]);
    const flo = await find('flo.tan');
    expect(flo).toMatchObject({ state: 'invited', registrationNo: 'R900001Z' });
    expect(await person(ann.userId)).toMatchObject({
      ranks: [{ rank: 'TEAM_MANAGER', fromDay: '2027-01-01' }],
      uplines: [{ uplineId: flo.userId, fromDay: '2027-01-01' }],
    });
    expect((await queuedMails(app)).filter(({ to }) => to === 'flo@gable.example')).toHaveLength(1);
    expect(await read(id)).toMatchObject({ state: 'APPLIED', counts, rows: [] });
    // The same file changes nothing any more.
    const again = await uploaded([heads, `${ann.registrationNo},,,,Team manager,2027-01-01,R900001Z,2027-01-01`]);
    expect(await read(again)).toMatchObject({ counts: { ranks: 0, uplines: 0, same: 1 } });
  });

  it('is refused whole where a line is wrong by now, and where its lines close a circle with a change of today', async () => {
    const [ben, cai] = [await app.aSalesperson({ name: 'Ben' }), await app.aSalesperson({ name: 'Cai' })];
    const lines = [heads, `${ben.registrationNo},,,,Associate,,,`, `${cai.registrationNo},,,,,,${ben.registrationNo},`];
    const id = await uploaded(lines);
    await desk.put(`/agency/v1/people/${ben.userId}/upline`, { uplineId: cai.userId, fromDay: '2026-12-01' });
    expect(await apply(id)).toMatchObject({
      status: 409,
      body: { errors: [{ message: 'Line 3 is wrong. Correct the file and upload it again.' }] },
    });
    expect((await person(ben.userId)).ranks).toEqual([]);
    expect(await read(id, 'FAULTS')).toMatchObject({
      state: 'CHECKED',
      rows: [{ line: 3, problems: ['From 01 Dec 2026 they would lead themselves (Cai → Ben → Cai).'] }],
    });
  });

  it('gives nobody a code that another line has', async () => {
    const last = await person((await app.aSalesperson()).userId);
    const code = `S${String(Number(last.saNo.slice(1)) + 1).padStart(5, '0')}`;
    const id = await uploaded([
      `Salesperson code,${heads}`,
      ',R900011Z,Gil Ong,gil.ong,gil@gable.example,,,,',
      `${code},R900012Z,Hui Ong,hui.ong,hui@gable.example,,,,`,
    ]);
    expect(await apply(id)).toMatchObject({ status: 200, body: { data: { added: 2 } } });
    expect((await find('hui.ong')).saNo).toBe(code);
  });

  it('is read from its own export, with names in other alphabets', async () => {
    await app.aSalesperson({ name: 'Zoë, “Zo” 陈美玲' });
    const { status, raw } = await desk.get('/agency/v1/people-export');
    expect(status).toBe(200);
    const text = raw.toString();
    expect(text).toContain('"Zoë, “Zo” 陈美玲"');
    const file = await read(await uploaded([text]));
    expect(file.counts).toMatchObject({ faults: 0, added: 0, ranks: 0, uplines: 0 });
    expect(file.counts.same).toBe(file.counts.lines);
  });

  it('is a table of text', async () => {
    expect(await upload(['PK\u0003\u0004\0\0'])).toMatchObject({ status: 415, body: { errors: [{ field: 'file' }] } });
    expect((await upload(['Salesperson code,Rank', 'S00001,"Assoc'])).body.errors[0].message).toContain(
      'Line 2: a quotation mark',
    );
  });

  it('is kept for a day, then neither read nor applied, and its lines go within the hour', async () => {
    const ann = await app.aSalesperson();
    const id = await uploaded(['Registration no.,Rank', `${ann.registrationNo},Associate`]);
    clock.advance({ hours: 24 });
    desk = await app.letIn(await app.aStaff('people'));
    const answers = [await desk.get(`${place}/${id}`), await apply(id)];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
    await endPeopleFiles(app.services).run({});
    expect(await app.services.database.$count(peopleFile, eq(peopleFile.id, id))).toBe(0);
  });
});
