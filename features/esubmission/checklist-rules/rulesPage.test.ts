import { describe, expect, it } from 'vitest';
import { DocRuleInput, type DocRuleRow } from '../checklist/checklist.calls.ts';
import { ruleInputOf, ruleValuesOf } from './ruleForm.web.ts';
import { conditionWords, hasWords, periodWords, ruleState } from './ruleWords.web.ts';

const today = '2026-11-21';
const rule = (change: Partial<DocRuleRow> = {}): DocRuleRow => ({
  id: 7,
  documentId: 'D-09',
  name: 'ACRA business profile',
  condition: { transType: ['SALE'], propType: ['hdb', 'landed'], side: ['SELLER'], minEcbs: 1 },
  level: 'required',
  stage: 'submit',
  per: 'case',
  anyOf: null,
  validFrom: '2025-07-01',
  validTo: null,
  replaces: null,
  createdAt: '2026-01-01T00:00:00Z',
  createdByName: null,
  ...change,
});

describe('a rule in words', () => {
  it.each<[DocRuleRow['condition'], DocRuleRow['per'], string]>([
    [{}, 'case', 'Always'],
    [rule().condition, 'case', 'Sale · HDB, Landed · Seller · 1 or more external co-brokers'],
    [{ hasParty: true, partyKind: 'entity' }, 'party', 'Each client that is a company'],
    [{ party: 'any', foreignTenant: true }, 'party', 'A tenant is a foreigner · each party'],
  ])('%j of each %s', (condition, per, words) => {
    expect(conditionWords({ condition, per })).toBe(words);
  });

  it.each([
    ['', true],
    ['acra SALE', true],
    ['d-09 landed', true],
    ['acra lease', false],
  ])('is found by “%s”: %s', (search, isFound) => {
    expect(hasWords(rule(), search)).toBe(isFound);
  });

  it.each([
    ['2026-11-21', null, 'in force', 'from 21 Nov 2026'],
    ['2026-11-22', null, 'to come', 'from 22 Nov 2026'],
    ['2026-01-01', '2026-11-20', 'ended', '01 Jan 2026 to 20 Nov 2026'],
    ['2026-01-01', '2026-11-21', 'in force', '01 Jan 2026 to 21 Nov 2026'],
    ['2026-12-01', '2026-11-30', 'withdrawn', '01 Dec 2026 to 30 Nov 2026'],
  ])('from %s to %s is %s', (validFrom, validTo, state, period) => {
    expect(ruleState({ validFrom, validTo }, today)).toBe(state);
    expect(periodWords({ validFrom, validTo })).toBe(period);
  });
});

describe('the form of a rule', () => {
  it('sends its values, valid from today', () => {
    const { id: _, name: __, replaces: ___, createdAt: ____, createdByName: _____, ...input } = rule();
    const sent = ruleInputOf(ruleValuesOf(rule(), today));
    expect(DocRuleInput.parse(sent)).toEqual({ ...input, validFrom: today });
  });

  it('has conditions on parties only if the rule is for each party', () => {
    const values = ruleValuesOf(rule({ per: 'party', condition: { hasParty: true, partyKind: 'entity' } }), today);
    expect(ruleInputOf(values).condition).toEqual({ hasParty: true, partyKind: 'entity' });
    expect(ruleInputOf({ ...values, per: 'case' }).condition).toEqual({ hasParty: true });
    expect(ruleInputOf({ ...ruleValuesOf(undefined, today), per: 'case' }).condition).toEqual({});
  });
});
