import { expect, it } from 'vitest';
import { filesSigned, signedOf, signedUntil, wrongSigner } from './signers.rules.ts';

const both = [
  { name: 'Goh Siew Choo', email: 'a@mail.example' },
  { name: 'Goh Wei Ming', email: 'a@mail.example' },
];
const signed = (signer: string) => ({ how: 'LINK', signer }) as const;
const sent = (name: string, state: string) => ({ recipient: { name }, state });

it('is signed once all have signed, or by one paper for all', () => {
  expect(signedOf(both, [signed('')], []).isSigned).toBe(false);
  expect(signedOf(both, [signed('Goh Wei Ming')], []).isSigned).toBe(false);
  expect(signedOf(both, [signed('Goh Wei Ming'), signed('')], []).isSigned).toBe(true);
  expect(signedOf(both, [{ how: 'PAPER', signer: '' }], []).isSigned).toBe(true);
  expect(signedOf(both.slice(0, 1), [signed('Goh Siew Choo')], []).isSigned).toBe(true);
});

it('has a file of each who signed this version, or the paper that stands for all', () => {
  const signedFile = (fileId: string, signer: string, version = 2) => ({ ...signed(signer), version, fileId });
  const links = [signedFile('c', 'Goh Wei Ming'), signedFile('b', ''), signedFile('a', '', 1)];
  expect(filesSigned({ version: 2 }, links)).toEqual(['b', 'c']);
  // The others have one that was not completed until the last is sealed with them.
  expect(filesSigned({ version: 2 }, [...links, { ...signedFile('', 'Tan'), fileId: null }])).toEqual([]);
  expect(
    filesSigned(
      { version: 2 },
      links.map((each) => ({ ...each, fileId: 'one' })),
    ),
  ).toEqual(['one']);
  expect(filesSigned({ version: 2 }, [...links, { how: 'PAPER', signer: '', version: 2, fileId: 'p' }])).toEqual(['p']);
});

it('has the documents that were there when the first of them signed, or when the paper for all was handed in', () => {
  const by = (how: 'LINK' | 'PAPER', day: number, scanned?: number, version = 2) => ({
    how,
    version,
    signedAt: `2026-11-0${day}T00:00:00Z`,
    scannedAt: scanned ? `2026-11-0${scanned}T00:00:00Z` : null,
  });
  const until = (...signatures: ReturnType<typeof by>[]) => signedUntil({ version: 2 }, signatures)?.slice(8, 10);
  expect(until(by('LINK', 1, 0, 1))).toBe(undefined);
  expect(until(by('LINK', 5), by('LINK', 3), by('LINK', 1, 0, 1))).toBe('03');
  expect(until(by('PAPER', 6), by('LINK', 3))).toBe('06');
  expect(until(by('PAPER', 6, 4), by('LINK', 3))).toBe('04');
});

it('is declined while the last request to one of them is', () => {
  const declined = [sent('Goh Wei Ming', 'DECLINED'), sent('Goh Siew Choo', 'SIGNED')];
  expect(signedOf(both, [], declined)).toMatchObject({ isDeclined: true, isSent: false });
  const again = [sent('Goh Wei Ming', 'SENT'), ...declined];
  expect(signedOf(both, [], again)).toMatchObject({ isDeclined: false, isSent: true });
});

it('names each signer once', () => {
  expect(wrongSigner(both)).toBe(undefined);
  expect(wrongSigner([...both, { name: 'goh siew choo', email: '' }])).toContain('named twice');
});
