import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DocCondition, type DocFacts, type DocRule, isClient, linesOf, missingAt } from './checklist.ts';

const rule = (given: Partial<DocRule> = {}): DocRule => ({
  documentId: 'D-01',
  condition: {},
  level: 'required',
  stage: 'submit',
  per: 'case',
  validFrom: '2011-01-01',
  validTo: null,
  ...given,
});

const ours = { uuid: 'ours', isClient: true };
const theirs = { uuid: 'theirs', isClient: false };

const facts = (given: Partial<DocFacts> = {}): DocFacts => ({
  transType: 'SALE',
  propType: 'hdb',
  side: 'SELLER',
  numberOfEcbs: 0,
  numberOfIcbs: 1,
  billFor: ['OWN_CLIENT'],
  parties: [ours, theirs],
  checkDate: '2026-03-05',
  ...given,
});

const line = { documentId: 'D-01', partyUuid: null, required: true, stage: 'submit' };

describe('a rule', () => {
  it.each<[string, DocCondition, Partial<DocFacts>, boolean]>([
    ['that asks nothing fits', {}, {}, true],
    ['of this transaction type fits', { transType: ['SALE'] }, {}, true],
    ['of another does not', { transType: ['LEASE'] }, {}, false],
    ['of this category fits', { propType: ['landed', 'hdb'] }, {}, true],
    ['of another does not', { propType: ['landed'] }, {}, false],
    ['of no category at all does not', { propType: [] }, {}, false],
    ['of this side fits', { side: ['SELLER'] }, {}, true],
    ['of the other does not', { side: ['BUYER'] }, {}, false],
    ['for one external co-broker, of none', { minEcbs: 1 }, {}, false],
    ['for one, of one', { minEcbs: 1 }, { numberOfEcbs: 1 }, true],
    ['for one, of three', { minEcbs: 1 }, { numberOfEcbs: 3 }, true],
    ['for two internal, of one', { minIcbs: 2 }, { numberOfIcbs: 1 }, false],
    ['for two internal, of two', { minIcbs: 2 }, { numberOfIcbs: 2 }, true],
    ['with parties, of some', { hasParty: true }, {}, true],
    ['with parties, of none', { hasParty: true }, { parties: [] }, false],
    ['without parties, of some', { hasParty: false }, {}, false],
    ['without parties, of none', { hasParty: false }, { parties: [] }, true],
    ['billed to us, so billed', { billFor: ['OWN_CLIENT'] }, {}, true],
    ['billed to one of two', { billFor: ['OTHER_PARTY'] }, { billFor: ['OWN_CLIENT', 'OTHER_PARTY'] }, true],
    ['billed elsewhere', { billFor: ['CO_BROKE_AGENCY'] }, {}, false],
    ['billed nowhere yet', { billFor: ['CO_BROKE_AGENCY'] }, { billFor: [] }, false],
    ['all at once', { transType: ['SALE'], propType: ['hdb'], side: ['SELLER'], hasParty: true }, {}, true],
    ['all but one', { transType: ['SALE'], propType: ['hdb'], side: ['BUYER'], hasParty: true }, {}, false],
  ])('%s: %j', (_case, condition, given, isAsked) => {
    expect(linesOf([rule({ condition })], facts(given))).toEqual(isAsked ? [line] : []);
  });

  it.each([
    ['2025-06-30', 0],
    ['2025-07-01', 1],
    ['2025-12-31', 1],
    ['2026-01-01', 0],
  ])('in force 1 Jul to 31 Dec 2025 is looked at on %s: %i', (checkDate, count) => {
    const dated = rule({ validFrom: '2025-07-01', validTo: '2025-12-31' });
    expect(linesOf([dated], facts({ checkDate }))).toHaveLength(count);
  });

  it('asks for each of our clients, or for everyone when it says so', () => {
    const second = { uuid: 'second', isClient: true };
    const of = (condition: DocCondition) =>
      linesOf([rule({ per: 'party', condition })], facts({ parties: [ours, theirs, second] })).map(
        ({ partyUuid }) => partyUuid,
      );
    expect(of({})).toEqual(['ours', 'second']);
    expect(of({ party: 'client' })).toEqual(['ours', 'second']);
    expect(of({ party: 'any' })).toEqual(['ours', 'theirs', 'second']);
    expect(linesOf([rule({ per: 'party' })], facts({ parties: [] }))).toEqual([]);
  });
});

