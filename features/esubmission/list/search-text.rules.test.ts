import { expect, it } from 'vitest';
import { isCaseNo, searchTextOf } from './search-text.rules.ts';

it('puts number, address and names into one folded line, a blank before every word', () => {
  const facts = {
    caseNo: 'ES-2026-000123',
    address: 'Blk 627B Tampines St 61 #09-118',
    postalCode: '522627',
    names: ['Goh Siew  Choo', 'Zoë 陳大偉'],
  };
  expect(searchTextOf(facts)).toBe(
    ' es-2026-000123 | blk 627b tampines st 61 09-118 | 522627 | goh siew choo | zoe 陈 大 伟',
  );
});

it.each([
  ['es-2026-000123', true],
  ['es-2026-1234567', true],
  ['es-2026-00012', false],
  ['xes-2026-000123', false],
])('%s is a case number: %s', (word, is) => {
  expect(isCaseNo(word)).toBe(is);
});
