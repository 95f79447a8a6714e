import { expect } from 'vitest';
import { demoPeople } from '#demo/accounts.ts';
import { loadDemo } from '#demo/load-demo.ts';
import { quartersUntil } from '#features/billing/gst/quarter.rules.ts';
import { hledgerAgrees } from '#features/payout/rig/invariants/against-hledger.ts';
import { booksAgree } from '#features/payout/rig/invariants/books-agree.ts';
import { holdAgainstHledger } from '#features/production/rig/against-hledger.ts';
import { walkFinance, walkGst } from '#features/production/rig/walk-finance.ts';
import { walkPerson } from '#features/production/rig/walk-person.ts';
import { demoSteps } from '../apps/server-rooms.ts';
import { testApp } from './app.ts';
import { walkLists } from './finance-lists.ts';
import { hasProgram } from './judges.ts';
import type { Client, Person } from './people.ts';
import { walkSearches } from './searches.ts';

type Query = Parameters<typeof booksAgree>[0];
type Size = { salespeople: number; submissions: number };

/**
 * Loads a demo agency as a first start does, and follows every figure that its printed accounts see to its
 * rows, held against hledger; every list finds its rows by their words. They get the password of the tests by it. Answers how many
 * figures there were.
 */
export const aWalkedDemo = async (size: Size): Promise<number> => {
  const app = await testApp();
  await loadDemo(app.services, { ...size, steps: demoSteps });
  for (const name of ['commission.split-missing', 'production.recount-teams'])
    await app.composed.jobs.find((job) => job.name === name)?.run({});
  const { $client } = app.services.database;
  const { userId } = await app.aSalesperson();
  await $client.query(
    `UPDATE person SET second_step = false, password_hash = (SELECT password_hash FROM person WHERE id = $1)
     WHERE user_name = ANY ($2)`,
    [userId, demoPeople.map(({ userName }) => userName)],
  );
  const { rows } = await $client.query<Person & { saNo: string }>(
    `SELECT id AS "userId", user_name AS "userName", name, role, desks, sa_no AS "saNo" FROM person WHERE user_name = ANY ($1)`,
    [demoPeople.map(({ userName }) => userName)],
  );
  const finance = rows.find(({ userName }) => userName === 'lay.hoon');
  if (!finance) throw new Error('The demo agency has no finance.');
  const desk = await app.signIn(finance);
  let walked = 0;
  const salespeople = [];
  for (const { saNo, ...person } of rows.filter(({ role }) => role === 'salesperson')) {
    const who = await app.signIn(person as Person);
    salespeople.push(who);
    walked += await walkPerson(who, saNo, desk);
  }
  const outstanding = await walkFinance(desk);
  await walkGst(desk, quartersUntil(String(Temporal.Now.plainDateISO('Asia/Singapore')), 4));
  walked += await walkLists(desk);
  const everybody = await Promise.all(rows.map((person) => app.signIn(person as Person)));
  expect(await walkSearches(everybody)).toBeGreaterThan(35);
  await holdsWhatCameLater(desk);
  const query: Query = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await $client.query<Row>(text, values)).rows;
  await booksAgree(query);
  if (hasProgram('hledger')) {
    await holdAgainstHledger(desk, salespeople, outstanding);
    await hledgerAgrees(query, desk);
  }
  return walked;
};

/** Money that came in after the cut-off that one chooses is held in the next payout, and says so. */
const holdsWhatCameLater = async (desk: Client): Promise<void> => {
  const cutOff = Temporal.Now.plainDateISO('Asia/Singapore').subtract({ days: 28 });
  const { body } = await desk.get(`/agency/v1/finance/payouts/next?cutOff=${cutOff}`);
  const late = (body.data.held as { why: string }[]).filter(({ why }) => why === 'It came in after the cut-off');
  expect(late.length).toBeGreaterThan(0);
};
