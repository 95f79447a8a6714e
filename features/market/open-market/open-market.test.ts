import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { importText, saleFile } from '../rig/files.ts';

let app: TestApp;
let owner: Client;
let other: Client;
beforeAll(async () => {
  app = await testApp();
  owner = await app.signIn(await app.aSalesperson());
  other = await app.signIn(await app.aSalesperson());
});

const home = {
  purpose: 'SALE',
  category: 'hdb',
  propertyType: '4R',
  block: '627B',
  street: 'Tampines St 61',
  unit: '09-118',
  postalCode: '522627',
  hdbTown: 'Tampines',
  area: 93,
  areaUnit: 'sqm',
  bedrooms: 3,
  askingCents: 72_800_000,
  hasConsent: true,
};
const place = '/market/v1/open-market';
const listed = async (who: Client, query = '') => (await who.get(`${place}?${query}`)).body.data.rows;

describe('a listing', () => {
  it('is seen by everyone, its unit by its salesperson and the content desk alone', async () => {
    expect((await owner.post(place, home)).status).toBe(200);
    const [mine] = await listed(owner);
    expect(mine).toMatchObject({
      unit: '09-118',
      isMine: true,
      district: 'Tampines',
      area: 1001,
      unitPriceCents: 72_700,
    });
    const [theirs] = await listed(other, 'measurementUnit=sqm');
    expect(theirs).toMatchObject({ unit: null, isMine: false, area: 93 });
    const desk = await app.letIn(await app.aStaff('content'));
    expect((await listed(desk))[0].unit).toBe('09-118');
    const file = await other.get(`${place}/export`);
    expect(String(file.headers['content-disposition'])).toMatch(/open-market_listed_sqft_all_\d{14}\.xlsx/);
  });

  it('is searched by any number that may be typed', async () => {
    for (const query of ['areaFrom=10000000&measurementUnit=sqm', 'bedrooms=3,99999999999', 'priceTo=2000000000']) {
      expect((await owner.get(`${place}?${query}`)).status, query).toBe(200);
    }
    expect((await owner.get(`${place}?areaTo=2000000000`)).status).toBe(400);
  });

  it('has an area, by which it costs whole dollars for sale and cents to let', async () => {
    const tiny = await owner.post(place, { ...home, area: 0.5, areaUnit: 'sqft' });
    expect([tiny.status, tiny.body.errors[0].field]).toEqual([400, 'area']);
    const toLet = { ...home, purpose: 'LEASE', askingCents: 350_000, street: 'Bishan St 23' };
    expect((await owner.post(place, toLet)).status).toBe(200);
    const [rent] = await listed(other, 'purpose=LEASE');
    expect(rent.unitPriceCents).toBe(350);
    await app.services.database.$client.query("DELETE FROM market_listing WHERE purpose = 'LEASE'");
  });

  it('needs the owner’s consent, a type of its kind and a postal code of a district', async () => {
    expect((await owner.post(place, { ...home, hasConsent: false })).status).toBe(400);
    expect((await owner.post(place, { ...home, propertyType: 'TERRACE' })).status).toBe(400);
    expect((await owner.post(place, { ...home, hdbTown: null })).status).toBe(400);
    const bad = { ...home, category: 'landed', propertyType: 'TERRACE', postalCode: '740000' };
    expect((await owner.post(place, bad)).body.errors[0]).toMatchObject({ field: 'postalCode' });
  });

  it('of a landed home is known to others by its street alone', async () => {
    const house = {
      ...home,
      category: 'landed',
      propertyType: 'TERRACE',
      hdbTown: null,
      block: '9',
      street: 'Inggu Road',
      unit: '',
      postalCode: '757479',
    };
    const { listingId } = (await owner.post(place, house)).body.data;
    const [theirs] = await listed(other, 'search=inggu');
    expect([theirs.block, theirs.postalCode, theirs.street]).toEqual(['', '', 'Inggu Road']);
    expect(await listed(other, 'search=9 inggu')).toEqual([]);
    const desk = await app.letIn(await app.aStaff('content'));
    for (const who of [owner, desk])
      expect((await listed(who, 'search=9 inggu'))[0]).toMatchObject({ block: '9', postalCode: '757479' });
    expect((await other.get(`${place}/${listingId}/comparables`)).body.data).toMatchObject({ level: null });
    await app.services.database.$client.query("DELETE FROM market_listing WHERE category = 'landed'");
    expect((await other.get(`${place}/${listingId}/comparables`)).status).toBe(404);
  });

  it('is withdrawn by the content desk, with a reason that its salesperson reads', async () => {
    const { listingId } = (await owner.post(place, { ...home, street: 'Bedok South Ave 3' })).body.data;
    const url = `${place}/${listingId}/withdrawal`;
    const reason = 'The owner has sold it elsewhere.';
    expect((await other.post(url, { version: 1, reason })).status).toBe(403);
    const desk = await app.letIn(await app.aStaff('content'));
    expect((await desk.post(url, { version: 1, reason: '' })).status).toBe(400);
    expect((await desk.post(url, { version: 2, reason })).status).toBe(409);
    expect((await desk.post(url, { version: 1, reason })).body.data).toEqual({ version: 2 });
    expect(await listed(other, 'search=bedok')).toEqual([]);
    const [mine] = await listed(owner, 'search=bedok&show=MINE');
    expect(mine).toMatchObject({ state: 'WITHDRAWN', withdrawnReason: reason });
    const trail = "SELECT detail->>'reason' AS reason FROM audit_row WHERE action = 'listing.withdrawn'";
    expect((await app.services.database.$client.query(trail)).rows).toEqual([{ reason }]);
    await app.services.database.$client.query('DELETE FROM market_listing WHERE id = $1', [listingId]);
  });

  it('asks for the owner’s consent when it is advertised, and keeps when it was given when it ends', async () => {
    const { listingId } = (await owner.post(place, { ...home, street: 'Bedok South Ave 3' })).body.data;
    const consent = async (): Promise<string> => {
      const text = 'SELECT consent_at::text AS at FROM market_listing WHERE id = $1';
      return (await app.services.database.$client.query(text, [listingId])).rows[0].at;
    };
    await app.services.database.$client.query("UPDATE market_listing SET consent_at = '2026-01-01' WHERE id = $1", [
      listingId,
    ]);
    const first = await consent();
    const change = (version: number, more: object) =>
      owner.put(`${place}/${listingId}`, { version, listing: { ...home, ...more } });
    expect((await change(1, { state: 'WITHDRAWN', hasConsent: false })).status).toBe(200);
    expect(await consent()).toBe(first);
    expect((await change(2, { state: 'ACTIVE', hasConsent: false })).status).toBe(400);
    expect((await change(2, { state: 'ACTIVE' })).status).toBe(200);
    expect(await consent()).not.toBe(first);
    await app.services.database.$client.query('DELETE FROM market_listing WHERE id = $1', [listingId]);
  });

  it('of somebody whose account is disabled is shown to nobody else', async () => {
    const leaving = await app.aSalesperson();
    const client = await app.signIn(leaving);
    await client.post(place, { ...home, street: 'Bedok North Ave 1' });
    expect(await listed(other, 'search=bedok')).toHaveLength(1);
    await app.services.database.$client.query('UPDATE person SET disabled_at = now() WHERE id = $1', [leaving.userId]);
    expect(await listed(other, 'search=bedok')).toEqual([]);
  });

  it('is changed by its own salesperson alone, once for each version', async () => {
    const [{ listingId, version }] = await listed(owner);
    const change = { version, listing: { ...home, askingCents: 70_000_000 } };
    expect((await other.put(`${place}/${listingId}`, change)).status).toBe(404);
    expect((await owner.put(`${place}/${listingId}`, change)).status).toBe(200);
    expect((await owner.put(`${place}/${listingId}`, change)).status).toBe(409);
    expect((await listed(other))[0].askingCents).toBe(70_000_000);
  });

  it('that is over or closed is shown to its salesperson alone, who may renew it', async () => {
    await app.services.database.$client.query("UPDATE market_listing SET expires_on = '2020-01-01'");
    expect(await listed(other)).toEqual([]);
    const [{ listingId, version, isExpired }] = await listed(owner, 'show=MINE');
    expect(isExpired).toBe(true);
    await owner.put(`${place}/${listingId}`, { version, listing: home });
    expect(await listed(other)).toHaveLength(1);
    await owner.put(`${place}/${listingId}`, { version: version + 1, listing: { ...home, state: 'CLOSED' } });
    expect(await listed(other)).toEqual([]);
  });
});

