import { describe, expect, it } from 'vitest';
import { en, enRefusals } from './en.words.ts';
import { bracesOf, fill } from './fill.rules.ts';
import { en as enMails, type MailWords } from './mails/en.words.ts';
import { ms as msMails } from './mails/ms.words.ts';
import { ta as taMails } from './mails/ta.words.ts';
import { zh as zhMails } from './mails/zh.words.ts';
import * as ms from './ms.words.ts';
import * as ta from './ta.words.ts';
import * as zh from './zh.words.ts';

const english: Record<string, string> = { ...en, ...enRefusals, ...enMails };

/** The same in both: names, and what is written alike. */
const alike: Record<string, string[]> = { zh: [], ms: [], ta: [] };
const letters: Record<string, RegExp> = { zh: /\p{Script=Han}/u, ms: /\p{Script=Latin}/u, ta: /\p{Script=Tamil}/u };

const mails: Record<string, MailWords> = { zh: zhMails, ms: msMails, ta: taMails };

describe.each(Object.entries({ zh, ms, ta }))('the words in %s', (code, { words, refusals }) => {
  const all: Record<string, string> = { ...words, ...refusals, ...mails[code] };

  it('say all that the English says, with the same in braces', () => {
    expect(Object.keys(all).sort()).toEqual(Object.keys(english).sort());
    const filledIn = (some: Record<string, string>) =>
      Object.fromEntries(Object.entries(some).map(([key, each]) => [key, bracesOf(each)]));
    expect(filledIn(all)).toEqual(filledIn(english));
  });

  it('are written in that language, and none is left in English or empty', () => {
    for (const [key, each] of Object.entries(all)) {
      expect(letters[code]?.test(each), key).toBe(true);
      if (!alike[code]?.includes(key)) expect(each, key).not.toBe(english[key]);
    }
  });
});

it('fills in what stands in braces, and leaves what it was not given', () => {
  expect(fill('{names} and {count} of {names}', { names: 'A' })).toBe('A and {count} of A');
});
