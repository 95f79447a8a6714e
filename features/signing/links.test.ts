import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { MailFailure } from '#platform/server/mail/mail-failure.ts';
import { purgeRequests, resend, revokeRequest } from './index.server.ts';
import { mailLinkJob } from './mail/mail-link.server.ts';
import { requestsOf } from './requests/requests-of.server.ts';
import { drawnSignature } from './rig/drawn.ts';
import { aSigning } from './rig/dummy.ts';
import { dummySignable } from './rig/dummy-signable.ts';

const signing = await aSigning();
const { app, agent, clock, by, send, aLink, tokenOf, visit, visitor, linkState, verify } = signing;
const at = (status: number, code?: string) => [status, code];
const said = ({ status, body }: { status: number; body: { errors?: { code?: string }[] } }) =>
  at(status, body.errors?.[0]?.code);
const wrong = '000000';

const ofDummy = () => dummySignable([]).signable;

it('is read, signed once and read again, and tells the room above', async () => {
  const { token, requestId } = await aLink();
  expect((await linkState(token)).body.data).toMatchObject({
    state: 'SENT',
    email: 's•••••@mail.example',
    askedBy: { name: agent.name, registrationNo: expect.stringMatching(/^R/), phone: '' },
    isOpen: false,
  });
  const goh = await visit(token);
  expect((await goh.read()).body.data).toMatchObject({ title: 'Customer due diligence form', version: 1 });
  expect((await goh.readToEnd()).status).toBe(200);
  const first = await goh.sign({ confirmed: ['10.01', '10.01'] });
  expect(first.body.data).toEqual({ signedAt: expect.any(String) });
  clock.advance({ minutes: 1 });
  expect((await goh.sign()).body.data).toEqual(first.body.data);
  expect((await goh.decline('too late')).status).toBe(409);
  expect((await goh.read()).status).toBe(200);
  expect(signing.told.filter((each) => each.requestId === requestId)).toEqual([
    { what: 'signed', requestId, detail: ['10.01'] },
  ]);
  clock.advance({ hours: 24 * 7 });
  expect(said(await goh.read())).toEqual(at(409, 'link.conflict'));
  expect((await linkState(token)).body.data).toMatchObject({ state: 'SIGNED', isOpen: false });
});

it('opens nothing without its own link, its code and its own visit', async () => {
  const [mine, other] = [
    await aLink(),
    await aLink({ recipient: { name: 'B', capacity: 'Seller', email: 'b@mail.example' } }),
  ];
  const goh = await visit(mine.token);
  for (const [call, status, code] of [
    [() => linkState('not-a-link'), 404, 'link.missing'],
    [() => visitor('not-a-link', goh.cookie).read(), 404, 'link.missing'],
    [() => visitor(mine.token, '').read(), 403, 'visit.forbidden'],
    [() => visitor(mine.token, 'visit=made-up').sign(), 403, 'visit.forbidden'],
    [() => visitor(other.token, goh.cookie).read(), 403, 'visit.forbidden'],
    [() => visitor(other.token, goh.cookie).sign(), 403, 'visit.forbidden'],
    [() => visitor(other.token, goh.cookie).download(), 403, 'visit.forbidden'],
    // Another site can send the cookie, and not the header.
    [() => goh.sign({}, { cookie: goh.cookie }), 403, 'session.forbidden'],
    [
      () => goh.sign({}, { cookie: goh.cookie, 'x-requested-with': 'gable', origin: 'https://evil.example' }),
      403,
      'session.forbidden',
    ],
  ] as const)
    expect(said(await call()), String(call)).toEqual(at(status, code));
  expect((await goh.read()).status).toBe(200);
});

it('has several documents open in one browser, each by its own code', async () => {
  const recipient = { name: 'Pat', capacity: 'Seller', email: 'pat@mail.example' };
  const [one, two] = [await aLink({ recipient }), await aLink({ recipient })];
  const first = await visit(one.token, recipient.email);
  const browser = { cookie: first.cookie, 'x-requested-with': 'gable' };
  expect(said(await verify({ token: two.token }, { cookie: first.cookie }))).toEqual(at(403, 'session.forbidden'));
  expect((await verify({ token: two.token }, browser)).body.data.isOpen).toBe(false);
  const code = await signing.codeFor(recipient.email);
  expect((await verify({ token: two.token, code }, browser)).body.data.isOpen).toBe(true);
  for (const { token } of [one, two]) expect((await visitor(token, first.cookie).read()).status).toBe(200);
});

