import { beforeAll, expect, test } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { answerOf, calls, exampleOf } from '#test/access.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';

/** Calls that need two people are marked in their contract. */
const marked = calls.filter(([, { secondWord }]) => secondWord !== undefined);
const isOfCompliance = ([, { who }]: (typeof calls)[number]) => [who].flat().includes('compliance');
const approvals = marked.filter(
  ([, { secondWord, who }]) => secondWord === true && [who].flat().includes('desk:finance'),
);
const ofOfficers = marked.filter(isOfCompliance);

const clock = clockAt('2026-11-20T02:00:00Z');
const changed = 'Another person changed your email address. For safety, you can approve from';
let app: TestApp;
let admin: Client;
let finance: Client;
let officer: Client;

beforeAll(async () => {
  app = await testApp({ clock });
  admin = await app.signIn(await app.anAdmin());
  const clerk = await app.aStaff('finance');
  await admin.put(`/agency/v1/people/${clerk.userId}`, {
    name: clerk.name,
    email: 'another@home.example',
    registrationNo: null,
  });
  finance = await app.letIn(clerk);
  const second = await app.aStaff('compliance');
  await app.aStaff('compliance');
  for (const way of ['disable', 'enable'])
    await admin.post(`/agency/v1/people/${second.userId}/${way}`, { reason: 'Because' });
  officer = await app.letIn(second);
});

const approve = (name: string, client: Client) => {
  const call = calls.find(([each]) => each === name)?.[1];
  if (!call) throw new Error(`There is no call ${name}.`);
  const nobody = '00000000-0000-4000-8000-000000000000';
  return answerOf(client, call, exampleOf(name, {}, { userId: nobody, password: app.password }));
};

test('a call that approves, confirms or lifts what another did is marked', () => {
  expect([approvals.length, ofOfficers.length, marked.length]).toEqual([12, 14, 28]);
  const names = marked.map(([name]) => name);
  for (const [name, { path }] of calls)
    if (/\.approve/.test(name) || path.endsWith('/approval')) expect(names).toContain(name);
});

test.each(ofOfficers)('%s is refused while an officer rests, as all of compliance', async (name) => {
  const { status, body } = await approve(name, officer);
  expect(status).toBe(403);
  expect(body.errors[0].message).toMatch(
    /^Your account was enabled again\. For safety, you can \w+ (this )?from 23 Nov 2026, 10:00/,
  );
});

test.each(approvals)('%s is refused for 72 hours after another person changed one’s address', async (name) => {
  const { status, body } = await approve(name, finance);
  expect(status).toBe(403);
  expect(body.errors[0]).toMatchObject({ code: 'approval.forbidden' });
  expect(body.errors[0].message).toContain(`${changed} 23 Nov 2026, 10:00`);
  expect((await approve(name, await app.letIn(await app.aStaff('finance')))).body.errors[0].code).not.toBe(
    'approval.forbidden',
  );
});

test('nor does such an administrator confirm the compliance desk', async () => {
  const [second, staff] = [await app.anAdmin(), await app.aStaff('content')];
  await app.anAdmin();
  await admin.put(`/agency/v1/people/${second.userId}`, {
    name: second.name,
    email: 'second@home.example',
    registrationNo: null,
  });
  const ask = (by: Client) =>
    by.put(`/agency/v1/people/${staff.userId}/role`, { role: 'staff', desks: ['content', 'compliance'] });
  expect((await ask(admin)).body.data).toEqual({ isWaiting: true });
  expect((await ask(await app.letIn(second))).body.errors[0].code).toBe('approval.forbidden');
});

test('after them an approval is looked at like any other', async () => {
  clock.advance({ hours: 72 });
  const again = await app.letIn(finance.person);
  for (const [name] of approvals) {
    expect((await approve(name, again)).body.errors[0].code).not.toBe('approval.forbidden');
  }
});
