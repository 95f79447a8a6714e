import { describe, expect, it } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import type { FormStanding } from '#features/ecdd/dossier/dossier.rules.ts';
import { type DocRule, linesOf } from '../checklist/checklist.rules.ts';
import { openPapers } from '../checklist/open-papers.rules.ts';
import { TransactionInfo } from '../info/info.calls.ts';
import { screeningFindings } from '../screening/screening.rules.ts';
import { asksForForms, dutiesOf } from './duties.rules.ts';
import { formBlocks, lateForms } from './findings.rules.ts';
import { formLines, isDone, type StandingDuty, withForms } from './lines.rules.ts';

const kallang = { kind: 'COMPANY', name: 'Kallang Print Pte Ltd', masked: '' } as const;

const form = (state: FormStanding['state'], more: Partial<FormStanding> = {}): FormStanding => ({
  id: 'f',
  formNo: 'CDD26-000001',
  state,
  rating: 'LOW',
  isSoFar: false,
  determined: state === 'INCOMPLETE' ? null : { at: '2026-11-09T02:00:00Z', fileId: 'determined' },
  signed: state === 'PENDING' || state === 'DONE' ? { at: '2026-11-10T02:00:00Z', fileIds: ['file'] } : null,
  wholeSince: state === 'PENDING' || state === 'DONE' ? '2026-11-10T02:00:00Z' : null,
  isOutdated: false,
  ...more,
});

const duty = (change: Partial<StandingDuty> = {}): StandingDuty & { name: string } => ({
  name: 'Goh Siew Choo',
  partyUuid: 'p',
  principalUuid: null,
  principal: null,
  kind: 'INDIVIDUAL',
  isUcp: false,
  form: null,
  screening: 'CLEAR',
  report: { at: '2026-11-08T02:00:00Z', fileId: 'report' },
  ...change,
});

const brief = (change: Partial<StandingDuty>) =>
  formLines([duty(change)]).map(
    ({ documentId, partyUuid, required, form: { state, isFilled } }) =>
      `${documentId} ${partyUuid} ${state}${isFilled ? ' filled' : ''}${required ? '' : ' optional'}`,
  );

const screened = 'D-18 p DONE filled optional';
const waits = 'D-18 p PENDING filled optional';

describe.each<[string, Partial<StandingDuty>, string[]]>([
  ['no form', {}, ['D-12 p NOT_STARTED', 'D-15 p NOT_STARTED', screened]],
  ['a begun form', { form: form('INCOMPLETE') }, ['D-12 p STARTED', 'D-15 p STARTED', screened]],
  ['a determined form', { form: form('COMPLETE') }, ['D-12 p STARTED', 'D-15 p SIGNED filled', screened]],
  ['a form with the customer', { form: form('SENT') }, ['D-12 p SENT', 'D-15 p SIGNED filled', screened]],
  ['a declined form', { form: form('DECLINED') }, ['D-12 p DECLINED', 'D-15 p SIGNED filled', screened]],
  ['a form that is pending', { form: form('PENDING') }, ['D-12 p SIGNED filled', 'D-15 p PENDING filled', waits]],
  ['a form that is done', { form: form('DONE') }, ['D-12 p DONE filled', 'D-15 p DONE filled', screened]],
  [
    'a form of another price',
    { form: form('DONE', { isOutdated: true }) },
    ['D-12 p OUTDATED', 'D-15 p OUTDATED', screened],
  ],
  [
    'a high rating',
    { form: form('PENDING', { rating: 'HIGH' }) },
    ['D-12 p SIGNED filled', 'D-15 p PENDING filled', 'D-16 p PENDING filled optional', waits],
  ],
  ['a company', { kind: 'COMPANY' }, ['D-13 p NOT_STARTED', 'D-15 p NOT_STARTED', screened]],
  [
    'a client who acts for a party',
    { principal: kallang, principalUuid: 'q', form: form('DONE') },
    ['D-12 p DONE filled', 'D-14 q DONE filled', 'D-15 p DONE filled', screened],
  ],
  ['nobody’s client', { isUcp: true, form: form('SENT') }, ['D-17 p SENT', screened]],
  [
    'a pending screening',
    { form: form('PENDING'), screening: 'PENDING' },
    ['D-12 p SIGNED filled', 'D-15 p PENDING filled', waits],
  ],
  [
    'nobody screened yet',
    { screening: 'NOT_SCREENED' },
    ['D-12 p NOT_STARTED', 'D-15 p NOT_STARTED', 'D-18 p NOT_STARTED optional'],
  ],
])('the lines of %s', (_, change, expected) => {
  it('say how each document stands', () => {
    expect(brief(change)).toEqual(expected);
  });
});

it('two who act for one party share its document, which is there once both have signed', () => {
  const acting = { principal: kallang, principalUuid: 'q' };
  const shared = (state: FormStanding['state']) =>
    formLines([duty({ ...acting, form: form('DONE') }), duty({ ...acting, partyUuid: 'r', form: form(state) })])
      .filter(({ documentId }) => documentId === 'D-14')
      .map((each) => each.form.state);
  expect([shared('SENT'), shared('DONE')]).toEqual([['SENT'], ['DONE']]);
});