it('sends five codes an hour, half a minute apart, each for ten minutes', async () => {
  const { token } = await aLink({ recipient: { name: 'C', capacity: 'Seller', email: 'c@mail.example' } });
  expect((await verify({ token })).body.data.codeExpiresAt).toBeTruthy();
  expect((await verify({ token })).status).toBe(429);
  const late = await signing.codeFor('c@mail.example');
  clock.advance({ minutes: 10 });
  expect(said(await verify({ token, code: late }))).toEqual(at(400, 'code.invalid'));
  for (let sent = 1; sent < 5; sent++) {
    expect((await verify({ token })).status).toBe(200);
    clock.advance({ seconds: 30 });
  }
  expect((await verify({ token })).status).toBe(429);
  clock.advance({ minutes: 60 });
  expect((await verify({ token })).status).toBe(200);
});

it('is locked by the fifth wrong code, also for the right one, until it is sent again', async () => {
  const { token, requestId } = await aLink({ recipient: { name: 'D', capacity: 'Seller', email: 'd@mail.example' } });
  await verify({ token });
  const right = await signing.codeFor('d@mail.example');
  const other = right === wrong ? '111111' : wrong;
  for (let tries = 1; tries < 5; tries++)
    expect(said(await verify({ token, code: other }))).toEqual(at(400, 'code.invalid'));
  expect((await verify({ token, code: other })).body.data).toMatchObject({ state: 'LOCKED', isOpen: false });
  expect((await verify({ token, code: right })).body.data).toMatchObject({ state: 'LOCKED', isOpen: false });
  expect(signing.told).toContainEqual({ what: 'ended', requestId, detail: 'LOCKED' });
  clock.advance({ seconds: 30 });
  const again = await by((within) => resend(within, requestId, { way: 'SHARE' }));
  expect((await linkState(token)).status).toBe(404);
  expect((await (await visit(tokenOf(again), 'd@mail.example')).read()).status).toBe(200);
});

it('ends what a visit opened when it is sent again, withdrawn or run out', async () => {
  const { token, requestId } = await aLink({ recipient: { name: 'E', capacity: 'Seller', email: 'e@mail.example' } });
  const before = await visit(token, 'e@mail.example');
  clock.advance({ seconds: 30 });
  const next = await by((within) => resend(within, requestId, { way: 'SHARE' }));
  expect(said(await before.sign())).toEqual(at(404, 'link.missing'));
  expect(said(await visitor(tokenOf(next), before.cookie).sign())).toEqual(at(403, 'visit.forbidden'));
  const after = await visit(tokenOf(next), 'e@mail.example');
  await by((within) => revokeRequest(within, requestId));
  expect(said(await after.sign())).toEqual(at(409, 'link.conflict'));
  expect((await linkState(tokenOf(next))).body.data).toMatchObject({ state: 'REVOKED', ending: 'REVOKED' });
  await expect(by((within) => resend(within, requestId))).rejects.toThrow('has ended');
});

it('lasts thirty minutes idle and seven days', async () => {
  const { token, requestId } = await aLink({ recipient: { name: 'F', capacity: 'Seller', email: 'f@mail.example' } });
  const fay = await visit(token, 'f@mail.example');
  clock.advance({ minutes: 29 });
  expect((await fay.read()).status).toBe(200);
  clock.advance({ minutes: 30 });
  expect(said(await fay.read())).toEqual(at(403, 'visit.forbidden'));
  clock.advance({ hours: 24 * 7 });
  expect((await linkState(token)).body.data.state).toBe('EXPIRED');
  expect((await verify({ token })).body.data.state).toBe('EXPIRED');
  await signing.tend();
  await signing.tend();
  expect(signing.told.filter((each) => each.requestId === requestId)).toEqual([
    { what: 'ended', requestId, detail: 'EXPIRED' },
  ]);
});

it('ends the other requests of a record when one declines, and says why to the room above alone', async () => {
  const ref = randomUUID();
  const one = await aLink({ ref, recipient: { name: 'Gan', capacity: 'Seller', email: 'g@mail.example' } });
  clock.advance({ seconds: 1 });
  const two = await aLink({ ref, recipient: { name: 'Ho', capacity: 'Seller', email: 'h@mail.example' } });
  expect((await (await visit(one.token, 'g@mail.example')).decline('The address is wrong.')).status).toBe(200);
  expect((await linkState(two.token)).body.data).toMatchObject({ state: 'REVOKED', ending: 'OTHER_DECLINED' });
  expect(JSON.stringify((await linkState(one.token)).body)).not.toContain('address is wrong');
  const listed = await requestsOf(app.asNobody, 'dummy', [ref]);
  expect(listed.map(({ state, declineReason }) => [state, declineReason])).toEqual([
    ['REVOKED', ''],
    ['DECLINED', 'The address is wrong.'],
  ]);
});

