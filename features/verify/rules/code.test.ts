import { expect, it } from 'vitest';
import { isCode, printCode, tidyCode } from './code.ts';

const code = '01ABCDEFGHJKMNPQRSTVWXYZ23';

it('is read as it is printed, and as people type it', () => {
  expect(printCode(code)).toBe('01AB-CDEF-GHJK-MNPQ-RSTV-WXYZ-23');
  for (const typed of [printCode(code), ` ${code.toLowerCase()} `, 'oiab cdef ghjk mnpq rstv wxyz 23', code])
    expect(tidyCode(typed)).toBe(code);
});

it.each(['', code.slice(1), `${code}4`, code.replace('A', 'U'), code.replace('A', '?')])('%j is no code', (typed) => {
  expect(isCode(tidyCode(typed))).toBe(false);
});
