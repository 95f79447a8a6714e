import { describe, expect, it } from 'vitest';
import { linkParts } from './linkParts.ts';

describe('the links of a mail', () => {
  it.each([
    ['no link', []],
    ['https://gable.example/x', ['https://gable.example/x']],
    ['See https://gable.example/reset?token=a-b_c.\nThanks', ['https://gable.example/reset?token=a-b_c']],
    ['(http://localhost:3000/a), http://localhost:3000/b', ['http://localhost:3000/a', 'http://localhost:3000/b']],
    ['javascript:alert(1)', []],
  ])('%j has %j', (text, links) => {
    const parts = linkParts(text);
    expect(parts.filter(({ isLink }) => isLink).map((part) => part.text)).toEqual(links);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });
});
