import { beforeAll, describe, expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';

const clock = clockAt('2026-11-20T02:00:00Z');
let app: TestApp;
let hannah: Client;
let rajesh: Client;
beforeAll(async () => {
  app = await testApp({ clock });
  hannah = await app.letIn(await app.aSalesperson());
  rajesh = await app.letIn(await app.aSalesperson());
});

const base = '/api/v1/customer-contacts';
const must = async (answer: ReturnType<Client['get']>) => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const statusOf = async (answer: ReturnType<Client['get']>) => (await answer).status;
const person = { kind: 'INDIVIDUAL', name: 'Goh Siew Choo', idType: 'NRIC' };
const aContact = (other: object = {}, client = hannah) => must(client.post(base, { ...person, ...other }));
const find = async (search: string, filters = '') =>
  (await must(hannah.get(`${base}?search=${encodeURIComponent(search)}${filters}`))).rows.map(
    ({ name }: { name: string }) => name,
  );
const place = { postalCode: '521627', block: '627B', street: 'Tampines St 61', unit: '09-118' };
const property = { relation: 'OWNER', status: 'HELD', category: 'hdb', ...place };

describe('a contact of whom a name alone is known', () => {
  const made = async (more: object = {}) => must(hannah.post(base, { name: 'Ong Bee Lian', ...more }));
  const nothing = { idNumberMasked: '', isIdDoubtful: false, screeningState: 'NOT_SCREENED' };

  it('is a person, and nothing is claimed of a number', async () => {
    expect(await made()).toMatchObject({ kind: 'INDIVIDUAL', idType: 'NRIC', ...nothing });
    expect(await made({ kind: 'COMPANY' })).toMatchObject({ kind: 'COMPANY', idType: 'UEN', ...nothing });
    const { contactId } = await made();
    const { aMLID } = await must(hannah.post(`${base}/generate-aml-info`, { contactId }));
    const { subjects } = await must(hannah.get(`/api/v1/amls/aml-report?aMLID=${aMLID}`));
    expect(subjects).toMatchObject([{ name: 'Ong Bee Lian', idNumberMasked: '' }]);
  });

  it('keeps the document of its number where none is said', async () => {
    const { contactId } = await made({ idType: 'PASSPORT', idNumber: 'K1234567' });
    const changed = await must(hannah.put(base, { contactId, name: 'Ong Bee Lian' }));
    expect(changed).toMatchObject({ idType: 'PASSPORT', idNumberMasked: expect.stringContaining('567') });
  });
});

describe('the list', () => {
  beforeAll(async () => {
    const { contactId } = await aContact({
      name: 'Muthukumar s/o Raman',
      phones: ['91230001'],
      emails: ['muthu@mail.example'],
    });
    await must(hannah.post('/api/v1/customer-contact-properties', { ...property, contactId }));
    await aContact({ name: 'Nurul Huda binte Osman', phones: ['+6581112222'], stage: 'CLIENT', tags: ['Hot'] });
  });

  it.each([
    'muthukumar',
    'raman muthukumar',
    'mutukumar',
    'tampnies',
    '9123',
    'MUTHU@MAIL',
    '627B',
    'Tampines Blk 627B',
  ])('finds a contact by %s', async (typed) => {
    expect(await find(typed)).toEqual(['Muthukumar s/o Raman']);
  });

  it('finds by a whole phone and by words without an address', async () => {
    for (const text of ['9123 0001', 'mutukumar'])
      expect(await must(hannah.post(`${base}/find`, { text }))).toMatchObject([
        { name: 'Muthukumar s/o Raman', emails: ['muthu@mail.example'], stage: 'LEAD' },
      ]);
    expect(await statusOf(hannah.get(`${base}?search=91230001`))).toBe(400);
  });

  it('finds names with accents and in Han signs however they are typed, and a part of a phone', async () => {
    await aContact({ name: 'Zoë Ångström', aliases: ['陳大偉'], phones: ['+6582345678'] });
    for (const typed of ['Zoe', 'ZOË', 'angstrom zoe', '陈大伟', '大偉', '2345-67', '8234 56'])
      expect(await find(typed), typed).toEqual(['Zoë Ångström']);
    expect(await find('陈大威')).toEqual([]);
  });

  it('finds what is nearly written so only where nothing is written so', async () => {
    await aContact({ name: 'Chaminda Wijeyaratne' });
    expect(await find('wijayaratne')).toEqual(['Chaminda Wijeyaratne']);
    await aContact({ name: 'Kamala Wijayaratne' });
    expect(await find('wijayaratne')).toEqual(['Kamala Wijayaratne']);
  });

  it('finds none by words of which one is of another contact', async () => {
    expect(await find('muthukumar osman')).toEqual([]);
  });

  it('filters by stage, tag and follow-up, ten on a page', async () => {
    expect(await find('', '&stage=CLIENT')).toEqual(['Nurul Huda binte Osman']);
    expect(await find('', '&tag=Hot')).toEqual(['Nurul Huda binte Osman']);
    expect(await find('', '&followUp=OVERDUE')).toEqual([]);
    const { rows } = await must(hannah.get(base));
    expect(rows.length).toBeLessThanOrEqual(10);
  });

  it('is of own contacts alone, and of nothing that another one may guess', async () => {
    expect((await must(rajesh.get(`${base}?search=muthukumar`))).rows).toEqual([]);
  });
});

describe('the number of a contact', () => {
  it('is masked, found as a whole by its owner alone, and read in full for a reason that is recorded', async () => {
    const { contactId, idNumberMasked } = await aContact({ name: 'Tan Number', idNumber: 's 1234567 d' });
    expect(idNumberMasked).toBe('S****567D');
    const body = { text: 's1234567d' };
    expect(await must(hannah.post(`${base}/find`, body))).toMatchObject([{ contactId, name: 'Tan Number' }]);
    expect(await must(rajesh.post(`${base}/find`, body))).toEqual([]);
    expect(await statusOf(hannah.get(`${base}?search=S1234567D`))).toBe(400);
    const reason = { reason: 'To fill in a form' };
    expect(await must(hannah.post(`${base}/${contactId}/reveal`, reason))).toEqual({ idNumber: 'S1234567D' });
    expect(await statusOf(rajesh.post(`${base}/${contactId}/reveal`, reason))).toBe(404);
    const { rows } = await app.services.database.$client.query(
      "SELECT action, detail FROM audit_row WHERE aggregate = 'contact-reading' AND aggregate_id = $1",
      [contactId],
    );
    expect(rows).toEqual([{ action: 'contact.number-read', detail: reason }]);
  });

  it('stays when it is left out, and is not lost with another kind of document', async () => {
    const { contactId, version } = await aContact({ idNumber: 'S1234567D' });
    const changed = await must(hannah.put(base, { ...person, name: 'Goh S C', contactId, version }));
    expect(changed.idNumberMasked).toBe('S****567D');
    const other = { ...person, idType: 'PASSPORT', contactId, version: changed.version };
    expect(await statusOf(hannah.put(base, other))).toBe(400);
    expect((await must(hannah.put(base, { ...other, idNumber: '' }))).idNumberMasked).toBe('');
  });

  it('is refused with a wrong check letter', async () => {
    expect(await statusOf(hannah.post(base, { ...person, idNumber: 'S1234567A' }))).toBe(400);
  });
});

describe('what belongs to a contact', () => {
  it('has the same property once, however its address is written', async () => {
    const { contactId } = await aContact();
    const add = (other: object) =>
      hannah.post('/api/v1/customer-contact-properties', { ...property, contactId, ...other });
    await must(add({}));
    expect(await statusOf(add({ block: 'Blk 627 b', street: 'Tampines Street 61' }))).toBe(409);
    const parameters = new URLSearchParams({ contactId, ...place, unit: '#09-118' });
    const check = (query: URLSearchParams) =>
      must(hannah.get(`/api/v1/customer-contact-properties/check-can-create-property?${query}`));
    expect(await check(parameters)).toMatchObject({ canCreate: false });
    parameters.set('unit', '10-118');
    expect(await check(parameters)).toEqual({ canCreate: true, reason: '' });
  });

  it('keeps of what it looks for no end of a letter that is not there, and an approval as far as it is known', async () => {
    const { contactId } = await aContact({ name: 'Profiled Lim' });
    const wish = {
      intent: 'BUY',
      types: ['hdb', 'landed'],
      ipaBank: 'DBS',
      hfeStatus: 'APPLIED',
      hfeExpiresOn: '2027-01-31',
    };
    const path = '/api/v1/customer-contact-profilings';
    const { id, version } = await must(hannah.post(path, { ...wish, contactId }));
    const stored = async () => (await must(hannah.get(`${base}/${contactId}/profiling`)))[0];
    expect(await stored()).toMatchObject({ types: ['hdb', 'landed'], ipaBank: 'DBS', hfeExpiresOn: null });
    await must(hannah.put(path, { ...wish, ipaCents: 90_000_000, hfeStatus: 'VALID', id, version }));
    expect(await stored()).toMatchObject({ ipaBank: 'DBS', hfeExpiresOn: '2027-01-31' });
  });

  it('has one main address', async () => {
    const { contactId } = await aContact();
    const add = (line: string) =>
      must(hannah.post('/api/v1/customer-contact-addresses', { kind: 'MAILING', line, isPrimary: true, contactId }));
    await add('1 First Road');
    await add('2 Second Road');
    const rows: { line: string; isPrimary: boolean }[] = await must(hannah.get(`${base}/${contactId}/addresses`));
    expect(rows.map(({ line, isPrimary }) => [line, isPrimary])).toEqual([
      ['2 Second Road', true],
      ['1 First Road', false],
    ]);
  });

  it('keeps a document in the bin until it is restored', async () => {
    const { contactId } = await aContact();
    const file = { name: 'Title deed.pdf', bytes: samplePdf() };
    const { fileId } = await must(hannah.upload('/media/v1/customer-files', {}, file));
    const body = { contactId, fileId, docType: 'OWNERSHIP' };
    const { id, fileName } = await must(hannah.post('/api/v1/contact-archive-documents', body));
    expect(await statusOf(hannah.get(`${base}/${contactId}/archive-documents/${fileName}`))).toBe(200);
    expect(await statusOf(rajesh.get(`/media/v1/documents/${fileId}/download`))).toBe(404);
    await must(hannah.delete(`/api/v1/contact-archive-documents?iD=${id}`));
    expect(await must(hannah.get(`${base}/${contactId}/archive-documents`))).toMatchObject([
      { id, deletedAt: expect.any(String) },
    ]);
    await must(hannah.put(`/api/v1/contact-archive-documents/${id}/restore`));
    await must(hannah.delete(`${base}?id=${contactId}`));
    const { rows, totalRecords } = await must(hannah.get(`${base}/bin?pageSize=1`));
    expect([rows.length, totalRecords]).toEqual([1, 1]);
    expect(rows).toMatchObject([{ contactId, deletedOn: '2026-12-20' }]);
    await must(hannah.put(`${base}/${contactId}/restore`));
  });
});

describe('a contact', () => {
  it('lies in the bin of its owner alone once it is deleted, and comes back whole', async () => {
    const { contactId } = await aContact({ name: 'Lee Binned', tags: ['Old'] });
    await must(hannah.delete(`${base}?id=${contactId}`));
    expect(await statusOf(hannah.get(`${base}/${contactId}`))).toBe(404);
    expect((await must(hannah.get(`${base}/bin`))).rows).toMatchObject([{ contactId, deletedOn: '2026-12-20' }]);
    expect(await statusOf(rajesh.put(`${base}/${contactId}/restore`))).toBe(404);
    await must(hannah.put(`${base}/${contactId}/restore`));
    expect(await must(hannah.get(`${base}/${contactId}`))).toMatchObject({ name: 'Lee Binned', tags: ['Old'] });
  });

  it('is not changed by who saw an older version', async () => {
    const { contactId, version } = await aContact();
    await must(hannah.put(base, { ...person, contactId, version, notes: 'First' }));
    expect(await statusOf(hannah.put(base, { ...person, contactId, version, notes: 'Second' }))).toBe(409);
  });
});

describe('follow-ups', () => {
  it('stand beside each other, the earliest first', async () => {
    const { contactId } = await aContact({ name: 'Plans Ahead' });
    const set = (body: object) => must(hannah.put(`${base}/${contactId}/follow-up`, body));
    const planned = async () => {
      const { followUpOn } = await must(hannah.get(`${base}/${contactId}`));
      const { later } = await must(hannah.get(`${base}/${contactId}/plans`));
      return [followUpOn, ...later.map(({ on }: { on: string }) => on)];
    };
    await set({ on: '2027-03-01', note: 'Lease' });
    await set({ on: '2026-12-24', note: 'Call', beside: true });
    expect(await planned()).toEqual(['2026-12-24', '2027-03-01']);
    // One that is put off behind another one waits for it.
    await set({ on: '2027-04-01', note: 'Call' });
    expect(await planned()).toEqual(['2027-03-01', '2027-04-01']);
    await set({ on: null, done: true });
    expect(await planned()).toEqual(['2027-04-01']);
  });

  it('are counted once they are due, and noted once they are made', async () => {
    const { contactId } = await aContact({ name: 'Follow Me' });
    const set = (body: object) => must(hannah.put(`${base}/${contactId}/follow-up`, body));
    await set({ on: '2026-11-19', note: 'Valuation' });
    await must(hannah.post('/api/v1/customer-contact-properties', { ...property, contactId, leaseEnd: '2026-11-25' }));
    expect(await must(hannah.get('/api/v1/dashboard?card=follow-ups'))).toMatchObject({
      cards: [{ data: { overdue: 1, rows: [{ name: 'Follow Me' }] } }],
    });
    const dates = await must(hannah.get('/api/v1/dashboard/key-dates?from=2026-11-01&to=2026-11-30'));
    expect(dates.rows.map(({ title, place }: Record<string, string>) => `${title}: ${place}`)).toEqual([
      'Follow-up: Blk 627B Tampines St 61 #09-118',
      'Lease ends: Blk 627B Tampines St 61 #09-118',
    ]);
    expect(await must(hannah.get(`${base}/follow-ups`))).toMatchObject({ overdue: 1, due: 1, rows: [{ contactId }] });
    await set({ on: '2026-11-27', note: 'Again', done: true });
    expect(await must(hannah.get(`${base}/follow-ups`))).toMatchObject({ overdue: 0, due: 0 });
    expect(await must(hannah.get(`${base}/${contactId}/activities`))).toMatchObject({
      rows: [{ kind: 'FOLLOW_UP', body: 'Valuation', to: null }],
      hasMore: false,
    });
  });
});

it('a change of many contacts is put back by its undo', async () => {
  const [one, two] = [await aContact({ tags: ['A'] }), await aContact({ stage: 'CLIENT' })];
  const ids = [one.contactId, two.contactId];
  const before = await must(hannah.put(`${base}/marks`, { ids, addTag: 'B', stage: 'PAST_CLIENT' }));
  const read = async () =>
    Promise.all(ids.map(async (id) => must(hannah.get(`${base}/${id}`)).then(({ tags, stage }) => [tags, stage])));
  expect(await read()).toEqual([
    [['A', 'B'], 'PAST_CLIENT'],
    [['B'], 'PAST_CLIENT'],
  ]);
  await must(hannah.put(`${base}/marks`, { ids: [two.contactId], addTag: 'Later' }));
  await must(hannah.put(`${base}/marks/undo`, { rows: before }));
  expect(await read()).toEqual([
    [['A'], 'LEAD'],
    [['B', 'Later'], 'CLIENT'],
  ]);
  const theirs = await aContact({}, rajesh);
  expect(await statusOf(hannah.put(`${base}/marks`, { ids: [...ids, theirs.contactId], addTag: 'C' }))).toBe(404);
});

it('a file of the register rules each number of its reader, to the day and for nobody else', async () => {
  const phones = ['81230001', '81230002'];
  const { contactId } = await aContact({ phones });
  const theirs = await aContact({ phones }, rajesh);
  const file = { name: 'results.csv', bytes: Buffer.from('No,V,T\n81230001,Y,N\n81230002,N,Y\n12,N,N\n') };
  const preview = (choice = {}) => must(hannah.upload(`${base}/register-result-previews`, choice, file));
  expect(await preview()).toMatchObject({ faults: [expect.stringContaining('“Phone number”')], isKept: false });
  const columns = 'number,voice,text';
  expect(await preview({ columns })).toMatchObject({
    faults: [],
    problems: [{ line: 4, words: 'not a valid phone number.' }],
  });
  const taken = await must(hannah.upload(`${base}/register-results`, { columns, checkedOn: '2026-10-30' }, file));
  expect(taken).toMatchObject({ taken: 2, listed: 2, unread: 1, problems: ['Line 4: not a valid phone number.'] });
  expect(await preview()).toMatchObject({ faults: [], isKept: true });
  expect(await must(rajesh.upload(`${base}/register-result-previews`, {}, file))).toMatchObject({ isKept: false });
  const verdicts = async (client: Client, id: string) =>
    (await must(client.get(`${base}/pdpa-status?id=${id}`))).each.map(
      ({ channels }: { channels: { verdict: string }[] }) => channels.map(({ verdict }) => verdict),
    );
  expect(await verdicts(hannah, contactId)).toEqual([
    ['BLOCKED_DNC', 'OK_NOT_LISTED'],
    ['OK_NOT_LISTED', 'BLOCKED_DNC'],
  ]);
  expect((await verdicts(rajesh, theirs.contactId))[0]).toEqual(['NEVER_CHECKED', 'NEVER_CHECKED']);
  const all = await must(hannah.post(`${base}/pdpa-statuses`, { ids: [contactId, theirs.contactId] }));
  expect(all).toMatchObject([{ contactId, channels: [{ verdict: 'BLOCKED_DNC' }, {}, {}, {}] }]);
});

it('a consent rules a channel until it is withdrawn, then the register has no say', async () => {
  const { contactId } = await aContact({ phones: ['91234567'] });
  const verdict = async () =>
    (await must(hannah.get(`${base}/pdpa-status?id=${contactId}`))).channels.find(
      ({ channel }: { channel: string }) => channel === 'TEXT',
    ).verdict;
  expect(await verdict()).toBe('NEVER_CHECKED');
  const check = { phone: '91234567', voice: true, text: false, fax: true };
  await must(hannah.post(`${base}/${contactId}/register-check`, check));
  expect(await verdict()).toBe('OK_NOT_LISTED');
  const say = (state: string) =>
    must(
      hannah.post(`${base}/${contactId}/consents`, { purpose: 'MARKETING', channels: ['TEXT'], state, method: 'FORM' }),
    );
  await say('WITHDRAWN');
  expect(await verdict()).toBe('BLOCKED_WITHDRAWN');
  clock.moveTo('2026-11-20T02:05:00Z');
  await say('GRANTED');
  expect(await verdict()).toBe('OK_CONSENT');
  const byPhone = await must(hannah.post(`${base}/pdpa-status`, { phone: '91234567' }));
  expect(byPhone.channels[1]).toMatchObject({ channel: 'TEXT', verdict: 'OK_CONSENT' });
  // Somebody else at the same number does not want it: nobody there is written to.
  const other = await aContact({ phones: ['91234567'] });
  const withdrawn = { purpose: 'MARKETING', channels: ['TEXT'], state: 'WITHDRAWN', method: 'FORM' };
  await must(hannah.post(`${base}/${other.contactId}/consents`, withdrawn));
  expect(await verdict()).toBe('BLOCKED_WITHDRAWN');
  const [listed] = await must(hannah.post(`${base}/pdpa-statuses`, { ids: [contactId] }));
  expect(listed.channels[1]).toMatchObject({ channel: 'TEXT', verdict: 'BLOCKED_WITHDRAWN' });
});

it('a file of numbers alone needs no headings, and letters of Windows are read', async () => {
  const phones = ['81230071', '81230072'];
  const { contactId } = await aContact({ phones });
  const file = { name: 'numbers.csv', bytes: Buffer.from(`${phones.join('\n')}\n`) };
  expect(await must(hannah.upload(`${base}/register-results`, {}, file))).toMatchObject({ taken: 2, listed: 2 });
  const { each } = await must(hannah.get(`${base}/pdpa-status?id=${contactId}`));
  expect(each.map(({ channels }: { channels: { verdict: string }[] }) => channels[0]?.verdict)).toEqual([
    'BLOCKED_DNC',
    'BLOCKED_DNC',
  ]);
  const latin = { name: 'r.csv', bytes: Buffer.from('Numéro,Phone\nZoë,81230073\n', 'latin1') };
  expect(await must(hannah.upload(`${base}/register-result-previews`, {}, latin))).toMatchObject({
    encoding: 'windows-1252',
    isGuess: true,
    columns: [{ heading: 'Numéro' }, { heading: 'Phone', field: 'number' }],
  });
});
