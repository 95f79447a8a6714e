import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkContent } from './content-type.ts';
import { encryptedPdf, pdfEncryptions, sampleCompound } from './locked-files.ts';
import { samplePdf } from './sample-files.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'locked-'));
});
afterAll(() => rm(folder, { recursive: true }));

const check = async (name: string, bytes: Buffer) => {
  const path = join(folder, 'upload.part');
  await writeFile(path, bytes);
  return checkContent(path, name);
};

it.each(pdfEncryptions)(
  'refuses a PDF that opens with a password only, %s, and takes one that every program opens',
  async (encryption) => {
    await expect(check('a.pdf', encryptedPdf(encryption, 'locked'))).rejects.toMatchObject({
      code: 'file.invalid',
      message: 'This PDF is protected by a password. Remove the password and upload it again.',
    });
    expect(await check('a.pdf', encryptedPdf(encryption, 'restricted'))).toBe('application/pdf');
  },
);

it('finds the encryption behind megabytes, and is not confused by its name in a text', async () => {
  const [start, end] = [samplePdf(), encryptedPdf('AES-256', 'locked')];
  const far = Buffer.concat([start.subarray(0, 9), Buffer.alloc(3_000_000, 32), end.subarray(9)]);
  await expect(check('a.pdf', far)).rejects.toMatchObject({ code: 'file.invalid' });
  const text = Buffer.concat([
    start.subarray(0, 9),
    Buffer.from('% /Encrypt 3 0 R and /Encrypt << \n'),
    start.subarray(9),
  ]);
  expect(await check('a.pdf', text)).toBe('application/pdf');
});

it.each(['a.docx', 'a.xlsx', 'a.pdf'])('refuses an Office file with a password, named %s', async (name) => {
  await expect(check(name, sampleCompound(['EncryptionInfo', 'EncryptedPackage']))).rejects.toMatchObject({
    code: 'file.invalid',
    message: 'This file is protected by a password. Remove the password and upload it again.',
  });
});

it('says of an Office file of the old format what it is', async () => {
  await expect(check('a.doc', sampleCompound(['WordDocument']))).rejects.toMatchObject({ code: 'file.unsupported' });
});
