import { beforeAll, expect, test } from 'vitest';
import { loadList } from '#features/ecdd/rig/listed.ts';
import { aSubmittedCase } from '#features/esubmission/rig/moves.ts';
import { setUpline } from '#features/people/index.server.ts';
import { clockAt } from '#platform/server/clock.ts';
import { transact } from '#platform/server/context.ts';
import { prepareAll } from '#test/access.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { dismissHit, somebodyElse } from '#test/hits.ts';
import { isLong } from '#test/long.ts';
import type { Client } from '#test/people.ts';
import { type Asked, answered, everythingAsked } from '#test/twins/asked.ts';
import { doAll, listOf, makeTwin, nameOf } from '#test/twins/make-twins.ts';
import { firstDifference, mentions, saidOf, type Twin } from '#test/twins/marks.ts';
import { throughPortal } from '#test/twins/through-portal.ts';

/**
 * What compliance knows of a customer is its own. Customers of whom it knows something else are twins: whatever anybody else reads of them is
 * the same but for names, numbers and ids. Dates are in it: twins are made at one moment, come to be pending at a second one, and what
 * compliance decides of them comes at a third, which nobody may read.
 */

const clock = clockAt('2026-11-20T02:00:00Z');
let app: TestApp;
let owner: Client;
let farid: Client;
let denise: Client;
let others: Record<string, Client>;

/** How compliance came to know what it knows of a customer. */
type Story = {
  topic?: 'sanction' | 'adverse';
  isFoundEarly?: true;
  isHeld?: true;
  does?: (twin: Twin) => Promise<unknown>;
};

const hitOf = async ({ marks: [name = ''] }: Twin) => {
  const { rows } = (await farid.get(`/api/v1/compliance/hits?search=${encodeURIComponent(name)}`)).body.data;
  return (await farid.get(`/api/v1/compliance/hits/${rows[0].hitId}`)).body.data;
};
const decide = async (twin: Twin, who: Client, way: string, more: object) => {
  const { hitId, factsHash, contentHash } = await hitOf(twin);
  const decision = { factsHash, contentHash, ...more };
  expect((await who.put(`/api/v1/compliance/hits/${hitId}/${way}`, decision)).status).toBe(200);
};
const match = (twin: Twin) => decide(twin, farid, 'true', { note: 'kappa-note' });
const confirmed = async (twin: Twin) => {
  await match(twin);
  await decide(twin, denise, 'confirmation', { note: 'The same passport' });
};
const enter = async ({ ids, marks }: Twin): Promise<string> => {
  const entry = { aMLID: ids.aMLID, subject: marks[0], narrative: 'sigma-narrative' };
  return (await farid.post('/api/v1/compliance/register', entry)).body.data.entryId;
};
const decided = (more: object) => async (twin: Twin) => {
  const decision = { version: 1, reason: 'rho-reason', relationship: 'CONTINUE', ...more };
  expect((await farid.put(`/api/v1/compliance/register/${await enter(twin)}/filing`, decision)).status).toBe(200);
};
const filed = decided({ filing: 'FILE', sonarRef: 'S-1', filedOn: '2026-11-20' });
const notFiled = decided({ filing: 'NOT_FILE' });
const referred = ({ ids }: Twin) => owner.post(`/api/v1/amls/${ids.aMLID}/referral`, { narrative: 'sigma-narrative' });

const families: Record<'Pending' | 'Clear', Record<string, Story>> = {
  Pending: {
    'hit undecided': { topic: 'sanction' },
    'waits for a second officer': { topic: 'sanction', does: match },
    'dismissal waits for a second officer': {
      topic: 'sanction',
      does: (twin) => decide(twin, farid, 'false', somebodyElse),
    },
    'true match of sanctions': { topic: 'sanction', does: confirmed },
    'true match of adverse news': { topic: 'adverse', does: confirmed },
    held: { isHeld: true },
    'held, a suspicion is open': { isHeld: true, does: enter },
    'held, and reported': { isHeld: true, does: filed },
    'held, and not reported': { isHeld: true, does: notFiled },
  },
  Clear: {
    'never anything': {},
    'hit dismissed': { topic: 'sanction', isFoundEarly: true },
    'referred by its salesperson': { does: referred },
    'a suspicion is open': { does: enter },
    reported: { does: filed },
    'not reported': { does: notFiled },
  },
};

