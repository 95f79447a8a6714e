import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleInfo, sampleLease } from '#demo/sample.ts';
import { TransactionInfo } from '../info/info.calls.ts';
import { type Validity, validityFindings } from './validity.rules.ts';

const sale = TransactionInfo.parse(sampleInfo({ optionDate: '2026-11-12' }));
const lease = TransactionInfo.parse(
  sampleLease({ agreementDate: '2026-11-12', tenancyStart: '2026-12-01', tenancyEnd: '2028-11-30' }),
);
const mary: Validity = {
  uuid: 'mary',
  name: 'Mary Smith',
  partyType: 'TENANT',
  kind: 'INDIVIDUAL',
  idType: 'FIN',
  residency: null,
  idExpiry: null,
  passType: 'EP',
  passExpiry: null,
};
const abroad = { idType: 'PASSPORT', passType: null } as const;
const brief = (info: TransactionInfo, change: Partial<Validity>) =>
  validityFindings(info, [{ ...mary, ...change }]).map(({ level, code, field }) => `${level} ${code} ${field}`);

describe.each<[string, TransactionInfo, Partial<Validity>, string[]]>([
  ['a pass without a date', lease, {}, []],
  ['a pass through the whole lease', lease, { passExpiry: '2028-11-30' }, []],
  ['a pass that is a day short', lease, { passExpiry: '2028-11-29' }, ['warn pass passExpiry']],
  ['a pass whose last day is the agreement’s', lease, { passExpiry: '2026-11-12' }, ['warn pass passExpiry']],
  ['a pass that was over', lease, { passExpiry: '2026-11-11' }, ['warn expired passExpiry']],
  ['a landlord’s pass that ends meanwhile', lease, { partyType: 'LANDLORD', passExpiry: '2027-01-01' }, []],
  [
    'a landlord’s pass that was over',
    lease,
    { partyType: 'LANDLORD', passExpiry: '2026-11-11' },
    ['warn expired passExpiry'],
  ],
  ['a tenant without a pass', lease, { ...abroad, passType: 'NA' }, ['warn pass passType']],
  ['a landlord without a pass', lease, { ...abroad, passType: 'NA', partyType: 'LANDLORD' }, []],
  ['a buyer without a pass', sale, { ...abroad, passType: 'NA', partyType: 'BUYER' }, []],
  ['a buyer’s pass that ends after the option', sale, { partyType: 'BUYER', passExpiry: '2026-11-12' }, []],
  ['a buyer’s pass that was over', sale, { partyType: 'BUYER', passExpiry: '2026-11-11' }, ['warn expired passExpiry']],
  ['a passport on its last day', sale, { ...abroad, partyType: 'BUYER', idExpiry: '2026-11-12' }, []],
  [
    'a passport that was over',
    sale,
    { ...abroad, partyType: 'BUYER', idExpiry: '2026-11-11' },
    ['warn expired idExpiry'],
  ],
  [
    'a passport and a pass that were over',
    lease,
    { ...abroad, idExpiry: '2026-11-11', passExpiry: '2026-11-11' },
    ['warn expired idExpiry', 'warn expired passExpiry'],
  ],
  [
    'fields that a citizen does not have',
    lease,
    { idType: 'NRIC', idExpiry: '2020-01-01', passExpiry: '2020-01-01' },
    [],
  ],
  ['fields that a company does not have', lease, { kind: 'COMPANY', idType: 'UEN', passExpiry: '2020-01-01' }, []],
])('%s', (_case, info, change, expected) => {
  it('is found', () => expect(brief(info, change)).toEqual(expected));
});

it('says what to do', () => {
  const [over, short] = ['2026-11-11', '2028-01-31'].map(
    (passExpiry) => validityFindings(lease, [{ ...mary, passExpiry }])[0]?.message,
  );
  expect(over).toBe(
    'Mary Smith’s pass ended on 11 Nov 2026, before the agreement of 12 Nov 2026. Check the renewed one with MOM or ICA, and give its date.',
  );
  expect(short).toBe(
    'Mary Smith’s pass ends on 31 Jan 2028, before the lease does on 30 Nov 2028. Make sure that it can be renewed, or that the lease may end with it.',
  );
});

it('only ever warns, of a pass once, and less the longer it holds', () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2032-01-01'), noInvalidDate: true });
  const text = day.map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(text, text, (one, other) => {
      const [early, late] = one < other ? [one, other] : [other, one];
      const [more, less] = [early, late].map((passExpiry) => brief(lease, { passExpiry }));
      const weights = ['', 'warn pass passExpiry', 'warn expired passExpiry'];
      const weightOf = (findings: string[] = []) => weights.indexOf(findings[0] ?? '');
      expect(more?.length).toBeLessThanOrEqual(1);
      expect(weightOf(less)).toBeGreaterThanOrEqual(0);
      expect(weightOf(more)).toBeGreaterThanOrEqual(weightOf(less));
    }),
  );
});
