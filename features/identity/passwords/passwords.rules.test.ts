import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { passwordProblem } from './passwords.rules.ts';

const common = new Set(['password', 'password123', 'dragon', 'iloveyou', 'qwertyuiop']);
const names = ['gable', 'hannah.lim', 'hannah', 'lim', 'Hannah', 'Lim'];
const problem = (password: string) => passwordProblem(password, { common, names });

describe('a password that is chosen', () => {
  it.each([
    ['elevenchars', /12 characters or more/],
    ['😀😀😀😀😀😀', /12 characters or more/],
    ['password2026!', /attacker/],
    ['123password123', /attacker/],
    ['PASSWORD....!!', /attacker/],
    ['dragon!!!!!!!!', /attacker/],
    ['aaaaaaaaaaaaaaaa', /attacker/],
    ['abcabcabcabcabc', /attacker/],
    ['abcdefghijklmn', /attacker/],
    ['98765432109876', /attacker/],
    ['hannah.lim2026', /your name/],
    ['Gable-Gable-2026', /your name/],
    ['LIM HANNAH 2026', /your name/],
    ['x'.repeat(500) + 'y'.repeat(501), /1000 characters at most/],
  ])('%j won’t do', (password, words) => {
    expect(problem(password)).toMatch(words);
  });

  it.each([
    'twelve chars',
    'correct horse battery staple',
    'all small letters only',
    '8374928374tiger',
    'gable-demo-2026',
    'hannah keeps two grey cats',
    '陳美玲喜歡在雨天喝熱咖啡啊',
    '  spaces at the ends  ',
  ])('%j will', (password) => {
    expect(problem(password)).toBeUndefined();
  });

  test('no kind of letter is asked for: what is long and random is taken, whatever it is made of', () => {
    const letters = fc.constantFrom('abcdefghijkmnpqrstuvwxyz', '0123456789', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '!#$%&*+?');
    const random = letters.chain((set) => fc.array(fc.constantFrom(...set), { minLength: 24, maxLength: 60 }));
    fc.assert(
      fc.property(
        random.map((all) => all.join('')).filter((text) => new Set(text).size > 6),
        (password) => problem(password) === undefined,
      ),
    );
  });

  test('eleven characters never do, and a thousand are the most', () => {
    fc.assert(fc.property(fc.string({ maxLength: 11 }), (password) => problem(password) !== undefined));
    fc.assert(fc.property(fc.string({ minLength: 1_001, maxLength: 1_200 }), (text) => problem(text) !== undefined));
  });
});
