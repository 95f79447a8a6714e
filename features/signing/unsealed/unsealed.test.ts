import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { rotateKey } from '#platform/server/secrets/rotate-key.ts';
import { makeSecrets } from '#platform/server/secrets/secrets.ts';
import { refuseWhenFull } from '#platform/server/storage/storage-errors.ts';
import { aSigning } from '../rig/dummy.ts';
import { dummySignable } from '../rig/dummy-signable.ts';
import { sealedKeys } from '../seal/certificate.server.ts';
import { sealJob } from '../seal/seal-job.server.ts';

const signing = await aSigning();
const { app, clock } = signing;
const officer = await app.aStaff('compliance');
const place = '/api/v1/compliance/unsealed-documents';
const list = async () => (await (await app.letIn(officer)).get(place)).body.data;

/** A customer has signed: the token of the link, and the browser that signed. */
const signed = async () => {
  const { token, requestId } = await signing.aLink();
  const goh = await signing.visit(token);
  expect((await goh.sign()).status).toBe(200);
  return { token, requestId, goh };
};

const noticesOf = (requestId: string) =>
  ask<{ isRead: boolean }>(
    app.services.database,
    `SELECT read_at IS NOT NULL AS "isRead" FROM notification WHERE key LIKE $1`,
    [`not-sealed:${requestId}:%`],
  );

it('keeps a signature when the disk is full, tells compliance, and seals it once there is room', async () => {
  const { token, requestId } = await signed();
  const { files } = app.services;
  const { write } = files;
  files.write = async (source) => {
    for await (const _ of source as Readable) break;
    throw refuseWhenFull(Object.assign(new Error('write'), { code: 'ENOSPC' }));
  };
  try {
    await expect(signing.seal()).rejects.toMatchObject({ code: 'file.storage-full' });
    expect((await signing.linkState(token)).body.data).toMatchObject({ state: 'SIGNED', isSealed: false });
    expect((await list()).count).toBe(0);
    clock.advance({ minutes: 31 });
    await signing.tend();
    expect(await list()).toMatchObject({ count: 1, rows: [{ requestId, recipientName: 'Goh Siew Choo' }] });
    expect(await noticesOf(requestId)).toEqual([{ isRead: false }]);
    await expect(signing.seal()).rejects.toMatchObject({ code: 'file.storage-full' });
  } finally {
    files.write = write;
  }
  const path = `${place}/${requestId}/seal`;
  expect((await (await app.letIn(signing.agent)).post(path, {})).status).toBe(403);
  expect((await (await app.letIn(officer)).post(path, {})).status).toBe(200);
  await signing.seal();
  expect((await signing.linkState(token)).body.data.isSealed).toBe(true);
  const again = await signing.visit(token);
  expect(await signing.verdictOf((await again.download()).raw)).toBe('VALID');
  expect([(await list()).count, await noticesOf(requestId)]).toEqual([0, [{ isRead: true }]]);
  expect((await (await app.letIn(officer)).post(path, {})).status).toBe(404);
});

it('seals after the encryption key has changed, with the same certificate', async () => {
  const before = await signed();
  await signing.seal();
  const waiting = await signed();
  const { database, secrets } = app.services;
  await ask(database, 'INSERT INTO sealing_key (key_id) VALUES ($1)', [secrets.keyId]);
  const next = randomBytes(32);
  await rotateKey(app.asNobody, { sealed: [sealedKeys], keyed: [] }, next);
  const { signable } = dummySignable([]);
  const seal = (with_: typeof secrets) =>
    sealJob(Object.assign({}, app.services, { secrets: with_ }), () => signable).run({ requestId: waiting.requestId });
  await expect(seal(secrets)).rejects.toThrow();
  await seal(makeSecrets(next));
  expect(await ask(database, 'SELECT 1 FROM seal_certificate')).toHaveLength(1);
  for (const { goh } of [before, waiting]) expect(await signing.verdictOf((await goh.download()).raw)).toBe('VALID');
});
