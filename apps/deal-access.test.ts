import { beforeAll, describe, expect, it } from 'vitest';
import {
  aTeamAroundDeals,
  type Salesperson,
  type TeamAroundDeals,
  units,
  type Whose,
} from '#features/production/rig/a-team.ts';
import { mayEnter } from '#platform/contract/actor.ts';
import type { Endpoint } from '#platform/contract/endpoint.ts';
import { answerOf, calls, exampleOf, type Prepared, prepareAll } from '#test/access.ts';
import type { DealCall } from '#test/around-a-deal.ts';
import { callsOfDeals } from '#test/deal-calls.ts';
import { makeMailbox } from '#test/mail.ts';
import { textOf } from '#test/text-of.ts';

/**
 * Who gets which deal by which call: everyone around a deal makes every call of the rooms of money, of deals and of the register with
 * their own records and with others'. A call of these rooms that is in no row fails.
 */
const rooms = ['production', 'dashboard', 'commission', 'billing', 'payout', 'cobroke', 'ledger', 'deal', 'register'];
const callByName = new Map(calls);
const ofRooms = calls.filter(([name]) => rooms.includes(name.slice(0, name.indexOf('.'))));
/** The desk's alone, and without a deal's record in the question or with a change: the role decides. */
const isByRole = ([, { who, method, path }]: [string, Endpoint]) =>
  who === 'desk:finance' && (method !== 'GET' || !path.includes('{id}'));

let team: TeamAroundDeals;
let rows: DealCall[];

beforeAll(async () => {
  team = await aTeamAroundDeals();
  rows = callsOfDeals(team);
}, 120_000);

const callOf = (name: string): Endpoint => {
  const call = callByName.get(name);
  if (!call) throw new Error(`There is no call ${name}.`);
  return call;
};

const everybody = () => Object.keys(team.people) as Whose[];

/** A sheet or a report takes a quarter of a second to make: of those to whom it is open one asks for it, and all others. */
const askersOf = (call: Endpoint, { open }: DealCall): Whose[] => {
  const entering = everybody().filter((who) => mayEnter(team.people[who].person, call.who));
  const [first] = entering.filter((who) => open.includes(who));
  return call.file ? entering.filter((who) => who === first || !open.includes(who)) : entering;
};

describe('everyone around a deal', () => {
  it('has a row for every call', () => {
    const inRows = new Set(rows.map(({ name }) => name));
    expect(ofRooms.filter((each) => !isByRole(each) && !inRows.has(each[0])).map(([name]) => name)).toEqual([]);
  });

  // Whom the role refuses, and who is not signed in: access.test.ts.
  it('gets what is declared', { timeout: 120_000 }, async () => {
    const wrong: string[] = [];
    for (const row of rows) {
      const call = callOf(row.name);
      for (const who of askersOf(call, row)) {
        const example = typeof row.given === 'function' ? row.given(who) : row.given;
        const { status } = await answerOf(team.people[who], call, example);
        const wanted = row.open.includes(who) ? (row.refused ?? 200) : 404;
        if (status !== wanted) wrong.push(`${row.name} (${row.of}) as the ${who}: ${status}, not ${wanted}`);
      }
      if (call.who !== 'public' || typeof row.given === 'function') continue;
      const { status } = await answerOf(team.agency.app.anyone, call, row.given);
      if (status !== 404) wrong.push(`${row.name} (${row.of}) as nobody: ${status}, not 404`);
    }
    expect(wrong).toEqual([]);
  });
});

describe('an upline and a co-broker', () => {
  /** What is about the clients of the deals: their names, contacts, numbers and files; and the ids of the files. */
  const ofClients = async () => {
    const { query } = team.agency;
    const parties = await query<Record<string, string>>(
      'SELECT p.name, p.phone, p.email, p.address, p.id_number_masked, b.invoice_to_text FROM esubmission_party p LEFT JOIN bill b USING (esubmission_id)',
    );
    const files = await query<Record<string, string>>(
      'SELECT original_name, storage_key FROM esubmission_file JOIN stored_file USING (file_id)',
    );
    const ids = await query<{ id: string }>('SELECT file_id AS id FROM esubmission_file');
    const texts = [...parties, ...files].flatMap((row) => Object.values(row));
    const phones = parties.map(({ phone = '' }) => `${phone.slice(3, 7)} ${phone.slice(7)}`);
    const secrets = new Set([...texts, ...phones, 'S1234567D', 'S9876543C'].filter((text) => text.trim().length > 3));
    return { secrets: [...secrets], fileIds: ids.map(({ id }) => id) };
  };

  /** Makes every call that answers something, and says where it holds one of these. */
  const scan = async (
    who: Salesperson,
    secrets: string[],
    prepared: Prepared,
    { withFiles = true } = {},
  ): Promise<string[]> => {
    const client = team.people[who];
    const leaks: string[] = [];
    const look = (where: string, text: string) => {
      for (const secret of secrets) if (text.includes(secret)) leaks.push(`${who}: ${secret} in ${where}`);
    };
    const owner = { userId: client.person.userId, password: '' };
    let made = 0;
    for (const [name, call] of calls.filter(
      ([, call]) => (call.file ? withFiles : call.method === 'GET') && mayEnter(client.person, call.who),
    )) {
      const examples = rows
        .filter((row) => row.name === name)
        .map((row) => (typeof row.given === 'function' ? row.given(who) : row.given));
      for (const example of examples.length > 0 ? examples : [exampleOf(name, prepared, owner)]) {
        const answer = await answerOf(client, call, example);
        if (answer.status === 200) made += 1;
        look(`${name} ${JSON.stringify(example)}`, await textOf(answer));
      }
    }
    expect(made).toBeGreaterThan(40);
    const { url } = (await client.post('/api/v1/calendar-feed')).body.data;
    look('the calendar feed', await textOf(await team.agency.app.anyone.get(new URL(url).pathname)));
    const mails = await makeMailbox(team.agency.app).to(`${client.person.userName}@gable.example`);
    for (const mail of mails) look(`the mail “${mail.subject}”`, JSON.stringify(mail));
    return leaks;
  };

  it('are told nothing of the clients, and uplines not which home', { timeout: 300_000 }, async () => {
    const { owner } = team.people;
    const prepared = await prepareAll(owner, () => team.agency.app.signIn(owner.person));
    const { secrets, fileIds } = await ofClients();
    expect(secrets.length).toBeGreaterThan(20);
    const homes = [...Object.values(units), ...Object.values(team.deals).map(({ eSubId }) => eSubId)];
    const leaks: string[] = [];
    // Sheets and reports take the longest. Their rows are those of a page, which the other three are asked for.
    for (const [who, withFiles] of [
      ['upline', true],
      ['top', false],
      ['former', false],
      ['sibling', false],
    ] as const)
      leaks.push(...(await scan(who, [...secrets, ...fileIds, ...homes], prepared, { withFiles })));
    // Whoever shares in a deal sees its address, and that a paper is there: by its id, which opens nothing to them.
    leaks.push(...(await scan('cobroker', [...secrets, units.before, units.foreign], prepared)));
    expect(leaks).toEqual([]);
    // The owner is told, so that the scan would find it.
    const toOwner = await scan('owner', secrets, prepared);
    expect(toOwner.length).toBeGreaterThan(20);
    for (const call of ['production.detail', 'production.taxInvoicePdf', 'production.outstandingSheet'])
      expect(toOwner.filter((each) => each.includes(call))).not.toEqual([]);
  });
});
