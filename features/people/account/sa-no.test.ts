import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { transact } from '#platform/server/context.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { addPerson, person } from '../index.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const codeOf = async (userId: string): Promise<string | null> => {
  const [row] = await app.services.database.select({ saNo: person.saNo }).from(person).where(eq(person.id, userId));
  return row?.saNo ?? null;
};

describe('a salesperson code', () => {
  it('is given to salespeople alone, each another', async () => {
    const [one, two] = await Promise.all([app.aSalesperson(), app.aSalesperson()]);
    const codes = await Promise.all([one, two].map(({ userId }) => codeOf(userId)));
    expect(codes).toEqual([expect.stringMatching(/^S\d{5}$/), expect.stringMatching(/^S\d{5}$/)]);
    expect(new Set(codes).size).toBe(2);
    expect(await codeOf((await app.aStaff('people')).userId)).toBeNull();
  });

  it('is the agency’s own if one is given, and the next free one passes over it', async () => {
    const { saNo } = (await app.services.database
      .select({ saNo: person.saNo })
      .from(person)
      .where(eq(person.id, (await app.aSalesperson()).userId))
      .then(([row]) => row)) as { saNo: string };
    const next = `S${String(Number(saNo.slice(1)) + 1).padStart(5, '0')}`;
    expect(await codeOf((await app.aSalesperson({ saNo: next })).userId)).toBe(next);
    const after = await codeOf((await app.aSalesperson()).userId);
    expect(Number(after?.slice(1))).toBeGreaterThan(Number(next.slice(1)));
  });

  it('is never given twice, changed or removed', async () => {
    const { userId } = await app.aSalesperson({ saNo: 'HERON7' });
    const given = { userName: 'heron', name: 'Heron', email: 'heron@gable.example', saNo: 'HERON7' };
    await expect(
      transact(app.asNobody, (at) =>
        addPerson(at, { ...given, role: 'salesperson' as const, registrationNo: 'R900001A' }),
      ),
    ).rejects.toThrow('salesperson code is taken');
    const write = (saNo: string | null) =>
      app.services.database.$client.query('UPDATE person SET sa_no = $1 WHERE id = $2', [saNo, userId]);
    await expect(write('HERON8')).rejects.toThrow('never changes');
    await expect(write(null)).rejects.toThrow('never changes');
    expect(await codeOf(userId)).toBe('HERON7');
  });

  it('comes with the invitation, shows on the account and finds its owner', async () => {
    const desk = await app.letIn(await app.aStaff('people'));
    const invitee = { name: 'Siti', userName: 'siti.code', email: 'siti@home.example', role: 'salesperson' };
    const invited = await desk.post('/api/v1/users/invitations', {
      ...invitee,
      registrationNo: 'R900002A',
      saNo: ' kt88 ',
    });
    expect(invited.status).toBe(200);
    const { userId } = invited.body.data;
    expect((await desk.get(`/agency/v1/people/${userId}`)).body.data).toMatchObject({ saNo: 'KT88' });
    const found = (await desk.get('/agency/v1/people?search=KT88')).body.data.rows;
    expect(found).toMatchObject([{ userId, saNo: 'KT88' }]);
    const staff = { ...invitee, userName: 'siti.staff', role: 'staff', desks: ['content'], saNo: 'KT89' };
    expect((await desk.post('/api/v1/users/invitations', staff)).body.errors).toMatchObject([{ field: 'saNo' }]);
  });
});
