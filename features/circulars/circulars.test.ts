import { beforeEach, describe, expect, it } from 'vitest';
import { setRank, setUpline } from '#features/people/index.server.ts';
import { transact } from '#platform/server/context.ts';
import { plainPdf } from '#platform/server/pdf/plain-pdf.ts';
import type { Client, Person } from '#test/people.ts';
import { aDeskOfCirculars, bodyOf, desk, place } from './rig/desk.ts';

const agency = await aDeskOfCirculars();
const { app, clock, content, compliance, agent, must, write, rewrite, publish, published } = agency;
const { attach, announce, readText, listed, unread, notices } = agency;

let count = 0;
/** A title of its own for each test: they share the agency. */
const aTitle = () => {
  count += 1;
  return `Circular ${count}`;
};
const notified = async (title: string) => (await notices(agent)).filter((words) => words.includes(title));

beforeEach(async () => {
  clock.moveTo(clock.now().add({ seconds: 30 }).toString());
  await must(agent.put(`${place}/read-all`, { until: clock.now().toString() }));
});

/** What someone has of a circular in the bell. */
const unreadNotices = async (title: string): Promise<string[]> => {
  const { rows } = await must(agent.get('/api/v1/notifications?unread=1&pageSize=100'));
  return rows.map((row: { title: string }) => row.title).filter((words: string) => words.includes(title));
};

const guide = plainPdf('Guide', [
  { kind: 'text', text: 'Keep evidence. The salesperson shall obtain a titlesearch first. Then advertise.' },
]);

describe('an attachment', () => {
  it('is found by its words, with the sentence that matched, by those who see the circular', async () => {
    const title = aTitle();
    const id = await write({ title, refNo: '', audience: ['salespeople'] });
    const fileId = await attach(id, 'Guide.pdf', guide);
    await readText(fileId);
    const download = `${place}/attach-files/download?fileId=${fileId}`;
    expect((await agent.get(download)).status).toBe(404);
    await publish(id);
    const { rows } = await must(agent.get(`${place}?search=titlesearches`));
    expect(rows).toMatchObject([
      {
        title,
        files: 1,
        match: {
          fileName: 'Guide.pdf',
          parts: [
            { text: 'The salesperson shall obtain a ', isHit: false },
            { text: 'titlesearch', isHit: true },
            { text: ' first.', isHit: false },
          ],
        },
      },
    ]);
    const before = await app.services.database.$client.query('SELECT count(*) FROM audit_row');
    const opened = await agent.get(download);
    expect([opened.status, opened.raw.equals(guide)]).toEqual([200, true]);
    expect((await agent.get(`/media/v1/documents/${fileId}/download`)).status).toBe(200);
    // Twelve thousand open it on one day: no row of the audit trail.
    expect((await app.services.database.$client.query('SELECT count(*) FROM audit_row')).rows).toEqual(before.rows);
    expect((await agent.get(`${place}/${id}`)).body.data.files).toMatchObject([{ pages: 1, text: 'SEARCHABLE' }]);
    await must(content.delete(`${desk}/${id}/files/${fileId}`));
    expect((await agent.get(download)).status).toBe(404);
  });

  it('that is no readable PDF is not searchable', async () => {
    const id = await write({ title: aTitle() });
    const fileId = await attach(id, 'Broken.pdf', Buffer.concat([guide.subarray(0, 300), Buffer.from('\n%%EOF\n')]));
    await readText(fileId);
    expect((await must(content.get(`${desk}/${id}`))).files).toMatchObject([{ text: 'NOT_SEARCHABLE' }]);
  });
});

