import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { presetSetting } from '#features/settings/server/index.ts';
import { transact } from '#platform/server/context.ts';
import { followVersion, revokeRequest } from '../index.server.ts';
import { aSigning } from '../rig/dummy.ts';
import { languagesOffered } from '../room.settings.ts';
import { signingSignature } from '../tables.server.ts';

const rig = await aSigning();
const { agent, aLink, send, mails, visit, told, by, linkState, app, clock } = rig;

type Section = { key: string; seen: string; questions: { code: string; answer: object }[] };
type Visitor = Awaited<ReturnType<typeof visit>>;

/** Each an hour later: an address gets so many codes within one. */
const asked = () => {
  clock.advance({ hours: 1 });
  return aLink({ sha256: null });
};
const sectionsOf = async (visitor: Visitor): Promise<Section[]> => (await visitor.questions()).body.data.sections;
const say = (code: string, value: string, remark = '') => ({ code, value, detail: '', remark });
const saveAs = async (visitor: Visitor, key: string, answers: object[]) => {
  const section = (await sectionsOf(visitor)).find((each) => each.key === key);
  return visitor.answer(key, section?.seen ?? '', answers);
};
/** All that must be answered. */
const answerAll = async (visitor: Visitor) => {
  await saveAs(visitor, '1', [say('1.01', 'N')]);
  return saveAs(visitor, '2', [say('2.02', 'Y')]);
};

it('asks section by section, and opens what an answer asks for', async () => {
  const { token } = await asked();
  expect((await linkState(token)).body.data).toMatchObject({ asks: true, finishedAt: null, language: 'en' });
  const visitor = await visit(token);
  expect((await visitor.questions()).body.data).toMatchObject({ answered: 0, answeredOf: 2, finishedAt: null });
  const opened = await saveAs(visitor, '1', [say('1.01', 'Y')]);
  // 1.01 wants a remark, and 1.02 is asked.
  expect(opened.body.data).toMatchObject({ answered: 0, answeredOf: 3 });
  const given = await saveAs(visitor, '1', [say('1.01', 'Y', 'Since 2019'), say('1.02', 'N')]);
  expect(given.body.data).toMatchObject({ answered: 2, answeredOf: 3 });
  expect((await visitor.finish()).body.errors).toMatchObject([{ field: '2.02', code: 'answers.invalid' }]);
});

it('has nothing to read or sign before the answers are finished', async () => {
  const { token, requestId } = await asked();
  const visitor = await visit(token);
  for (const refused of [await visitor.read(), await visitor.download(), await visitor.sign()])
    expect(refused.body.errors[0].code).toBe('answers.conflict');
  await answerAll(visitor);
  expect((await visitor.finish()).status).toBe(200);
  expect((await visitor.read()).status).toBe(200);
  expect((await saveAs(visitor, '2', [say('2.02', 'N')])).body.errors[0].code).toBe('answers.conflict');
  expect((await visitor.sign()).status).toBe(200);
  expect(told.filter((each) => each.requestId === requestId).map(({ what }) => what)).toEqual(['frozen', 'signed']);
});

it('finishes once, however often it is sent', async () => {
  const { token, requestId } = await asked();
  const visitor = await visit(token);
  await answerAll(visitor);
  const finished = await Promise.all([visitor.finish(), visitor.finish()]);
  expect(finished.map(({ status }) => status)).toEqual([200, 200]);
  expect(finished[0]?.body.data).toEqual(finished[1]?.body.data);
  expect((await visitor.finish()).body.data).toEqual(finished[0]?.body.data);
  expect(told.filter((each) => each.requestId === requestId)).toHaveLength(1);
});

it('gives a second tab the sections as they are, and takes the same answers twice', async () => {
  const visitor = await visit((await asked()).token);
  const [first] = await sectionsOf(visitor);
  const seen = first?.seen ?? '';
  expect((await visitor.answer('1', seen, [say('1.01', 'N')])).status).toBe(200);
  // The answer of the server was lost, and the page sends the same again.
  expect((await visitor.answer('1', seen, [say('1.01', 'N')])).status).toBe(200);
  const late = await visitor.answer('1', seen, [say('1.01', 'Y', 'No')]);
  expect(late.status).toBe(409);
  expect(late.body.errors[0].code).toBe('answers.stale');
  expect(late.body.detail.sections[0].questions[0].answer.value).toBe('N');
});

it('does not finish a request that is withdrawn while its document is made', async () => {
  const { token, requestId } = await asked();
  const visitor = await visit(token);
  await answerAll(visitor);
  rig.meanwhile(() => by((at) => revokeRequest(at, requestId)));
  const late = await visitor.finish();
  expect(late.status).toBe(409);
  expect(late.body.errors[0].code).toBe('link.conflict');
  expect((await linkState(token)).body.data).toMatchObject({ state: 'REVOKED', finishedAt: null });
  expect(told.some((each) => each.requestId === requestId && each.what === 'frozen')).toBe(false);
});

it('does not freeze what lacks an answer by then', async () => {
  const { token } = await asked();
  const visitor = await visit(token);
  await answerAll(visitor);
  rig.meanwhile(async () => void (await saveAs(visitor, '1', [say('1.01', 'Y')])));
  expect((await visitor.finish()).body.errors[0].code).toBe('answers.invalid');
});

