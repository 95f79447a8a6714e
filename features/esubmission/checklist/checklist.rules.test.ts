import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocCondition } from './checklist.calls.ts';
import { type DocFacts, type DocRule, isClient, linesOf, missingAt, settleGroups } from './checklist.rules.ts';
import { levels, stages } from './checklist.words.ts';

const rule = (change: Partial<DocRule> = {}): DocRule => ({
  documentId: 'D-01',
  condition: {},
  level: 'required',
  stage: 'submit',
  per: 'case',
  anyOf: null,
  validFrom: '2011-01-01',
  validTo: null,
  ...change,
});

const ours = { uuid: 'ours', isClient: true, isEntity: false };
const theirs = { uuid: 'theirs', isClient: false, isEntity: false };
const company = { uuid: 'company', isClient: true, isEntity: true };

const facts = (change: Partial<DocFacts> = {}): DocFacts => ({
  transType: 'SALE',
  propType: 'hdb',
  side: 'SELLER',
  numberOfEcbs: 0,
  numberOfIcbs: 1,
  billFor: ['OWN_CLIENT'],
  parties: [ours, theirs],
  hasUnrepresented: false,
  hasForeignTenant: false,
  checkDate: '2026-03-05',
  ...change,
});

const line = {
  documentId: 'D-01',
  per: 'case',
  partyUuid: null,
  level: 'required',
  required: true,
  stage: 'submit',
  anyOf: null,
};

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
    ['for someone without an agent, of none', { unrepresented: true }, {}, false],
    ['for someone without an agent, of one', { unrepresented: true }, { hasUnrepresented: true }, true],
    ['for a foreign tenant, of none', { foreignTenant: true }, {}, false],
    ['for a foreign tenant, of one', { foreignTenant: true }, { hasForeignTenant: true }, true],
    ['all at once', { transType: ['SALE'], propType: ['hdb'], side: ['SELLER'], hasParty: true }, {}, true],
    ['all but one', { transType: ['SALE'], propType: ['hdb'], side: ['BUYER'], hasParty: true }, {}, false],
  ])('%s: %j', (_case, condition, change, isAsked) => {
    expect(linesOf([rule({ condition })], facts(change))).toEqual(isAsked ? [line] : []);
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
    const partiesFor = (condition: DocCondition) =>
      linesOf([rule({ per: 'party', condition })], facts({ parties: [ours, theirs, company] })).map(
        ({ partyUuid }) => partyUuid,
      );
    expect(partiesFor({})).toEqual(['ours', 'company']);
    expect(partiesFor({ party: 'client' })).toEqual(['ours', 'company']);
    expect(partiesFor({ party: 'any' })).toEqual(['ours', 'theirs', 'company']);
    expect(partiesFor({ party: 'any', partyKind: 'individual' })).toEqual(['ours', 'theirs']);
    expect(partiesFor({ partyKind: 'entity' })).toEqual(['company']);
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
    expect(merged({ level: 'optional' })).toEqual([{ ...line, level: 'optional', required: false }]);
    expect(merged({ level: 'optional', stage: 'submit' }, { level: 'conditional', stage: 'payout' })).toEqual([
      { ...line, level: 'conditional', required: false, stage: 'payout' },
    ]);
    expect(merged({ stage: 'payout' }, { stage: 'invoice' })).toEqual([{ ...line, stage: 'invoice' }]);
    expect(merged({ stage: 'payout' }, { stage: 'submit', level: 'optional' })).toEqual([{ ...line, stage: 'payout' }]);
    expect(merged({ level: 'optional', stage: 'payout' }, { level: 'optional', stage: 'submit' })).toEqual([
      { ...line, level: 'optional', required: false },
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
      level: fc.constantFrom(...levels),
      stage: fc.constantFrom(...stages),
      per: fc.constantFrom('case' as const, 'party' as const),
    });
    const sorted = (rules: DocRule[]) =>
      linesOf(rules, facts()).toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
    fc.assert(
      fc.property(fc.array(anyRule, { maxLength: 12 }), (drawn) => {
        const rules = drawn.map(rule);
        const lines = sorted(rules);
        expect(sorted(rules.toReversed())).toEqual(lines);
        expect(new Set(lines.map((each) => `${each.documentId} ${each.partyUuid}`)).size).toBe(lines.length);
      }),
    );
  });
});

describe('of a group, one document is enough', () => {
  const lineOf = (documentId: string, hasFile: boolean, change: object = {}) => ({
    ...(line as ReturnType<typeof linesOf>[number]),
    documentId,
    hasFile,
    anyOf: 'identity',
    ...change,
  });
  const required = (...lines: ReturnType<typeof lineOf>[]) =>
    settleGroups(lines).map((each) => `${each.documentId} ${each.required}`);
  const ifNeeded = { level: 'conditional', required: false } as const;

  it('the first that is required, until another is there', () => {
    expect(required(lineOf('D-09', false), lineOf('D-08', false))).toEqual(['D-09 true', 'D-08 false']);
    expect(required(lineOf('D-09', false), lineOf('D-08', true))).toEqual(['D-09 false', 'D-08 true']);
    expect(required(lineOf('D-09', false), lineOf('D-08', true, ifNeeded))).toEqual(['D-09 false', 'D-08 false']);
    expect(required(lineOf('D-09', false), lineOf('D-08', false, ifNeeded))).toEqual(['D-09 true', 'D-08 false']);
    expect(required(lineOf('D-09', true), lineOf('D-08', true))).toEqual(['D-09 true', 'D-08 false']);
  });

  it('for each party by itself, and not for what is in no group', () => {
    expect(required(lineOf('D-09', true, { partyUuid: 'a' }), lineOf('D-08', false, { partyUuid: 'b' }))).toEqual([
      'D-09 true',
      'D-08 true',
    ]);
    expect(required(lineOf('D-09', true, { anyOf: null }), lineOf('D-08', false, { anyOf: null }))).toEqual([
      'D-09 true',
      'D-08 true',
    ]);
  });

  it('leaves at most one missing, and none when one is there', () => {
    const lines = fc.array(fc.record({ hasFile: fc.boolean(), required: fc.boolean() }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(lines, (drawn) => {
        const settled = settleGroups(drawn.map((each, index) => lineOf(`D-${index}`, each.hasFile, each)));
        const missing = missingAt('submit', settled);
        const isAsked = drawn.some((each) => each.required);
        expect(missing).toBe(isAsked && !drawn.some((each) => each.hasFile) ? 1 : 0);
      }),
    );
  });
});

describe('what is missing', () => {
  const at = (stage: DocRule['stage'], required: boolean, hasFile: boolean) => ({
    ...(line as ReturnType<typeof linesOf>[number]),
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
