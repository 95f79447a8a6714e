import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleInfo, sampleLease } from '#demo/sample.ts';
import { TransactionInfo } from '../info/info.calls.ts';
import { usualLimits } from '../info/limits.rules.ts';
import { stepKeys } from '../steps.words.ts';
import type { RepresentedSide } from '../transaction.words.ts';
import { blocksOf, findings, type SubmissionFacts } from './findings.rules.ts';

const info = (change: Parameters<typeof sampleInfo>[0] = {}) =>
  TransactionInfo.parse(sampleInfo({ optionDate: '2026-11-12', exerciseDate: null, ...change }));
const lease = (change: Parameters<typeof sampleLease>[0] = {}) => TransactionInfo.parse(sampleLease(change));
const someone = (name: string, partyType: RepresentedSide, nationality = 'SG') => ({
  uuid: name,
  name,
  partyType,
  nationality,
  isDoubtful: false,
  kind: 'INDIVIDUAL' as const,
  idType: 'NRIC' as const,
  residency: null,
  idExpiry: null,
  passType: null,
  passExpiry: null,
  dateOfBirth: null,
  birthUnknown: false,
  isDue: false,
  screening: null,
  screenedAt: null,
});
const seller = someone('Goh Siew Choo', 'SELLER');
const buyer = someone('Arjun Nair', 'BUYER');
const landlord = someone('Goh Siew Choo', 'LANDLORD');
const tenant = (nationality: string) => someone('Mary Smith', 'TENANT', nationality);
const limits = { ...usualLimits, today: '2026-11-20' };
/** A lease of three years, the longest that HDB allows. */
const long = {
  propertyCategory: 'hdb',
  propertyType: '4R',
  agreementDate: '2026-11-12',
  tenancyStart: '2026-12-01',
  tenancyEnd: '2029-11-30',
} as const;
const other = (side: RepresentedSide, isSameAgent = false, isSameDeal = true) => ({
  eSubId: null,
  caseNo: 'ES-2026-000007',
  side,
  isSameAgent,
  isSameDeal,
  otherPostalCode: null as string | null,
});
const hannah = { role: 'CA', name: 'Hannah', registrationNo: 'R012345A', isActive: true } as const;
const bill = (billFor: 'OWN_CLIENT' | 'OTHER_PARTY') => ({ billFor });

const billed = (remainCents: number) => ({
  remainCents,
  isRegistered: true,
  taxPoint: '2026-11-20',
  chargedCents: 446_400,
  rows: [bill('OWN_CLIENT')],
});

const document = (name: string, change: Partial<SubmissionFacts['documents'][number]> = {}) => ({
  documentId: 'D-01',
  partyUuid: null,
  name,
  partyName: null,
  isMissing: false,
  isQueried: false,
  hasFile: false,
  ...change,
});

const whole = (change: Partial<SubmissionFacts> = {}): SubmissionFacts => ({
  info: info(),
  parties: [seller, buyer],
  screening: { hasLists: false },
  ownership: [],
  registered: [],
  external: { remainCents: 4_960_000, rows: [] },
  internal: { remainCents: 0, rows: [hannah] },
  billing: billed(0),
  documents: [document('Option to purchase')],
  duties: [],
  others: [],
  market: { state: 'NOT_COMPARED', why: 'NO_DATA' },
  limits,
  levels: {},
  ...change,
});

const brief = (change: Partial<SubmissionFacts>) =>
  findings(whole(change)).map(({ level, code, step, field }) => `${level} ${code} ${step} ${field ?? '-'}`);

it('finds nothing in a sound submission', () => {
  expect(findings(whole())).toEqual([]);
});