it('opens the answers again until somebody has signed them', async () => {
  const ref = crypto.randomUUID();
  const signers = ['Goh Siew Choo', 'Goh Beng Huat'];
  const ofBoth = { ref, sha256: null, signers };
  const hers = await aLink(ofBoth);
  const his = await aLink({
    ...ofBoth,
    recipient: { name: 'Goh Beng Huat', capacity: 'Seller', email: 'benghuat@mail.example' },
  });
  const her = await visit(hers.token);
  const him = await visit(his.token, 'benghuat@mail.example');
  await answerAll(her);
  await her.finish();
  // What she finished he reads, too.
  expect((await him.read()).status).toBe(200);
  expect((await him.reopen()).status).toBe(200);
  expect((await her.read()).body.errors[0].code).toBe('answers.conflict');
  expect((await her.questions()).body.data).toMatchObject({ answered: 2, answeredOf: 2, finishedAt: null });
  await her.finish();
  expect((await her.read()).body.data.version).toBe(2);
  expect((await her.sign()).status).toBe(200);
  const late = await him.reopen();
  expect(late.body.errors[0]).toMatchObject({ code: 'answers.conflict' });
  expect((await him.wrong('My birthday is another one.')).status).toBe(200);
  expect(told.at(-1)).toMatchObject({ what: 'wrong', detail: 'My birthday is another one.' });
  expect((await him.sign()).status).toBe(200);
});

it('shows its sender how many questions are answered, and not which', async () => {
  const { token, requestId } = await asked();
  const visitor = await visit(token);
  await saveAs(visitor, '1', [say('1.01', 'N')]);
  const { rows } = (await (await app.letIn(agent)).get('/api/v1/signing-requests?pageSize=100')).body.data;
  const row = rows.find((each: { requestId: string }) => each.requestId === requestId);
  expect(row).toMatchObject({ answered: 1, answeredOf: 2 });
  expect(JSON.stringify(row)).not.toContain('1.01');
});

it('signs on a device that was handed over, and says so', async () => {
  const { token, requestId } = await asked();
  const { cookie, ...visitor } = await visit(token);
  await answerAll({ cookie, ...visitor });
  await visitor.finish();
  const tablet = await app.letIn(agent);
  await tablet.post('/api/v1/users/sessions/lock');
  const headers = { cookie, 'x-requested-with': 'gable', authorization: `Bearer ${tablet.token}` };
  expect((await visitor.sign({}, headers)).status).toBe(200);
  const [signature] = await app.services.database
    .select()
    .from(signingSignature)
    .where(eq(signingSignature.requestId, requestId));
  expect(signature).toMatchObject({ onTheirDevice: true, inSession: true, language: 'en' });
});

it('keeps a link open when the record has a new version', async () => {
  const ref = crypto.randomUUID();
  const { token } = await aLink({ ref, sha256: null });
  const visitor = await visit(token);
  await answerAll(visitor);
  await visitor.finish();
  await by((at) => followVersion(at, 'dummy', ref, { version: 2, corrected: ['Name'] }));
  expect((await visitor.sign()).body.errors[0].code).toBe('answers.conflict');
  expect((await visitor.questions()).body.data).toMatchObject({ answered: 2, finishedAt: null });
});

it('tells of a mistake ten times a day, and stops nothing', async () => {
  const { token } = await asked();
  const visitor = await visit(token);
  for (let time = 0; time < 10; time++) expect((await visitor.wrong(`Mistake ${time}`)).status).toBe(200);
  expect((await visitor.wrong('Once more')).body.errors[0].code).toBe('wrong.rate');
  expect((await linkState(token)).body.data.state).toBe('VERIFIED');
});

const read = { isOffered: true, readBy: 'Goh Li Ting', readOn: '2026-11-02' };
const offer = (codes: ('zh' | 'ms' | 'ta')[]) =>
  transact({ ...app.asNobody, actor: null }, (at) =>
    presetSetting(at, languagesOffered, {
      ...languagesOffered.initial,
      ...Object.fromEntries(codes.map((code) => [code, read])),
    }),
  );
const verification = '/api/v1/ecdd-aml-forms/token-verification';

it('speaks the language that was chosen, before the code and after', async () => {
  await offer(['zh', 'ms']);
  const { token } = await asked();
  await app.anyone.post(verification, { token, language: 'zh' });
  expect((await linkState(token)).body.data).toMatchObject({ language: 'zh', languages: ['en', 'zh', 'ms'] });
  expect((await mails('siewchoo@mail.example')).map(({ subject }) => subject)).toContain('您的阅读和签署验证码');
  clock.advance({ minutes: 1 });
  const visitor = await visit(token);
  expect((await sectionsOf(visitor))[0]).toMatchObject({ title: { en: 'Section 1', local: '第 1 部分' } });
  expect((await visitor.speak('ms')).status).toBe(200);
  expect((await visitor.questions()).body.data.language).toBe('ms');
  expect((await visitor.speak('fr')).status).toBe(400);
});

it('goes on in English where a language is offered no more, and keeps what was answered', async () => {
  await offer(['zh']);
  const { token } = await asked();
  const visitor = await visit(token);
  await visitor.speak('zh');
  await answerAll(visitor);
  await offer([]);
  expect((await linkState(token)).body.data).toMatchObject({ language: 'en', languages: ['en'] });
  expect((await visitor.questions()).body.data).toMatchObject({ language: 'en', answered: 2 });
  expect((await visitor.speak('zh')).body.errors[0].code).toBe('language.conflict');
  await app.anyone.post(verification, { token, language: 'zh' });
  expect((await visitor.finish()).status).toBe(200);
});

it('mails a link to whoever answers first, as there is no document yet', async () => {
  const email = 'answers@mail.example';
  await send({ sha256: null, recipient: { name: 'Goh Siew Choo', capacity: 'Seller', email } });
  expect((await mails(email)).map(({ subject }) => subject)).toEqual(['Customer due diligence form for you to sign']);
});

it('asks nothing where the document was frozen when it was sent', async () => {
  const visitor = await visit((await aLink()).token);
  expect((await visitor.questions()).body.errors[0].code).toBe('answers.conflict');
  expect((await visitor.finish()).status).toBe(409);
});
