import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { transact } from '#platform/server/context.ts';
import { aSigning } from '../rig/dummy.ts';
import { lockRound, readRound } from './read-round.server.ts';

it('is not locked where somebody has signed since it was read', async () => {
  const signing = await aSigning();
  const { app } = signing;
  const ref = randomUUID();
  const signers = ['Goh Siew Choo', 'Lim Boon Keng'];
  const links = [];
  for (const [place, name] of signers.entries()) {
    const recipient = { name, email: `signer${place}@mail.example`, capacity: 'Seller' };
    links.push({ ...(await signing.aLink({ ref, signers, recipient })), recipient });
  }
  for (const { token, recipient } of links) {
    const { sign } = await signing.visit(token, recipient.email);
    expect((await sign({ name: recipient.name })).status).toBe(200);
  }
  const round = await readRound(app.asNobody, links[0]?.requestId ?? '');
  if (!round) throw new Error('It is due.');
  const locked = (signed: typeof round.signed) =>
    transact({ ...app.asNobody, actor: null }, (at) => lockRound(at, { ...round, signed }));
  expect(await locked(round.signed.slice(0, 1))).toBeUndefined();
  expect(await locked(round.signed)).toHaveLength(2);
});