describe.each<[string, Partial<SubmissionFacts>, string[]]>([
  ['nobody', { parties: [] }, ['block parties parties SELLER', 'block parties parties BUYER']],
  ['no buyer', { parties: [seller] }, ['block parties parties BUYER']],
  ['no seller', { parties: [buyer, buyer] }, ['block parties parties SELLER']],
  ['a doubtful number', { parties: [{ ...seller, isDoubtful: true }, buyer] }, ['warn V11 parties idNumber']],
  [
    'a pass that was over',
    { parties: [seller, { ...buyer, idType: 'FIN', passExpiry: '2026-11-11' }] },
    ['warn expired parties passExpiry'],
  ],
  ['too much for external', { external: { remainCents: -1, rows: [] } }, ['block shares external -']],
  [
    'one of ours as a co-broker too',
    { external: { remainCents: 0, rows: [{ salespersonName: 'Hannah', registrationNo: 'R012345A' }] } },
    ['block V03 external rows'],
  ],
  [
    'a co-broker of another agency',
    { external: { remainCents: 0, rows: [{ salespersonName: 'Desmond', registrationNo: 'R034567D' }] } },
    [],
  ],
  [
    'a bill to each side',
    { billing: { ...billed(0), rows: [bill('OWN_CLIENT'), bill('OTHER_PARTY')] } },
    ['warn V03 billing rows'],
  ],
  ['bills to the other side alone', { billing: { ...billed(0), rows: [bill('OTHER_PARTY')] } }, []],
  ['a cent not shared', { internal: { remainCents: 1, rows: [hannah] } }, ['block shares internal rows']],
  ['a cent shared twice', { internal: { remainCents: -1, rows: [hannah] } }, ['block shares internal rows']],
  ['no closing agent', { internal: { remainCents: 0, rows: [] } }, ['block shares internal rows']],
  ['two closing agents', { internal: { remainCents: 0, rows: [hannah, hannah] } }, ['block shares internal rows']],
  [
    'someone who left',
    {
      internal: {
        remainCents: 0,
        rows: [hannah, { role: 'ICB', name: 'Ravi', registrationNo: 'R023456B', isActive: false }],
      },
    },
    ['block V04 internal rows'],
  ],
  ['a cent not billed', { billing: billed(1) }, ['block billing billing rows']],
  ['GST that may not be charged', { billing: { ...billed(0), isRegistered: false } }, ['block V18 billing rows']],
  ['no GST, none to be charged', { billing: { ...billed(0), isRegistered: false, chargedCents: 0 } }, []],
  ['a cent billed too much', { billing: billed(-1) }, ['block billing billing rows']],
  [
    'missing documents',
    {
      documents: [
        document('Option to purchase', { isMissing: true }),
        document('Identity of the client', { partyName: 'Goh Siew Choo', isMissing: true }),
      ],
    },
    ['block V15 documents -', 'block V15 documents -'],
  ],
  [
    'a query of the desk',
    { documents: [document('Option to purchase', { isQueried: true })] },
    ['warn query documents -'],
  ],
  ['no unit', { info: info({ property: { ...info().property, unit: '' } }) }, ['block info info property.unit']],
  [
    'an option that grew old in the draft',
    { limits: { ...limits, today: '2026-11-27' } },
    ['block info info lateReason'],
  ],
  [
    'a commission over 5%',
    { info: info({ commission: { basis: 'FIXED', rate: null, amountCents: 12_400_001 } }) },
    ['warn V14 info commission'],
  ],
  ['a commission of 5%', { info: info({ commission: { basis: 'FIXED', rate: null, amountCents: 12_400_000 } }) }, []],
  ['the same side reported', { others: [other('SELLER')] }, ['warn V01 info property']],
  [
    'the same block under another postal code, with the same salesperson',
    { others: [{ ...other('BUYER', true), otherPostalCode: '239223' }] },
    ['warn V01 info property.postalCode'],
  ],
  ['the other side with a colleague', { others: [other('BUYER')] }, ['declare V02 info property']],
  ['both sides with one salesperson', { others: [other('BUYER', true)] }, ['block V03 info property']],
  ['a lease of the agency', { info: lease(), parties: [landlord, tenant('GB')] }, []],
  ['a lease without a tenant', { info: lease(), parties: [landlord] }, ['block parties parties TENANT']],
  [
    'parties of a sale in a lease',
    { info: lease() },
    ['block parties parties LANDLORD', 'block parties parties TENANT'],
  ],
  [
    'a sale whose page of the exercise is there, without the date',
    { documents: [document('Exercise', { documentId: 'D-02', hasFile: true })] },
    ['warn exercise info exerciseDate'],
  ],
  [
    'a sale whose page of the exercise is required, without the date',
    { documents: [document('Exercise', { documentId: 'D-02', isMissing: true })] },
    ['warn exercise info exerciseDate', 'block V15 documents -'],
  ],
  [
    'a sale whose page of the exercise is there, with the date',
    {
      info: info({ exerciseDate: '2026-11-19' }),
      documents: [document('Exercise', { documentId: 'D-02', hasFile: true })],
    },
    [],
  ],
  ['a sale whose option is not exercised yet', { documents: [document('Exercise', { documentId: 'D-02' })] }, []],
  [
    'a lease that is not stamped yet',
    { info: lease({ stampCertificateNo: '' }), parties: [landlord, tenant('GB')] },
    ['warn stamp info stampCertificateNo'],
  ],
  [
    'the other side of an overlapping lease, with one salesperson',
    { info: lease(), parties: [landlord, tenant('')], others: [other('TENANT', true)] },
    ['block V03 info property'],
  ],
  [
    'the other side of the tenancy before, with one salesperson',
    { info: lease(), parties: [landlord, tenant('')], others: [other('TENANT', true, false)] },
    [],
  ],
  [
    'the same side of a lease signed about then',
    { info: lease(), parties: [landlord, tenant('')], others: [other('LANDLORD', true, false)] },
    ['warn V01 info property'],
  ],
  ['HDB: 36 months for a Malaysian', { info: lease(long), parties: [landlord, tenant('MY')] }, []],
  [
    'HDB: 36 months for a Briton',
    { info: lease(long), parties: [landlord, tenant('GB')] },
    ['block V12 info tenancyEnd'],
  ],
  [
    'HDB: 24 months for a Briton',
    { info: lease({ ...long, tenancyEnd: '2028-11-30' }), parties: [landlord, tenant('GB')] },
    [],
  ],
  [
    'a check with a level that the agency has set',
    { others: [other('BUYER', true), other('SELLER')], levels: { V03: 'warn', V01: 'block' } },
    ['block V01 info property', 'warn V03 info property'],
  ],
])('%s', (_, change, expected) => {
  it(`says ${expected.join(', ') || 'nothing'}`, () => {
    expect(brief(change)).toEqual(expected);
  });
});

