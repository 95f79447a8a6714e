import { expect, it } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { testApp } from '#test/app.ts';

const clock = clockAt('2026-11-20T02:00:00Z');
const app = await testApp({ clock });

it('shows a newcomer what to set up, and the people desk how far they are, until it is done or 90 days have passed', async () => {
  const newcomer = await app.letIn(await app.aSalesperson());
  const desk = await app.letIn(await app.aStaff('people'));
  const home = async () =>
    (await newcomer.get('/api/v1/dashboard')).body.data.cards.find(
      ({ id }: { id: string }) => id === 'agency-start-up',
    );
  const seen = async () => (await desk.get(`/agency/v1/people/${newcomer.person.userId}`)).body.data.startUp;
  const nothing = { joinedOn: '2026-11-20', hasPicture: false, hasMobile: false, hasAccount: false, circulars: 0 };
  expect(await seen()).toMatchObject({ ...nothing, hasGst: false, cpdExemptUntil: '2026-12-31' });
  expect((await home()).data).toEqual(await seen());
  const { $client } = app.services.database;
  await $client.query("UPDATE person SET mobile = '+6591234567', picture = repeat('0', 16) WHERE id = $1", [
    newcomer.person.userId,
  ]);
  expect(await seen()).toMatchObject({ hasPicture: true, hasMobile: true, hasAccount: false });
  await $client.query(`INSERT INTO bank_account VALUES ($1, 'DBS', 'X', 'sealed', '****', now())`, [
    newcomer.person.userId,
  ]);
  expect(await home()).toBeUndefined();
  expect(await seen()).toMatchObject({ hasAccount: true });
  await $client.query("UPDATE person SET created_at = '2026-08-21T00:00:00Z' WHERE id = $1", [newcomer.person.userId]);
  expect(await seen()).toBeNull();
});
