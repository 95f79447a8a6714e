import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { auditRow } from '#platform/server/audit/tables.ts';
import { clockAt } from '#platform/server/clock.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';

const clock = clockAt('2026-11-20T02:00:00Z');
const cases = '/api/v1/esubmissions';
let app: TestApp;
let hannah: Client;

beforeAll(async () => {
  app = await testApp({ clock });
  hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah Lim' }));
});

const numberOf = (caseNo: string) => Number(caseNo.slice(-6));
const nextNumber = async () => numberOf((await hannah.get(`${cases}/ref-no`)).body.data.refNo);

describe('a new submission', () => {
  it('takes the number that was next, belongs to its owner, and gives them the whole commission', async () => {
    const refNo = (await hannah.get(`${cases}/ref-no`)).body.data.refNo;
    const created = await hannah.post(cases, sampleInfo());
    expect(created).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'The transaction info created successfully!',
        data: { caseNo: refNo, version: 1 },
      },
    });
    expect(refNo).toMatch(/^ES-2026-\d{6}$/);
    const { eSubId } = created.body.data;
    const summary = (await hannah.get(`${cases}/${eSubId}/summary`)).body.data;
    expect(summary).toMatchObject({
      eSubId,
      caseNo: refNo,
      agentName: 'Hannah Lim',
      status: { id: 1, label: 'Draft' },
      currentStep: 'parties',
      info: { ...sampleInfo(), district: '09', eccdid: null },
      internal: { rows: [{ role: 'CA', userId: hannah.person.userId, amountCents: 4_960_000 }], remainCents: 0 },
      history: [{ actorName: 'Hannah Lim', from: null, to: { id: 1 } }],
    });
    const trail = await app.services.database.select().from(auditRow).where(eq(auditRow.aggregateId, eSubId));
    expect(trail).toMatchObject([{ action: 'esubmission.created', seq: 1, actorId: hannah.person.userId }]);
  });

  it('works the commission out itself, and writes the unit in one way', async () => {
    const info = sampleInfo({
      commission: { basis: 'PERCENT', rate: 20_000, amountCents: 1 },
      property: { ...sampleInfo().property, unit: '#9-5a' },
    });
    const { eSubId } = (await hannah.post(cases, info)).body.data;
    const { info: stored } = (await hannah.get(`${cases}/${eSubId}/summary`)).body.data;
    expect(stored).toMatchObject({ commission: { amountCents: 4_960_000 }, property: { unit: '09-05A' } });
  });

  it('is refused with every field that can’t be right, in both spellings, and takes no number', async () => {
    const next = await nextNumber();
    const wrong = sampleInfo({ optionDate: '2026-11-21', propertyType: '4R', optionFeeCents: null });
    const answer = await hannah.post(cases, wrong);
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map(({ field }: { field: string }) => field)).toEqual(['propertyType', 'optionDate']);
    expect(answer.body.Errors[0].Message).toBe(answer.body.errors[0].message);
    expect(await nextNumber()).toBe(next);
  });

  it.each([
    ['an owner', { ...sampleInfo(), createdBy: '00000000-0000-4000-8000-000000000000' }],
    ['a rate that no column holds', sampleInfo({ commission: { basis: 'PERCENT', rate: 2 ** 40, amountCents: 0 } })],
  ])('with %s is refused', async (_, body) => {
    expect((await hannah.post(cases, body)).status).toBe(400);
  });

  it('takes no status and no due diligence from what is sent along', async () => {
    const along = { status: 7, eccdid: '00000000-0000-4000-8000-000000000000' };
    const { eSubId } = (await hannah.post(cases, { ...sampleInfo(), ...along })).body.data;
    const { status, info } = (await hannah.get(`${cases}/${eSubId}/summary`)).body.data;
    expect([status.id, info.eccdid]).toEqual([1, null]);
  });

  it('is not for staff, nor without a session', async () => {
    const desk = await app.letIn(await app.aStaff('submissions'));
    expect((await desk.post(cases, sampleInfo())).status).toBe(403);
    expect((await app.anyone.post(cases, sampleInfo())).status).toBe(401);
  });

  it('is made once, however often one key is sent, and the key is good for one body', async () => {
    const next = await nextNumber();
    const key = { 'idempotency-key': 'create-once' };
    const answers = await Promise.all(Array.from({ length: 5 }, () => hannah.post(cases, sampleInfo(), key)));
    expect(new Set(answers.map(({ body }) => body.data?.eSubId)).size).toBe(1);
    expect(await nextNumber()).toBe(next + 1);
    expect((await hannah.post(cases, sampleInfo({ priceCents: 1_00 }), key)).status).toBe(422);
  });
});

describe('case numbers', () => {
  it('have no gap and no double when 50 are made at once and some of them are refused', async () => {
    const next = await nextNumber();
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        hannah.post(cases, sampleInfo(index % 6 === 0 ? { optionDate: '2026-11-21' } : {})),
      ),
    );
    const numbers = answers.filter(({ status }) => status === 200).map(({ body }) => numberOf(body.data.caseNo));
    expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => next + index));
  });

  it('begin with 1 when the agency’s year does, which is before the year of UTC', async () => {
    clock.moveTo('2026-12-31T16:00:00Z');
    const sam = await app.letIn(await app.aSalesperson());
    expect((await sam.get(`${cases}/ref-no`)).body.data.refNo).toBe('ES-2027-000001');
    const info = sampleInfo({ optionDate: '2026-12-31' });
    expect((await sam.post(cases, info)).body.data.caseNo).toBe('ES-2027-000001');
    expect((await sam.post(cases, info)).body.data.caseNo).toBe('ES-2027-000002');
  });
});
