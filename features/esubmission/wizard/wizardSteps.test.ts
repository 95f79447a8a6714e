import { describe, expect, it } from 'vitest';
import type { Finding } from '../status/status.calls.ts';
import type { Summary } from '../summary/summary.calls.ts';
import { addressOfFinding, addressOfStep, newSteps, savedSteps, stepAfter, stepBefore } from './wizardSteps.web.ts';

const eSubId = '7f1f1d54-9c0e-4b0e-8d54-5e3f4c9a1b2c';
const block: Finding = { code: 'V15', level: 'block', message: '3 missing', step: 'documents', field: null };

const summaryOf = (change: Partial<Summary>): Summary =>
  ({
    eSubId,
    currentStep: 'billing',
    info: { transactionType: 'SALE', representedSide: 'SELLER' },
    parties: [{ partyType: 'SELLER' }, { partyType: 'SELLER' }, { partyType: 'BUYER' }],
    external: { rows: [{ amountCents: 364_000 }] },
    internal: { rows: [{}, {}, {}] },
    missingDocuments: 3,
    billing: { rows: [], billedCents: 0, remainCents: 1_456_000 },
    findings: [block],
    ...change,
  }) as unknown as Summary;

const linesOf = (summary: Summary, shown: Parameters<typeof savedSteps>[1]) =>
  savedSteps(summary, shown).map(({ id, state, sub }) => [id, state, sub]);

describe('the steps of the wizard', () => {
  it('show the content of each step, and which step blocks', () => {
    expect(linesOf(summaryOf({}), 'internal')).toEqual([
      ['info', 'done', 'SALE · for the seller'],
      ['parties', 'done', '2 sellers · 1 buyer'],
      ['external', 'done', '1 · S$ 3,640.00'],
      ['internal', 'current', '3 people'],
      ['documents', 'blocked', '3 required missing'],
      ['billing', 'todo', 'Not started'],
      ['required', 'todo', '1 to fix'],
      ['summary', 'todo', 'Check and submit'],
    ]);
  });

  it('say what completed itself', () => {
    const alone = {
      external: { rows: [] },
      internal: { rows: [{}] },
      billing: { rows: [{}], billedCents: 4_960_000, remainCents: 0 },
    } as unknown as Partial<Summary>;
    const subs = savedSteps(summaryOf(alone), 'required').map(({ id, sub }) => [id, sub]);
    expect(Object.fromEntries(subs)).toMatchObject({
      external: 'None',
      internal: 'Only you',
      billing: '1 bill, S$ 49,600.00',
    });
  });

  it('tick the list of what is missing only when nothing is', () => {
    const stateOf = (findings: Summary['findings']) =>
      savedSteps(summaryOf({ currentStep: 'summary', findings }), 'info').find(({ id }) => id === 'required')?.state;
    expect(stateOf([block])).toBe('blocked');
    expect(stateOf([])).toBe('done');
  });

  it('count a step as done if a later one is shown, even without saving', () => {
    const states = savedSteps(summaryOf({ currentStep: 'parties', findings: [] }), 'internal').map(
      ({ state }) => state,
    );
    expect(states.slice(0, 4)).toEqual(['done', 'done', 'done', 'current']);
  });

  it('show which side has no party yet', () => {
    const parties = [{ partyType: 'SELLER' }] as Summary['parties'];
    expect(savedSteps(summaryOf({ parties }), 'info')[1]?.sub).toBe('No buyer yet');
    expect(savedSteps(summaryOf({ parties: [] }), 'info')[1]?.sub).toBe('Nobody yet');
    const lease = { transactionType: 'LEASE', representedSide: 'TENANT' } as Summary['info'];
    const both = [{ partyType: 'LANDLORD' }, { partyType: 'TENANT' }, { partyType: 'TENANT' }] as Summary['parties'];
    expect(savedSteps(summaryOf({ info: lease, parties: both }), 'info')[1]?.sub).toBe('1 landlord · 2 tenants');
  });

  it('lead one after the other to the page of the submission', () => {
    expect(stepBefore('info')).toBeUndefined();
    expect(stepAfter('info')).toBe('parties');
    expect(stepAfter('required')).toBe('summary');
    expect(addressOfStep(eSubId, 'summary')).toBe(`/e-submission/${eSubId}`);
  });

  it('cannot be opened before the submission exists', () => {
    expect(newSteps().map(({ state, to }) => [state, to])).toEqual([
      ['current', undefined],
      ...Array.from({ length: 7 }, () => ['todo', undefined]),
    ]);
  });
});

describe('a finding leads to', () => {
  const wizard = `/e-submission/submit-new-transaction?eSubId=${eSubId}`;
  const uuid = '0b7c2f0e-4f0a-4f35-9a55-0c5f1d1a2b3c';
  const at = (change: Partial<Finding>) => addressOfFinding(eSubId, { ...block, ...change });

  it.each<[string, Partial<Finding>, string]>([
    ['its field', { step: 'info', field: 'property.unit' }, '&step=info&at=property.unit'],
    [
      'a field of its party',
      { step: 'parties', field: 'idNumber', partyUuid: uuid },
      `&step=parties&at=${uuid}.idNumber`,
    ],
    ['the side that nobody is on', { step: 'parties', field: 'BUYER' }, '&step=parties&at=BUYER'],
    ['its line of the checklist', { documentId: 'D-08', partyUuid: uuid }, `&step=documents&at=D-08%20${uuid}`],
    ['a line of the whole case', { documentId: 'D-01', partyUuid: null }, '&step=documents&at=D-01%20'],
    ['its step, where it is about no field', { step: 'external' }, '&step=external'],
  ])('%s', (_, change, place) => {
    expect(at(change)).toBe(wizard + place);
  });

  it('its field, and back to the list that named it', () => {
    const finding = { ...block, step: 'info', field: 'property.unit' } as Finding;
    expect(addressOfFinding(eSubId, finding, 'required')).toBe(`${wizard}&step=info&at=property.unit&from=required`);
  });
});
