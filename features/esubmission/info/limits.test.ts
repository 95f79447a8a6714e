import { beforeAll, describe, expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';
import { move, summaryOf } from '../rig/moves.ts';
import { hdbFees } from '../room.settings.ts';

let app: TestApp;
let hannah: Client;
let ravi: Client;

beforeAll(async () => {
  app = await testApp();
  [hannah, ravi] = [await app.letIn(await app.aSalesperson()), await app.letIn(await app.aSalesperson())];
});

const property = (unit: string) => ({ ...sampleInfo().property, unit });
const aFlat = (unit: string, optionFeeCents: number) =>
  anEsubmission(hannah, {
    info: {
      propertyCategory: 'hdb',
      propertyType: '4R',
      property: property(unit),
      hdbTown: 'Tampines',
      floorArea: 93,
      leaseStartYear: 1988,
      optionSerialNo: 'A1',
      optionFeeCents,
      exerciseFeeCents: 0,
    },
  });
const set = (key: string, value: unknown) =>
  app.services.database.$client.query('INSERT INTO setting (key, value) VALUES ($1, $2)', [key, JSON.stringify(value)]);
const unset = (key: string) => app.services.database.$client.query('DELETE FROM setting WHERE key = $1', [key]);
const findingsOf = async (who: Client, eSubId: string) =>
  (await summaryOf(who, eSubId)).findings.map(({ code, level }: { code: string; level: string }) => `${code} ${level}`);

describe('the limits of the agency', () => {
  it('block the submission of a flat with a higher option fee, and can be changed', async () => {
    const { eSubId } = await aFlat('50-01', 150_000);
    const refused = await move(hannah, eSubId, 2);
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ code: 'V12', field: 'info.optionFeeCents' }] } });
    await set('checkLevels', { V12: 'warn' });
    expect(await findingsOf(hannah, eSubId)).toEqual(['V12 warn']);
    await unset('checkLevels');
    await set('hdbFees', { least: 100, most: 150_000, together: 500_000 });
    expect(await findingsOf(hannah, eSubId)).toEqual([]);
    await unset('hdbFees');
  });

  it.each([
    { least: 200, most: 100, together: 500 },
    { least: 100, most: 600, together: 500 },
  ])('takes no limits of a flat that nothing is between: %o', (value) => {
    expect(hdbFees.schema.safeParse(value).success).toBe(false);
  });

  it('set within how many days two submissions of one property may be one transaction', async () => {
    const first = await anEsubmission(hannah, { status: 'submitted', info: { property: property('50-02') } });
    const optionDate = sampleInfo().optionDate;
    const again = { property: property('50-02'), optionDate: dayBefore(optionDate) };
    const { eSubId } = await anEsubmission(ravi, { info: again });
    expect(await findingsOf(ravi, eSubId)).toEqual(['V01 warn']);
    expect((await summaryOf(ravi, eSubId)).findings[0].message).toContain(first.caseNo);
    await set('samePropertyDays', 0);
    expect(await findingsOf(ravi, eSubId)).toEqual([]);
    await unset('samePropertyDays');
  });

  it('are sent to the form of step 1', async () => {
    const ask = async () => (await hannah.get('/api/v1/esubmissions/limits')).body.data;
    const usual = {
      lateLimitDays: 14,
      hdbFees: { least: 100, most: 100_000, together: 500_000 },
      leaseMonths: { hdbLeast: 6, hdbMost: 36, hdbMostForeign: 24, privateLeast: 3 },
      hdbOccupants: { small: 4, large: 6, eased: { most: 8, until: '2026-12-31' } },
    };
    expect(await ask()).toEqual(usual);
    await set('lateLimitDays', 30);
    expect(await ask()).toEqual({ ...usual, lateLimitDays: 30 });
    await unset('lateLimitDays');
    const desk = await app.letIn(await app.aStaff('submissions'));
    expect((await desk.get('/api/v1/esubmissions/limits')).status).toBe(403);
  });
});

const dayBefore = (day: string) => Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