it('says what to do, with names and amounts', () => {
  const messages = findings(
    whole({
      documents: [document('Identity of the client', { partyName: 'Goh Siew Choo', isMissing: true })],
      internal: { remainCents: 123_456, rows: [hannah] },
      others: [other('BUYER', true)],
    }),
  ).map(({ message }) => message);
  expect(messages).toEqual([
    'ES-2026-000007 has the same salesperson on the other side. One can’t act for both: change or cancel one of the two.',
    'S$ 1,234.56 is not shared yet. Share all of it.',
    'Upload: Identity of the client, Goh Siew Choo.',
  ]);
});

it('says of which party and which line of the checklist', () => {
  const foundFindings = findings(
    whole({
      parties: [{ ...seller, isDoubtful: true }, buyer],
      documents: [document('Identity of the client', { documentId: 'D-08', partyUuid: seller.uuid, isMissing: true })],
    }),
  );
  expect(foundFindings).toMatchObject([
    { field: 'idNumber', partyUuid: seller.uuid },
    { documentId: 'D-08', partyUuid: seller.uuid },
  ]);
});

it('blocks exactly when something that must hold does not, whatever else is wrong', () => {
  const any = fc.record({
    parties: fc.subarray([seller, buyer, { ...seller, isDoubtful: true }]),
    external: fc.record({
      remainCents: fc.integer({ min: -2, max: 2 }),
      rows: fc.subarray([{ salespersonName: 'Hannah', registrationNo: hannah.registrationNo }]),
    }),
    internal: fc.record({
      remainCents: fc.integer({ min: -1, max: 1 }),
      rows: fc.array(fc.constantFrom(hannah, { ...hannah, role: 'ICB' as const, registrationNo: 'R023456B' }), {
        maxLength: 3,
      }),
    }),
    billing: fc.integer({ min: -1, max: 1 }).map(billed),
    documents: fc.array(
      fc
        .record({ name: fc.string(), isMissing: fc.boolean() })
        .map(({ name, isMissing }) => document(name, { isMissing })),
    ),
    others: fc.array(
      fc.record({
        eSubId: fc.constant(null),
        caseNo: fc.constant('ES-2026-000001'),
        side: fc.constantFrom('SELLER' as const, 'BUYER' as const),
        isSameAgent: fc.boolean(),
        isSameDeal: fc.boolean(),
        otherPostalCode: fc.constantFrom(null, '239223'),
      }),
      { maxLength: 2 },
    ),
  });
  fc.assert(
    fc.property(any, (change) => {
      const submission = whole(change);
      const problems = findings(submission);
      const sound =
        new Set(submission.parties.map(({ partyType }) => partyType)).size === 2 &&
        submission.external.remainCents >= 0 &&
        submission.internal.remainCents === 0 &&
        submission.internal.rows.filter(({ role }) => role === 'CA').length === 1 &&
        submission.billing.remainCents === 0 &&
        !submission.external.rows.some(({ registrationNo }) =>
          submission.internal.rows.some((row) => row.registrationNo === registrationNo),
        ) &&
        !submission.documents.some(({ isMissing }) => isMissing) &&
        !submission.others.some(
          ({ side, isSameAgent, isSameDeal, otherPostalCode }) =>
            side === 'BUYER' && isSameAgent && isSameDeal && otherPostalCode === null,
        );
      expect(blocksOf(problems).length === 0).toBe(sound);
      const order = problems.map(({ step }) => stepKeys.indexOf(step));
      expect(order).toEqual([...order].sort((a, b) => a - b));
    }),
  );
});