it('is not sent to a colleague, to nobody, or twice to one recipient', async () => {
  const ref = randomUUID();
  const to = (email: string) => send({ ref, recipient: { name: 'Goh', capacity: 'Seller', email } });
  await expect(to('')).rejects.toMatchObject({ code: 'signing.invalid' });
  const boxes = { name: 'ສົມຊາຍ Tan', capacity: 'Seller', email: 'somchai@mail.example' };
  await expect(send({ ref, recipient: boxes })).rejects.toThrow('“ສ” in ສົມຊາຍ Tan can’t be printed');
  for (const name of ['Goh\nSigned 1 Jan 2020', `Goh${' '.repeat(40)}Signed`])
    await expect(send({ ref, recipient: { ...boxes, name } })).rejects.toThrow('in one line');
  const own = `${signing.agent.userName}@gable.example`;
  for (const theirs of [own, own.toUpperCase(), own.replace('@', '+customer@'), 'somebody.else@gable.example'])
    await expect(to(theirs)).rejects.toMatchObject({ code: 'signing.conflict' });
  const { requestId } = await to('goh@mail.example');
  await expect(to('goh@mail.example')).rejects.toMatchObject({ code: 'signing.conflict' });
  await by((within) => revokeRequest(within, requestId));
  expect((await to('goh@mail.example')).url).toBeUndefined();
});

it('mails the link', async () => {
  const ref = randomUUID();
  await send({ ref, recipient: { name: 'Ida', capacity: 'Seller', email: 'ida@mail.example' } });
  const delivery = async () => (await requestsOf(app.asNobody, 'dummy', [ref])).map((each) => each.delivery);
  expect(await delivery()).toEqual(['WAITING']);
  const [mail] = await signing.mails('ida@mail.example');
  expect(await delivery()).toEqual(['SENT']);
  const { name, registrationNo } = signing.agent;
  for (const words of [
    `You are asked by ${name}, CEA registration no. ${registrationNo}`,
    'www.cea.gov.sg',
    'Sent by Gable.',
  ])
    expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(words);
  const token = new URL(mail?.links[0] ?? '').searchParams.get('token') ?? '';
  expect((await linkState(token)).body.data.state).toBe('SENT');
});

it('says that the mail server refuses an address, and mails to the corrected one', async () => {
  const ref = randomUUID();
  const { requestId } = await send({ ref, recipient: { name: 'Kay', capacity: 'Seller', email: 'kay@mail.exmaple' } });
  const [job] = await ask<{ data: object }>(
    app.services.database,
    "SELECT data FROM pgboss.job WHERE name = 'signing.mail-link' ORDER BY created_on DESC LIMIT 1",
  );
  const refuses = { send: () => Promise.reject(new MailFailure('no such domain', false, undefined)) };
  await mailLinkJob({ ...app.services, mailer: refuses }, ofDummy).run(job?.data ?? {});
  const shown = async () => (await requestsOf(app.asNobody, 'dummy', [ref])).map((each) => each.delivery);
  expect(await shown()).toEqual(['FAILED']);
  const notices = () =>
    ask(
      app.services.database,
      `SELECT person_id AS id, title, read_at IS NULL AS unread FROM notification WHERE link LIKE $1`,
      ['%UNDELIVERED'],
    );
  const told = { id: signing.agent.userId, title: 'The link for Kay could not be delivered' };
  expect(await notices()).toEqual([{ ...told, unread: true }]);
  clock.advance({ seconds: 1 });
  await by((within) => resend(within, requestId, { to: { email: 'kay@mail.example' } }));
  expect((await signing.mails('kay@mail.example')).map(({ subject }) => subject)).toEqual([
    'Customer due diligence form for you to sign',
  ]);
  expect(await shown()).toEqual(['SENT']);
  expect(await notices()).toEqual([{ ...told, unread: false }]);
});

it('says once that no try has delivered a link, and no more once one has', async () => {
  const { requestId } = await send({ recipient: { name: 'Kit', capacity: 'Seller', email: 'kit@mail.example' } });
  const [job] = await ask<{ data: object }>(
    app.services.database,
    "SELECT data FROM pgboss.job WHERE name = 'signing.mail-link' ORDER BY created_on DESC LIMIT 1",
  );
  const away = { send: () => Promise.reject(new MailFailure('no answer', true, undefined)) };
  await expect(mailLinkJob({ ...app.services, mailer: away }, ofDummy).run(job?.data ?? {})).rejects.toThrow(
    'no answer',
  );
  const notices = () =>
    ask(app.services.database, 'SELECT read_at IS NULL AS unread FROM notification WHERE key LIKE $1', [
      `link-refused:${requestId}:%`,
    ]);
  clock.advance({ minutes: 5 });
  await signing.tend();
  expect(await notices()).toEqual([]);
  clock.advance({ minutes: 10 });
  await signing.tend();
  await signing.tend();
  expect(await notices()).toEqual([{ unread: true }]);
  await mailLinkJob(app.services, ofDummy).run(job?.data ?? {});
  expect(await notices()).toEqual([{ unread: false }]);
});