const secrets = ['Quenneville', 'Zephyr Arms', 'kappa-note', 'sigma-narrative', 'rho-reason'];
const stories = Object.values(families).flatMap((family) => Object.entries(family));
const twins: Record<string, Twin> = {};
let calls: Asked[];

type Read = Awaited<ReturnType<typeof answered>>;
/** What everybody else reads of all customers at once, by person and call: before compliance decides, enters and files, and after. */
let before: Map<string, Map<Asked, Read>>;
let after: typeof before;

const readOfAll = async (): Promise<typeof before> => {
  const read = Object.entries(others).map(async ([who, client]): Promise<[string, Map<Asked, Read>]> => {
    const answers = new Map<Asked, Read>();
    for (const each of calls.filter(({ of }) => !of)) answers.set(each, await answered(client, each));
    return [who, answers];
  });
  return new Map(await Promise.all(read));
};

beforeAll(async () => {
  app = await testApp({ clock });
  const me = await app.aSalesperson();
  owner = await app.signIn(me);
  [farid, denise] = [
    await app.signIn(await app.aStaff('compliance')),
    await app.signIn(await app.aStaff('compliance')),
  ];
  others = {
    owner,
    cobroker: await app.signIn(await app.aSalesperson()),
    manager: await app.signIn(await app.aSalesperson()),
    admin: await app.signIn(await app.anAdmin()),
  };
  for (const desk of ['submissions', 'finance', 'content', 'people'] as const)
    others[desk] = await app.signIn(await app.aStaff(desk));
  const above = { personId: me.userId, uplineId: others.manager?.person.userId ?? null, fromDay: '2020-01-01' };
  await transact(app.asNobody, (at) => setUpline(at, above));
  await aSubmittedCase(owner);
  const customers = stories.map(([title, story], at) => ({ title, name: nameOf(at), ...story }));
  const early = customers.filter(({ isFoundEarly }) => isFoundEarly);
  const lateCustomers = customers.filter(({ topic, isFoundEarly }) => topic && !isFoundEarly);
  const listed = (those: typeof customers) => listOf(those.map(({ name, topic = '' }) => ({ name, topic })));
  await loadList(app, listed(early));
  for (const { title, name, isFoundEarly } of customers) {
    const onceScreened = async () => {
      if (!isFoundEarly) return;
      const { rows } = (await farid.get('/api/v1/compliance/hits')).body.data;
      expect(await dismissHit(rows[0].hitId, farid, denise)).toBe(200);
    };
    twins[title] = await makeTwin(app, owner, { title, name, cobroker: others.cobroker as Client, onceScreened });
  }
  others.portal = await throughPortal(app, owner, others.people as Client);
  calls = everythingAsked(
    Object.keys(Object.values(twins)[0]?.ids ?? {}),
    await prepareAll(owner, () => app.signIn(me)),
  );

  clock.moveTo('2026-11-20T02:10:00Z');
  await loadList(app, listed([...early, ...lateCustomers]));
  for (const { title } of customers.filter(({ isHeld }) => isHeld))
    await farid.post(`/api/v1/compliance/cases/${twins[title]?.ids.aMLID}/holds`, {
      reason: 'SUSPICION',
      note: 'kappa-note',
    });
  await doAll(app);

  clock.moveTo('2026-11-20T02:20:00Z');
  before = await readOfAll();
  for (const { title, does } of customers) await does?.(twins[title] as Twin);
  await doAll(app);
  after = await readOfAll();
}, 240_000);

const all = () => Object.values(twins);
const twinOf = (title: string) => twins[title] as Twin;

/** The rooms that keep something of a customer. */
const nearTheCase = /^(aml|contacts|ecdd|esubmission)\./;

/**
 * Those that answer somebody, compliance too, for a twin of either family, and lie near its case or name it. In the long form the others are
 * asked as well.
 */
const live = async (those: Asked[]): Promise<Asked[]> => {
  if (isLong) return those;
  const live = new Set<Asked>();
  const firsts = [twinOf('hit undecided'), twinOf('never anything')];
  const isLive = async (client: Client, each: Asked, twin: Twin): Promise<boolean> => {
    const { status, body } = await answered(client, each, twin);
    return status === 200 && (nearTheCase.test(each.name) || mentions(JSON.stringify(body), twin.marks));
  };
  // These are salespeople as the owner is, and see less.
  const { cobroker: _, manager: __, portal: ___, ...askers } = others;
  const asking = [...Object.values(askers), farid].map(async (client) => {
    for (const each of those.filter((one) => !live.has(one)))
      for (const twin of firsts) if (await isLive(client, each, twin)) live.add(each);
  });
  await Promise.all(asking);
  return those.filter((each) => live.has(each));
};

