import { expect, it } from 'vitest';
import { testApp } from '#test/app.ts';

const app = await testApp();
const { password } = app;
const place = '/api/v1/users/sessions';
const info = '/api/v1/users/info';

it('makes no call of somebody signed in until its owner unlocks it', async () => {
  const agent = await app.signIn(await app.aSalesperson());
  expect((await agent.post(`${place}/lock`)).status).toBe(200);
  for (const refused of [await agent.get(info), await agent.get(place), await agent.post(`${place}/lock`)]) {
    expect(refused.status).toBe(403);
    expect(refused.body.errors[0].code).toBe('session.handed-over');
  }
  // What anybody reads is open as it was.
  expect((await agent.get('/api/v1/auth/sign-in-page')).status).toBe(200);
  const wrong = await agent.post(`${place}/unlock`, { password: 'not the password' });
  expect(wrong.body.errors[0].code).toBe('password.forbidden');
  expect((await agent.get(info)).status).toBe(403);
  expect((await agent.post(`${place}/unlock`, { password })).status).toBe(200);
  expect((await agent.get(info)).status).toBe(200);
});

it('locks no other session of the person', async () => {
  const person = await app.aSalesperson();
  const [tablet, phone] = [await app.letIn(person), await app.letIn(person)];
  await tablet.post(`${place}/lock`);
  expect((await phone.get(info)).status).toBe(200);
  expect((await phone.post(`${place}/unlock`, { password })).status).toBe(200);
  expect((await tablet.get(info)).status).toBe(403);
});

it('is ended by its owner from another device', async () => {
  const person = await app.aSalesperson();
  const [tablet, phone] = [await app.letIn(person), await app.letIn(person)];
  await tablet.post(`${place}/lock`);
  await phone.delete(place);
  expect((await tablet.get(info)).status).toBe(401);
});
