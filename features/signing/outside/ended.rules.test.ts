import { expect, it } from 'vitest';
import { endedWords } from './ended.rules.ts';

it('has words of its own for each way in which a link ends', () => {
  const said = [
    endedWords(undefined),
    endedWords('SIGNED'),
    endedWords('SIGNED', null, true),
    endedWords('DECLINED'),
    endedWords('EXPIRED'),
    endedWords('REVOKED', 'REVOKED'),
    endedWords('REVOKED', 'OTHER_DECLINED'),
    endedWords('LOCKED', 'LOCKED'),
  ];
  expect(new Set(said.map(({ text }) => text)).size).toBe(said.length);
});