describe('the findings', () => {
  const codes = (change: Partial<StandingDuty>) =>
    formBlocks([duty(change)]).map(({ code, level }) => `${level} ${code}`);

  it.each<[string, Partial<StandingDuty>, string[]]>([
    ['no form', {}, ['block V15']],
    ['an unsigned form', { form: form('SENT') }, ['block V15']],
    ['an unsigned form of a party without an agent', { isUcp: true, form: form('SENT') }, ['block V08']],
    ['a form that waits for an officer, as of a screening', { form: form('PENDING') }, ['block V09']],
    ['a form whose party nobody can screen', { form: form('PENDING'), screening: 'NOT_SCREENED' }, ['block V09']],
    ['a form whose screening is pending, of which V09 says so', { form: form('PENDING'), screening: 'PENDING' }, []],
    ['a form that is done', { form: form('DONE') }, []],
  ])('of %s', (_, change, expected) => {
    expect(codes(change)).toEqual(expected);
  });

  it('block of a form or a screening in a state that is not known', () => {
    const later = form('COUNTERSIGNED' as FormStanding['state']);
    expect(codes({ form: later })).toEqual(['block V15']);
    const screening = 'SUSPENDED' as StandingDuty['screening'];
    expect(brief({ form: form('DONE'), screening })).toContain('D-18 p PENDING filled optional');
    const party = {
      uuid: 'p',
      name: 'Goh',
      kind: 'INDIVIDUAL',
      dateOfBirth: null,
      birthUnknown: false,
      isDue: true,
      screenedAt: null,
    };
    const facts = { hasLists: false, days: 90, today: '2026-11-10' };
    expect(screeningFindings([{ ...party, screening }], facts)).toMatchObject([{ code: 'V09', level: 'block' }]);
  });

  it('warn of a form that was signed after the option, and not of one signed on its day', () => {
    const late = (optionDate: string, more: Partial<FormStanding> = {}) =>
      lateForms(TransactionInfo.parse(sampleInfo({ optionDate })), [duty({ form: form('DONE', more) })]).length;
    expect([late('2026-11-09'), late('2026-11-10')]).toEqual([1, 0]);
    // Signed before, and approved after.
    expect(late('2026-11-10', { wholeSince: '2026-11-11T02:00:00Z' })).toBe(1);
  });
});

it('payout waits for each form, and for no verdict of the desk', () => {
  const counted = (state: FormStanding['state']) => {
    const duties = [duty({ form: form(state) }), duty({ partyUuid: 'q', form: form('DONE') })];
    const lines = withForms([], duties).map((line) => ({
      ...line,
      hasFile: line.form?.isFilled === true,
      verdict: null,
    }));
    return openPapers(
      lines,
      duties.map((each) => ({ isDone: isDone(each) })),
    );
  };
  expect(counted('PENDING')).toMatchObject({ invoice: 0, payout: 0, dueDiligence: 1 });
  expect(counted('DONE')).toMatchObject({ invoice: 0, payout: 0, dueDiligence: 0 });
  expect(counted('SENT')).toMatchObject({ invoice: 1, payout: 1, dueDiligence: 1 });
});

it('take the place of the rules’ lines, and leave the others', () => {
  const rule = (documentId: string): DocRule => ({
    documentId,
    condition: {},
    level: 'required',
    stage: 'invoice',
    per: 'case',
    anyOf: null,
    validFrom: '2025-07-01',
    validTo: null,
  });
  const facts = {
    transType: 'SALE',
    propType: 'hdb',
    side: 'SELLER',
    numberOfEcbs: 0,
    numberOfIcbs: 1,
    billFor: [],
    parties: [],
    hasUnrepresented: false,
    hasForeignTenant: false,
    checkDate: '2026-11-10',
  };
  const rules = linesOf([rule('D-12'), rule('D-18'), rule('D-19')], facts);
  const ids = (duties?: StandingDuty[]) => withForms(rules, duties).map(({ documentId }) => documentId);
  expect(ids()).toEqual(['D-12', 'D-18', 'D-19']);
  expect(ids([])).toEqual(['D-19']);
  expect(ids([duty()])).toEqual(['D-19', 'D-12', 'D-15', 'D-18']);
});

describe('who needs a form', () => {
  const party = (uuid: string, change: object = {}) => ({
    uuid,
    name: uuid,
    partyType: 'SELLER' as const,
    kind: 'INDIVIDUAL' as const,
    representedParty: 'I' as const,
    isUnrepresented: false,
    isOnBehalf: false,
    representsPartyUUID: null,
    idNumberPrint: '',
    idNumberMasked: '',
    dateOfBirth: null,
    amlCaseId: null,
    ...change,
  });
  const other = { partyType: 'BUYER' as const, representedParty: 'O' as const };
  const info = TransactionInfo.parse(sampleInfo({ optionDate: '2026-11-10' }));
  const dutyLines = (parties: ReturnType<typeof party>[], owned: string[] = []) =>
    dutiesOf(info, parties, {
      dueFrom: '2025-07-01',
      owned: new Map(owned.map((uuid) => [uuid, { ...kallang, kind: 'INDIVIDUAL' as const }])),
    }).map(
      ({ partyUuid, isUcp, principal, side }) => `${partyUuid} ${side}${isUcp ? ' ucp' : ''} ${principal?.kind ?? '-'}`,
    );

  it('is each client and each party without an agent, but no other agency’s client', () => {
    const parties = [party('a'), party('b', other), party('c', { ...other, isUnrepresented: true })];
    expect(dutyLines(parties)).toEqual(['a SALE-SELLER -', 'c SALE-BUYER ucp -']);
  });

  it('is who acts, and not whom they act for', () => {
    const acting = { isOnBehalf: true, representsPartyUUID: 'b' };
    expect(dutyLines([party('a', acting), party('b', { kind: 'COMPANY' })])).toEqual(['a SALE-SELLER COMPANY']);
    expect(dutyLines([party('a')], ['a'])).toEqual(['a SALE-SELLER INDIVIDUAL']);
  });

  it('is nobody before both days, or where no day is set', () => {
    const from = (formsFrom: string | null, dueFrom = '2025-07-01') =>
      asksForForms('2026-11-10', { formsFrom, dueFrom });
    expect([from('2026-11-10'), from('2026-11-11'), from(null), from('2026-01-01', '2026-11-11')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
