import { expect, test } from 'vitest';
import { idsIn } from './ids-in.ts';

const a = '0197a1b2-0000-7000-8000-00000000000a';
const b = '0197a1b2-0000-7000-8000-00000000000b';

test.each([
  ['a parameter of the path', { params: { id: a }, query: {} }, [a]],
  ['capitals, and the query too', { params: { id: a.toUpperCase() }, query: { fileId: b } }, [a, b]],
  ['a list', { params: undefined, query: { ids: [a, b, a] } }, [a, b]],
  ['nothing else', { params: { tab: '3' }, query: { search: 'Goh Siew Choo' } }, []],
  ['no parameters at all', { params: undefined, query: undefined }, []],
])('ids are found in %s', (_, input, expected) => {
  expect(idsIn(input)).toEqual(expected);
});
