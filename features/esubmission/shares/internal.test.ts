import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { esubmissionMember } from '../record/tables.server.ts';
import { casesOf } from '../rig/a-case.ts';
import { external, internal, saveExternal, saveInternal, whole } from '../rig/shares.ts';

let app: TestApp;
let hannah: Client;
let ravi: Client;
let rig: ReturnType<typeof casesOf>;

beforeAll(async () => {
  app = await testApp();
  rig = casesOf(app);
  hannah = await app.letIn(await app.aSalesperson());
  ravi = await app.letIn(await app.aSalesperson());
});

describe('internal salespeople', () => {
  it('share what is left to the cent, with their names, and see the case once it is submitted', async () => {
    const id = await rig.aCase(hannah.person, { commissionCents: 2_000_001 });
    const rows = [internal(hannah, 'CA'), internal(ravi, 'ICB')];
    const saved = await saveInternal(hannah, id, 1, rows);
    expect(saved).toMatchObject({ status: 200, body: { message: 'Internal Salesperson updated successfully!' } });
    expect(saved.body.data).toMatchObject({ shareableCents: 2_000_001, remainCents: 0, version: 2 });
    expect(saved.body.data.rows).toMatchObject([
      { amountCents: 1_000_001, name: hannah.person.name, registrationNo: hannah.person.registrationNo },
      { amountCents: 1_000_000, name: ravi.person.name },
    ]);
    const path = `/api/v1/esubmissions/${id}/internal-cobrokes`;
    expect((await ravi.get(path)).status).toBe(404);
    await rig.change(id, { status: 2 });
    expect((await ravi.get(path)).body.data.rows).toHaveLength(2);

    await rig.change(id, { status: 5 });
    await saveInternal(hannah, id, 2, [internal(hannah, 'CA', whole)]);
    expect((await ravi.get(path)).status).toBe(404);
    const members = await app.services.database
      .select()
      .from(esubmissionMember)
      .where(eq(esubmissionMember.esubmissionId, id));
    expect(members).toMatchObject([{ userId: hannah.person.userId, capacity: 'OWNER' }]);
  });

  it('are refused in words, at the field, in every other make-up', async () => {
    const id = await rig.aCase(hannah.person);
    const staff = await app.aStaff('submissions');
    const gone = await app.aSalesperson({ disabledAt: '2026-01-01T00:00:00Z' } as object);
    const ca = internal(hannah, 'CA');
    const cases: [object[], string][] = [
      [[], 'rows'],
      [[internal(hannah, 'ICB')], 'rows'],
      [[ca, internal(ravi, 'CA')], 'rows.1.role'],
      [[internal(ravi, 'CA')], 'rows.0.userId'],
      [[ca, internal(ravi, 'ICB', { shareBasis: 'PERCENT', shareRate: 1 }), internal(ravi, 'ICB')], 'rows.2.userId'],
      [[ca, { ...internal(ravi, 'ICB'), userId: staff.userId }], 'rows.1.userId'],
      [[ca, { ...internal(ravi, 'ICB'), userId: gone.userId }], 'rows.1.userId'],
      [[ca, { ...internal(ravi, 'ICB'), userId: crypto.randomUUID() }], 'rows.1.userId'],
      [[ca, internal(ravi, 'ICB', { shareBasis: 'PERCENT', shareRate: 500_001 })], 'rows.1.shareRate'],
      [[ca, internal(ravi, 'BOSS')], 'rows.1.role'],
    ];
    for (const [rows, field] of cases) {
      const answer = await saveInternal(hannah, id, 1, rows);
      expect([answer.status, answer.body.errors[0].field]).toEqual([400, field]);
    }
    expect(await rig.versionOf(id)).toBe(1);
  });

  it('are added one by one while there is something left to share, and replaced by /bulk', async () => {
    const id = await rig.aCase(hannah.person);
    await saveInternal(hannah, id, 1, [internal(hannah, 'CA')]);
    const add = (version: number, shareRate: number) =>
      hannah.post('/api/v1/internal-cobrokes', {
        ...internal(ravi, 'ICB', { shareBasis: 'PERCENT', shareRate }),
        eSubId: id,
        version,
      });
    expect((await add(2, 500_001)).body.errors[0].field).toBe('shareRate');
    const added = await add(2, 500_000);
    expect(added.body).toMatchObject({
      message: 'Internal Salesperson create successfully!',
      data: { remainCents: 0, version: 3, rows: [{ role: 'CA' }, { role: 'ICB', amountCents: 1_000_000 }] },
    });
    const rows = [internal(hannah, 'CA', { shareBasis: 'PERCENT', shareRate: 1_000_000 })];
    const bulk = await hannah.post('/api/v1/internal-cobrokes/bulk', { eSubId: id, version: 3, rows });
    expect(bulk.body).toMatchObject({ message: 'Internal Salesperson create successfully!', data: { version: 4 } });
    expect(bulk.body.data.rows).toHaveLength(1);
    expect((await ravi.post('/api/v1/internal-cobrokes/bulk', { eSubId: id, version: 4, rows })).status).toBe(404);
  });

  it('share only what external co-brokers leave', async () => {
    const id = await rig.aCase(hannah.person);
    await saveExternal(hannah, id, 1, [external()]);
    const over = { shareBasis: 'AMOUNT', shareCents: 1_400_001 };
    const answer = await saveInternal(hannah, id, 2, [internal(hannah, 'CA', over)]);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]).toMatchObject({
      field: 'rows.0.shareCents',
      message: 'The shares come to S$ 14,000.01, but only S$ 14,000.00 can be shared.',
    });
  });
});