describe('a circular', () => {
  it('is written, published, read, acknowledged, and the desk sees who has not', async () => {
    const other = await app.letIn(await app.aSalesperson());
    const title = aTitle();
    const id = await write({ title, audience: ['salespeople'], acknowledgeBy: '2027-12-31' });
    expect(await listed(agent, 'show=UNREAD')).toEqual([]);
    expect((await agent.get(`${place}?id=${id}`)).status).toBe(400);
    expect((await agent.get(`${place}/${id}`)).status).toBe(404);
    await publish(id);
    expect(await listed(agent, 'show=OPEN')).toEqual([title]);
    expect(await unread(agent)).toEqual({ count: 1, open: 0 });
    const { body } = await agent.get(`${place}/${id}`);
    expect(body.data).toMatchObject({ isUnread: true, mustAcknowledge: true, state: 'published' });
    // Reading changes nothing by itself.
    expect(await unread(agent)).toEqual({ count: 1, open: 0 });
    await must(agent.put(`${place}/${id}/read`, { edition: 1 }));
    expect(await unread(agent)).toEqual({ count: 0, open: 1 });
    const state = async (query = '') =>
      (await must(compliance.get(`${desk}/${id}/readers${query}`))).rows.map(
        (row: { name: string; state: string }) => `${row.name}: ${row.state}`,
      );
    const [mine, theirs] = [agent.person.name, other.person.name];
    expect(await state()).toEqual([`${theirs}: UNREAD`, `${mine}: OPEN`]);
    await must(agent.put(`${place}/${id}/acknowledgement`, { edition: 1 }));
    expect(await unread(agent)).toEqual({ count: 0, open: 0 });
    expect(await state('?state=OPEN')).toEqual([`${theirs}: UNREAD`]);
    expect(await state('?state=DONE')).toEqual([`${mine}: DONE`]);
    expect(await must(content.get(`${desk}/${id}`))).toMatchObject({ asked: 2, read: 1, acknowledged: 1 });
    expect((await content.delete(`${desk}/${id}`)).body.errors[0].message).toContain('Archive it instead');
    await must(content.put(`${desk}/${id}/archive`));
    expect(await unread(other)).toEqual({ count: 0, open: 0 });
  });

  it('is announced once, whether it is withdrawn and published again or not', async () => {
    const title = aTitle();
    const id = await published({ title, refNo: '' });
    expect(await notified(title)).toHaveLength(1);
    await must(content.delete(`${desk}/${id}/publication`));
    expect(await listed(agent, 'show=UNREAD')).toEqual([]);
    await publish(id);
    await announce();
    expect(await notified(title)).toHaveLength(1);
    expect(await listed(agent, 'show=UNREAD')).toEqual([title]);
  });

  it('that is scheduled is announced when its moment has come', async () => {
    const title = aTitle();
    const id = await write({ title, refNo: '' });
    const at = clock.now().add({ minutes: 10 }).toString();
    expect(await publish(id, at)).toEqual({ state: 'scheduled' });
    await announce();
    expect([await notified(title), await listed(agent, 'show=UNREAD')]).toEqual([[], []]);
    clock.moveTo(at);
    await Promise.all([announce(), announce()]);
    expect([await notified(title), await listed(agent, 'show=UNREAD')]).toEqual([
      [`New practice circular: ${title}`],
      [title],
    ]);
    expect((await content.put(`${desk}/${id}/publication`, { at: '2020-01-01T00:00:00Z' })).status).toBe(409);
  });

  it('notifies whom it is for, and nobody else', async () => {
    const [leader, member, ranked] = await Promise.all([1, 2, 3].map(() => app.aSalesperson()));
    if (!leader || !member || !ranked) throw new Error('Three were made.');
    const fromDay = '2026-11-01';
    await transact(app.asNobody, async (at) => {
      await setUpline(at, { personId: member.userId, uplineId: leader.userId, fromDay });
      await setRank(at, { personId: ranked.userId, rank: 'TEAM_MANAGER', fromDay });
    });
    const people = { content, compliance, agent, leader, member, ranked };
    const notifiedOf = async (audience: string[], type = 'PRACTICE_CIRCULAR') => {
      const title = aTitle();
      await published({ title, refNo: '', audience, type });
      const { rows } = await app.services.database.$client.query<{ id: string }>(
        'SELECT person_id AS id FROM notification WHERE title LIKE $1',
        [`%: ${title}`],
      );
      const ids = rows.map(({ id }) => id);
      const isNotified = (one: Client | Person) => ids.includes('person' in one ? one.person.userId : one.userId);
      return Object.entries(people).flatMap(([name, one]) => (isNotified(one) ? [name] : []));
    };
    expect(await notifiedOf(['everyone'])).toEqual(Object.keys(people));
    expect(await notifiedOf(['salespeople'])).toEqual(['agent', 'leader', 'member', 'ranked']);
    expect(await notifiedOf(['staff'])).toEqual(['content', 'compliance']);
    expect(await notifiedOf(['staff'], 'LETTER_TO_KEO')).toEqual(['content', 'compliance']);
    expect(await notifiedOf([`team:${leader.userId}`])).toEqual(['leader', 'member']);
    expect(await notifiedOf(['rank:TEAM_MANAGER'])).toEqual(['ranked']);
  });

  it('asks again after a material change, and what was acknowledged before stays', async () => {
    const title = aTitle();
    const id = await published({ title, refNo: '', acknowledgeBy: '2027-12-31' });
    await must(agent.put(`${place}/${id}/acknowledgement`, { edition: 1 }));
    await rewrite(id, { title, refNo: '', acknowledgeBy: '2027-12-31', body: bodyOf('A comma.') });
    expect(await unread(agent)).toEqual({ count: 0, open: 0 });
    await rewrite(id, {
      title,
      refNo: '',
      acknowledgeBy: '2027-12-31',
      body: bodyOf('Another duty.'),
      isMaterial: true,
    });
    expect(await unread(agent)).toEqual({ count: 1, open: 0 });
    expect(await notified(title)).toHaveLength(2);
    // A page that still shows the first text confirms nothing of the second.
    for (const what of ['read', 'acknowledgement'])
      expect((await agent.put(`${place}/${id}/${what}`, { edition: 1 })).status).toBe(409);
    expect(await unread(agent)).toEqual({ count: 1, open: 0 });
    const { rows } = await app.services.database.$client.query(
      'SELECT edition, acknowledged_at IS NOT NULL AS is_acknowledged FROM circular_read WHERE circular_id = $1',
      [id],
    );
    expect(rows).toEqual([{ edition: 1, is_acknowledged: true }]);
    await expect(
      app.services.database.$client.query('DELETE FROM circular_read WHERE circular_id = $1', [id]),
    ).rejects.toThrow('An acknowledgement stays');
    // What somebody else saved meanwhile is not overwritten.
    expect(
      (
        await content.put(`${desk}/${id}`, {
          title,
          type: 'NOTICE',
          category: 'HDB',
          issuedOn: '2026-01-01',
          body: bodyOf('x'),
          audience: ['staff'],
          revision: 1,
        })
      ).status,
    ).toBe(409);
  });

  it('is seen by its audience as that stands at the next request', async () => {
    const title = aTitle();
    await published({ title, audience: ['rank:ASSOCIATE'] });
    expect(await listed(agent, 'show=UNREAD')).toEqual([]);
    const rank = (code: string) =>
      transact(app.asNobody, (at) => setRank(at, { personId: agent.person.userId, rank: code, fromDay: '2026-11-01' }));
    await rank('ASSOCIATE');
    expect(await listed(agent, 'show=UNREAD')).toEqual([title]);
    await rank('SENIOR_ASSOCIATE');
    expect(await listed(agent, 'show=UNREAD')).toEqual([]);
    // The content desk has it in its list, unread for nobody there.
    expect(await listed(content)).toContain(title);
    expect(await listed(content, 'show=UNREAD')).not.toContain(title);
  });

  it('to KEO is for staff alone', async () => {
    const refused = await content.post(desk, {
      title: 'x',
      type: 'LETTER_TO_KEO',
      category: 'AML',
      issuedOn: '2026-11-16',
      body: bodyOf('x'),
      audience: ['everyone'],
    });
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'audience']);
    const id = await published({ title: aTitle(), type: 'LETTER_TO_KEO', audience: ['staff'] });
    expect([(await agent.get(`${place}/${id}`)).status, (await compliance.get(`${place}/${id}`)).status]).toEqual([
      404, 200,
    ]);
  });

  it('is not unread for whoever joined later', async () => {
    const title = aTitle();
    const id = await published({ title, audience: ['salespeople'] });
    clock.moveTo(clock.now().add({ seconds: 1 }).toString());
    const newcomer = await app.letIn(await app.aSalesperson());
    expect([await listed(newcomer), (await unread(newcomer)).count]).toEqual([expect.arrayContaining([title]), 0]);
    const { rows } = await must(content.get(`${desk}/${id}/readers?pageSize=9999`));
    expect(rows.map(({ personId }: { personId: string }) => personId)).not.toContain(newcomer.person.userId);
  });

  it('is not marked read by staff who look into a portal', async () => {
    const title = aTitle();
    const id = await published({ title, audience: ['salespeople'] });
    const { userId } = agent.person;
    const people = await app.letIn(await app.aStaff('people'));
    const { token } = await must(people.post(`/agency/v1/people/${userId}/portal`, { reason: 'They asked for help' }));
    const opened = await people.post('/api/v1/token-access/access-request', { token });
    const [cookie = ''] = String(opened.headers['set-cookie']).split(';');
    const look = async (method: 'GET' | 'PUT', url: string) => {
      const headers = { cookie, 'x-requested-with': 'gable', 'sec-fetch-site': 'same-origin' };
      return (await app.app.inject({ method, url: `/ams${url}`, headers })).statusCode;
    };
    expect([
      await look('GET', `${place}/${id}`),
      await look('PUT', `${place}/${id}/read`),
      await look('PUT', `${place}/${id}/acknowledgement`),
      await look('PUT', `${place}/read-all`),
    ]).toEqual([200, 403, 403, 403]);
    const { rows } = await app.services.database.$client.query('SELECT FROM circular_read WHERE circular_id = $1', [
      id,
    ]);
    expect(rows).toEqual([]);
  });

  it('that came after the list was read stays unread when all of that are marked read', async () => {
    const [seen, later] = [aTitle(), aTitle()];
    await published({ title: seen, refNo: '' });
    const { asOf } = await must(agent.get(place));
    clock.moveTo(clock.now().add({ seconds: 1 }).toString());
    await published({ title: later, refNo: '' });
    expect(await must(agent.put(`${place}/read-all`, { until: asOf }))).toEqual({ read: 1 });
    expect(await listed(agent, 'show=UNREAD')).toEqual([later]);
    expect(await unreadNotices(seen)).toEqual([]);
    expect(await unreadNotices(later)).toHaveLength(1);
  });

  it('that somebody read before its announcement is not announced to them', async () => {
    const title = aTitle();
    const id = await write({ title, refNo: '' });
    const at = clock.now().add({ minutes: 10 }).toString();
    await publish(id, at);
    clock.moveTo(at);
    await must(agent.put(`${place}/${id}/read`, { edition: 1 }));
    await announce();
    expect(await notified(title)).toEqual([]);
    expect((await notices(compliance)).filter((words) => words.includes(title))).toHaveLength(1);
  });

  it('with other attachments than were acknowledged asks again, once for all of them', async () => {
    const title = aTitle();
    const id = await published({ title, refNo: '', acknowledgeBy: '2027-12-31' });
    const first = await attach(id, 'Guide.pdf', guide);
    expect(await notified(title)).toHaveLength(1);
    await must(agent.put(`${place}/${id}/acknowledgement`, { edition: 1 }));
    await must(content.delete(`${desk}/${id}/files/${first}`));
    await attach(id, 'Guide, corrected.pdf', guide);
    expect(await must(content.get(`${desk}/${id}`))).toMatchObject({ edition: 2, acknowledged: 0 });
    expect(await listed(agent, 'show=UNREAD')).toEqual([title]);
    expect(await notified(title)).toEqual([`${title} has changed`, `New practice circular: ${title}`]);
    // What was acknowledged takes every notice of it with it, of earlier editions and days, too.
    await must(agent.put(`${place}/${id}/acknowledgement`, { edition: 2 }));
    expect(await unreadNotices(title)).toEqual([]);
  });

  it('reminds those who have not read it, once a day', async () => {
    const title = aTitle();
    const id = await published({ title, refNo: '', audience: ['salespeople'] });
    const { people } = await must(content.post(`${desk}/${id}/reminders`));
    expect(people).toBeGreaterThan(1);
    expect((await content.post(`${desk}/${id}/reminders`)).status).toBe(409);
    expect(await notified(title)).toEqual([`New practice circular: ${title}`, `Reminder: ${title}`]);
    await must(agent.put(`${place}/${id}/read`, { edition: 1 }));
    clock.moveTo(clock.now().add({ hours: 24 }).toString());
    const nextDay = await app.letIn(content.person);
    expect(await must(nextDay.post(`${desk}/${id}/reminders`))).toEqual({ people: people - 1 });
    expect(await notified(title)).toHaveLength(2);
  });
});