describe('our client', () => {
  it.each([
    [{ partyType: 'SELLER', representedParty: 'I', isUnrepresented: false } as const, true],
    [{ partyType: 'SELLER', representedParty: 'O', isUnrepresented: false } as const, true],
    [{ partyType: 'SELLER', representedParty: 'O', isUnrepresented: true } as const, false],
    [{ partyType: 'BUYER', representedParty: 'I', isUnrepresented: false } as const, true],
    [{ partyType: 'BUYER', representedParty: 'O', isUnrepresented: false } as const, false],
    [{ partyType: 'BUYER', representedParty: 'O', isUnrepresented: true } as const, false],
  ])('%j when we act for the seller: %s', (party, expected) => {
    expect(isClient(party, 'SELLER')).toBe(expected);
  });
});

describe('rules for one document', () => {
  it('make one line, required when any requires it, at the earliest stage that does', () => {
    const merged = (...rules: Partial<DocRule>[]) => linesOf(rules.map(rule), facts());
    expect(merged({ level: 'optional' }, { level: 'required' })).toEqual([line]);
    expect(merged({ level: 'optional' })).toEqual([{ ...line, required: false }]);
    expect(merged({ level: 'conditional' })).toEqual([{ ...line, required: false }]);
    expect(merged({ stage: 'payout' }, { stage: 'invoice' })).toEqual([{ ...line, stage: 'invoice' }]);
    expect(merged({ stage: 'payout' }, { stage: 'submit', level: 'optional' })).toEqual([{ ...line, stage: 'payout' }]);
    expect(merged({ level: 'optional', stage: 'payout' }, { level: 'optional', stage: 'submit' })).toEqual([
      { ...line, required: false },
    ]);
  });

  it('stay apart for each party and the case, in the order of the rules', () => {
    const rules = [rule({ documentId: 'D-02' }), rule({ per: 'party' }), rule(), rule({ documentId: 'D-02' })];
    expect(linesOf(rules, facts()).map(({ documentId, partyUuid }) => [documentId, partyUuid])).toEqual([
      ['D-02', null],
      ['D-01', 'ours'],
      ['D-01', null],
    ]);
  });

  it('give the same lines in any order, each once', () => {
    const anyRule = fc.record({
      documentId: fc.constantFrom('D-01', 'D-02', 'D-03'),
      level: fc.constantFrom('required' as const, 'conditional' as const, 'optional' as const),
      stage: fc.constantFrom('submit' as const, 'invoice' as const, 'payout' as const),
      per: fc.constantFrom('case' as const, 'party' as const),
    });
    const sorted = (rules: DocRule[]) =>
      linesOf(rules, facts()).toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
    fc.assert(
      fc.property(fc.array(anyRule, { maxLength: 12 }), (given) => {
        const rules = given.map(rule);
        const lines = sorted(rules);
        expect(sorted(rules.toReversed())).toEqual(lines);
        expect(new Set(lines.map((each) => `${each.documentId} ${each.partyUuid}`)).size).toBe(lines.length);
      }),
    );
  });
});

describe('what is missing', () => {
  const at = (stage: DocRule['stage'], required: boolean, hasFile: boolean) => ({
    documentId: 'D-01',
    partyUuid: null,
    stage,
    required,
    hasFile,
  });
  it('is what is required by now and has no file', () => {
    const lines = [
      at('submit', true, false),
      at('submit', true, true),
      at('submit', false, false),
      at('invoice', true, false),
      at('payout', true, false),
    ];
    expect(missingAt('submit', lines)).toBe(1);
    expect(missingAt('invoice', lines)).toBe(2);
    expect(missingAt('payout', lines)).toBe(3);
    expect(missingAt('submit', [])).toBe(0);
  });
});