it('takes a file while it can be signed, and none without the visit or afterwards', async () => {
  const ref = randomUUID();
  const link = await aLink({ ref, recipient: { name: 'May', capacity: 'Seller', email: 'may@mail.example' } });
  const may = await visit(link.token, 'may@mail.example');
  expect((await may.addFile('passport.pdf')).body.data).toEqual({ fileName: 'passport.pdf' });
  expect(said(await visitor(link.token, 'visit=made-up').addFile('other.pdf'))).toEqual(at(403, 'visit.forbidden'));
  await may.sign();
  expect(said(await may.addFile('late.pdf'))).toEqual(at(409, 'link.conflict'));
  expect(signing.files.get(ref)).toEqual(['passport: passport.pdf']);
});

it('attaches no file that came after the request had ended', async () => {
  const ref = randomUUID();
  const link = await aLink({ ref, recipient: { name: 'Pia', capacity: 'Seller', email: 'pia@mail.example' } });
  const pia = await visit(link.token, 'pia@mail.example');
  signing.meanwhile(() => by((within) => revokeRequest(within, link.requestId)));
  expect(said(await pia.addFile('slow.pdf'))).toEqual(at(409, 'link.conflict'));
  expect(signing.files.get(ref)).toBeUndefined();
});

it('is purged with its record, file and all', async () => {
  const ref = randomUUID();
  const { token } = await aLink({ ref, recipient: { name: 'Lee', capacity: 'Seller', email: 'lee@mail.example' } });
  await (await visit(token, 'lee@mail.example')).sign();
  await signing.seal();
  const [request] = await requestsOf(app.asNobody, 'dummy', [ref]);
  expect(request?.sealed).toBeTruthy();
  await by((within) => purgeRequests(within, 'dummy', ref));
  expect(await requestsOf(app.asNobody, 'dummy', [ref])).toEqual([]);
  expect((await linkState(token)).status).toBe(404);
  const left = 'SELECT 1 AS one FROM stored_file WHERE file_id = $1';
  expect(await ask(app.services.database, left, [request?.sealed?.fileId])).toEqual([]);
});

it('is not signed with a picture on which nothing is seen', async () => {
  const email = `${randomUUID()}@mail.example`;
  const { token } = await aLink({ recipient: { name: 'Jo', capacity: 'Seller', email } });
  const jo = await visit(token, email);
  const empty = {
    transparent: { ink: '#ffffff00' },
    white: { ink: '#ffffff', paper: '#ffffff' },
    'black all over': { ink: '#000000', paper: '#000000' },
    'hardly grey': { ink: '#f4f4f4', paper: '#ffffff' },
    'a dot': { thick: 4, length: 4 },
  };
  for (const [what, drawn] of Object.entries(empty)) {
    const { status, body } = await jo.sign({ method: 'DRAWN', picture: await drawnSignature(drawn) });
    expect([what, status, body.errors[0].field]).toEqual([what, 400, 'picture']);
  }
});

it('takes the same signature again, and none but that', async () => {
  const email = `${randomUUID()}@mail.example`;
  const { token } = await aLink({ recipient: { name: 'Jo', capacity: 'Seller', email } });
  const jo = await visit(token, email);
  const given = { method: 'DRAWN', picture: await drawnSignature() };
  // The certificate would have it like facts of its own.
  expect((await jo.sign({ ...given, name: 'Jo\nIdentified by\nSingpass' })).status).toBe(400);
  const [first, again] = [await jo.sign(given), await jo.sign(given)];
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(again.body.data).toEqual(first.body.data);
  for (const other of [
    { ...given, name: 'Somebody else' },
    { ...given, picture: await drawnSignature({ thick: 5 }) },
    {},
  ]) {
    const { status, body } = await jo.sign(other);
    expect([status, body.errors[0].message]).toEqual([409, expect.stringContaining('signed already: by 陈美玲')]);
  }
});

it.each([
  [{ consent: false }, 400],
  [{ confirmed: [] }, 400],
  [{ confirmed: ['10.01', '1.01'] }, 400],
  [{ capacity: 'Buyer' }, 400],
  [{ method: 'DRAWN' }, 400],
  [{ name: 'ສົມຊາຍ' }, 400],
  [{ method: 'UPLOADED', picture: `data:image/png;base64,${Buffer.from('no picture').toString('base64')}` }, 415],
])('is not signed with %o', async (given, status) => {
  const email = `${randomUUID()}@mail.example`;
  const { token } = await aLink({ recipient: { name: 'Jo', capacity: 'Seller', email } });
  const jo = await visit(token, email);
  expect((await jo.sign(given)).status).toBe(status);
  expect((await linkState(token)).body.data.state).toBe('VERIFIED');
});