describe('comparables', () => {
  const ask = async (query: string) =>
    (await other.get(`/market/v1/comparables?category=hdb&propertyType=4R&measurementUnit=sqm&area=100&${query}`)).body
      .data;

  it('are of the same block, else the street, else the town, until there are five', async () => {
    const sale = (block: string, street: string, price: number, more = {}) => ({
      block,
      street,
      price,
      area: 100,
      ...more,
    });
    const sales = [
      ...[600_000, 610_000, 620_000, 630_000, 640_000].map((price) => sale('627B', 'TAMPINES ST 61', price)),
      sale('601', 'TAMPINES ST 61', 700_000),
      // Of another size, another type, and long ago.
      sale('627B', 'TAMPINES ST 61', 900_000, { area: 130 }),
      sale('627B', 'TAMPINES ST 61', 900_000, { type: '5 ROOM' }),
      sale('627B', 'TAMPINES ST 61', 300_000, { month: '2025-03' }),
    ];
    await importText(app, saleFile(sales), { kinds: ['hdb'] });
    const near = await ask('street=Tampines Street 61&block=627b&hdbTown=Tampines');
    expect(near).toMatchObject({ level: 'BUILDING', counted: 5, confidence: 'MEDIUM' });
    expect(near.value).toEqual({ p25: 61_000_000, median: 62_000_000, p75: 63_000_000 });
    expect(near.rows).toHaveLength(5);
    // Up to the day of a signing, as a price of that day is compared.
    expect(await ask('street=Tampines Street 61&block=627b&hdbTown=Tampines&day=2025-04-10')).toMatchObject({
      counted: 1,
      value: { median: 30_000_000 },
    });
    expect(await ask('street=Tampines Street 61&block=601&hdbTown=Tampines')).toMatchObject({
      level: 'STREET',
      counted: 6,
    });
    expect(await ask('street=Bedok Road&block=1&hdbTown=Tampines')).toMatchObject({
      level: 'REGION',
      confidence: 'LOW',
    });
    const { listingId } = (await owner.post(place, home)).body.data;
    const ofListing = await other.get(`${place}/${listingId}/comparables?measurementUnit=sqm`);
    expect(ofListing.body.data).toMatchObject({ level: 'BUILDING', counted: 5 });
    expect(await ask('street=Bedok Road&block=1&hdbTown=Bedok')).toMatchObject({ level: null, value: null });
  });
});