/** Leaks: answers that contain a word of compliance's, or that differ between a twin and the first of its family. */
const faultsIn = async (those: Asked[]): Promise<string[]> => {
  const faultLists = Object.entries(others).map(async ([who, client]) => {
    const faults: string[] = [];
    for (const each of those) {
      const once = after.get(who)?.get(each);
      for (const family of Object.values(families)) {
        let first: { title: string; said: string } | undefined;
        for (const title of Object.keys(family)) {
          const { status, body } = once ?? (await answered(client, each, twinOf(title)));
          const words = secrets.filter((word) => JSON.stringify(body).includes(word));
          if (words.length > 0) faults.push(`${each.name} as ${who} of ${title}: ${words.join(', ')}`);
          const answerText = `${status} ${saidOf(twinOf(title), all(), body, each.of !== undefined)}`;
          first ??= { title, said: answerText };
          if (answerText !== first.said && !hasFirstFew(each))
            faults.push(
              `${each.name} as ${who}: ${first.title} ≠ ${title}: ${firstDifference(first.said, answerText)}`,
            );
        }
      }
    }
    return faults;
  });
  return [...new Set((await Promise.all(faultLists)).flat())];
};

/** The home page has the first few of a kind, and so not all twins. */
const hasFirstFew = ({ name }: Asked): boolean => name === 'dashboard.home';

test('compliance reads what it knows, so that a search that finds nothing is noticed', async () => {
  const read = async (url: string) => JSON.stringify((await farid.get(url)).body);
  const { hitId } = await hitOf(twinOf('hit undecided'));
  const held = twinOf('held').ids.aMLID;
  const [entry] = (await farid.get('/api/v1/compliance/register?filing=FILE')).body.data.rows;
  const texts = [
    await read(`/api/v1/compliance/hits/${hitId}`),
    await read(`/api/v1/compliance/cases/${held}/findings`),
    await read(`/api/v1/compliance/register/${entry.entryId}`),
  ];
  for (const word of secrets) expect(texts.join('')).toContain(word);
});

test('the states of the two families are what they are called', async () => {
  for (const [state, family] of Object.entries(families))
    for (const title of Object.keys(family)) {
      const { ids } = twinOf(title);
      const caseState = (await owner.get(`/api/v1/amls/aml-report?aMLID=${ids.aMLID}`)).body.data.state;
      const form = (await owner.get(`/api/v1/ecdd-aml-forms/${ids.formId}`)).body.data.state;
      const { status } = (await owner.get(`/api/v1/esubmissions/${ids.eSubId}/summary`)).body.data;
      const all = state === 'Pending' ? ['PENDING', 'PENDING', 8] : ['CLEAR', 'DONE', 2];
      expect([title, caseState, form, status.id]).toEqual([title, ...all]);
    }
});

test('what is answered of all customers at once is the same of each twin', { timeout: 240_000 }, async () => {
  expect(await faultsIn(calls.filter(({ of }) => !of))).toEqual([]);
});

test('what is answered of one customer is the same of each twin', {
  timeout: isLong ? 1_800_000 : 240_000,
}, async () => {
  const those = await live(calls.filter(({ of }) => of));
  const names = those.map(({ name, of }) => `${name} ${of}`);
  for (const name of [
    'aml.amlReport aMLID',
    'contacts.contact contactId',
    'ecdd.form formId',
    'esubmission.summary eSubId',
  ])
    expect(names).toContain(name);
  expect(await faultsIn(those)).toEqual([]);
});

test('nothing that anybody else reads of all customers changes when compliance decides, enters and files', () => {
  const changes = [...before].flatMap(([who, answers]) =>
    [...answers].flatMap(([each, was]) => {
      const [one, other] = [JSON.stringify(was), JSON.stringify(after.get(who)?.get(each))];
      return one === other ? [] : `${each.name} as ${who}: ${firstDifference(one, other)}`;
    }),
  );
  expect(changes).toEqual([]);
});
