import { beforeAll, describe, expect, it } from 'vitest';
import { sampleInfo, sampleLease } from '#demo/sample.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { anEsubmission } from '#test/esubmissions.ts';
import type { Client } from '#test/people.ts';

let app: TestApp;
let hannah: Client;
let ravi: Client;

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson());
  ravi = await app.letIn(await app.aSalesperson());
});

const ask = async (who: Client, path: string) => (await who.get(`/api/properties/${path}`)).body.data;

describe('kinds of property', () => {
  it('are categories with their words, and types by category', async () => {
    expect(await ask(hannah, 'categories')).toContainEqual({
      category: 'private-residential',
      label: 'Private Residential',
    });
    const all = await ask(hannah, 'types');
    expect(all.map(({ category }: { category: string }) => category)).toHaveLength(6);
    const [land, ...others] = await ask(hannah, 'types?category=land');
    expect(others).toEqual([]);
    expect(land.propertyTypes).toContainEqual({ propertyType: 'RES_LAND', label: 'Residential land' });
  });

  it.each<[string, string[], string[]]>([
    [
      'transactionType=SALE&category=hdb',
      ['hdbTown', 'optionSerialNo', 'property.unit'],
      ['tenure', 'monthlyRentCents'],
    ],
    ['transactionType=LEASE&category=hdb', ['monthlyRentCents', 'tenancyEnd'], ['priceCents', 'optionSerialNo']],
    ['transactionType=LEASE&category=commercial', ['securityDepositCents'], ['rentalScope', 'occupants', 'hdbTown']],
    ['category=landed&propertyType=TERRACE', ['completionDate'], ['property.unit', 'hdbTown']],
  ])('ask for fields of their own: %s', async (query, required, absent) => {
    const fields: { field: string; required: boolean }[] = await ask(hannah, `attributes?${query}`);
    const requiredFields = fields.filter((each) => each.required).map(({ field }) => field);
    expect(requiredFields).toEqual(expect.arrayContaining(required));
    expect(fields.map(({ field }) => field).filter((field) => absent.includes(field))).toEqual([]);
  });
});

describe('a property', () => {
  const property = { ...sampleInfo().property, postalCode: '239223', unit: '60-01' };
  const at = 'postalCode=239223';

  it('is known from what I have reported of it, the newest first', async () => {
    const facts = { planningArea: 'River Valley', floorArea: 93.5, areaUnit: 'SQM', tenure: 'FREEHOLD' } as const;
    const sale = await anEsubmission(hannah, { status: 'draft', info: { property } });
    const lease = await anEsubmission(hannah, {
      status: 'draft',
      info: { property: { ...property, block: '18' }, ...facts, transactionType: 'LEASE' },
    });
    expect(await ask(hannah, `address?${at}`)).toEqual({
      postalCode: '239223',
      district: '09',
      rows: [{ block: '18', street: 'Leonie Hill', building: 'Leonie Towers' }],
    });
    const details = await ask(hannah, `details?${at}&block=18&unit=60-1`);
    expect(details).toMatchObject({
      known: { propertyCategory: 'private-residential', ...facts },
      rows: [
        { eSubId: lease.eSubId, transactionType: 'LEASE', signedOn: sampleLease().agreementDate },
        { eSubId: sale.eSubId, transactionType: 'SALE', signedOn: sampleInfo().optionDate },
      ],
    });
  });

  it('is not known from what another has', async () => {
    expect((await ask(ravi, `address?${at}`)).rows).toEqual([]);
    expect(await ask(ravi, `details?${at}&block=18&unit=60-01`)).toEqual({ known: null, rows: [] });
  });

  it('is asked for by its postal code', async () => {
    const answer = await hannah.get('/api/properties/address?postalCode=2392');
    expect([answer.status, answer.body.errors[0].field]).toEqual([400, 'postalCode']);
  });
});
