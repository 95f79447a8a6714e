import { beforeAll, describe, expect, test } from 'vitest';
import { addressOf, type Desk, type Endpoint, recordOf } from '#platform/contract/endpoint.ts';
import { takesVersion } from '#platform/contract/fields.ts';
import { ask } from '#platform/server/database/ask.ts';
import { answerOf, calls, type Example, exampleOf, type Prepared, prepareAll, refreshed } from '#test/access.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { undocumentedCodes } from '#test/documented-codes.ts';
import type { Client } from '#test/people.ts';
import { hashTables } from '#test/table-hashes.ts';

/** How other programs change records: with the record as they read it, and without its version, where that may be missing. */

let app: TestApp;
let owner: Client;
let prepared: Prepared;
let desks: Record<'content' | 'people' | 'compliance' | 'finance', Client>;

beforeAll(async () => {
  app = await testApp();
  owner = await app.signIn(await app.aSalesperson());
  prepared = await prepareAll(owner, () => app.signIn(owner.person));
  const at = async (desk: Desk) => app.letIn(await app.aStaff(desk));
  desks = {
    content: await at('content'),
    people: await at('people'),
    compliance: await at('compliance'),
    finance: await at('finance'),
  };
});

const exampleNow = async (name: string): Promise<Example> =>
  exampleOf(name, await refreshed(name, owner, prepared), { userId: owner.person.userId, password: app.password });

type Audited = { action: string; unversioned: boolean };
const audited = `
  SELECT action, detail @> '{"unversioned": true}' AS unversioned FROM audit_row
  WHERE actor_id = $1 AND id > $2 ORDER BY id`;
const lastRow = async () =>
  (await ask<{ id: number }>(app.services.database, 'SELECT max(id) AS id FROM audit_row', []))[0]?.id ?? 0;

const callNamed = (name: string): Endpoint => {
  const call = calls.find(([each]) => each === name)?.[1];
  if (!call) throw new Error(`no ${name}`);
  return call;
};

/** What the audit trail says that the owner did with a call. */
const traceOf = async (name: string, example: Example): Promise<{ status: number; rows: Audited[] }> => {
  const before = await lastRow();
  const { status } = await answerOf(owner, callNamed(name), example);
  return { status, rows: await ask<Audited>(app.services.database, audited, [owner.person.userId, before]) };
};

/** The example with this version, or without one. */
const withVersion = ({ body, query, ...example }: Example, version?: number): Example => {
  const changed = (part: object) => {
    const { version: _, ...rest } = part as { version?: unknown };
    return version === undefined ? rest : { ...rest, version };
  };
  return {
    ...example,
    ...(query && { query: changed(query) as Record<string, string> }),
    ...(body !== undefined && { body: changed(body as object) }),
  };
};

const mayLackVersion = Object.entries({
  contacts: ['changeContact', 'changeProperty', 'changeAddress', 'changeProfiling'],
  ecdd: ['updateForm'],
  esubmission: [
    ...['update', 'addParty', 'updateParty', 'removeParty', 'addShareholder', 'updateShareholder', 'removeShareholder'],
    ...['addExternalCobroke', 'replaceExternalCobrokes', 'saveExternalCobrokes'],
    ...['addInternalCobroke', 'replaceInternalCobrokes', 'saveInternalCobrokes'],
    ...['saveBilling', 'addBill', 'addBills'],
  ],
}).flatMap(([room, names]) => names.map((name) => `${room}.${name}`));
/** A form that says the same is not saved again. */
const others: Record<string, object> = { 'ecdd.updateForm': { hasUcp: true } };

describe('a change without the version that was read', () => {
  const versioned = calls
    .filter(([, { query, body }]) => takesVersion(query) || takesVersion(body))
    .map(([name]) => name);

  test('is none that signs, decides or is made at a desk', () => {
    const names = new Set(calls.map(([name]) => name));
    expect(versioned.toSorted()).toEqual(mayLackVersion.filter((name) => names.has(name)).toSorted());
  });

  test.each(versioned)(
    '%s: takes place, the audit trail says so, and with an older version it is refused',
    async (name) => {
      expect(await traceOf(name, withVersion(await exampleNow(name), 9_999))).toEqual({ status: 409, rows: [] });
      const example = withVersion(await exampleNow(name));
      const { status, rows } = await traceOf(name, { ...example, body: { ...(example.body ?? {}), ...others[name] } });
      expect(status).toBe(200);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.filter((row) => !row.unversioned)).toEqual([]);
    },
  );
});

type Json = ReturnType<typeof JSON.parse>;

/** What a call answers, with its example unless something else is given. */
const answered = async (who: Client, name: string, change?: Example): Promise<Json> => {
  const { status, body } = await answerOf(who, callNamed(name), { ...(await exampleNow(name)), ...change });
  expect([name, status, body.errors]).toEqual([name, 200, []]);
  return body.data;
};
const rowsIn = (data: Json): Json[] => (Array.isArray(data) ? data : data.rows);

/** A record as GET gave it, and who puts it back. */
type Pair = { who: Client; params?: Record<string, string>; record: Json };

const records = (room: string) => prepared[room] as Record<string, string>;
/** Of a list of a contact, of which the fixture has one row. */
const ofContact = async (list: string): Promise<Pair> => ({
  who: owner,
  record: rowsIn(await answered(owner, `contacts.${list}`))[0],
});
/** A record that a desk adds, as it is read by its id. */
const added = async (desk: keyof typeof desks, add: string, read: string, more: Example = {}): Promise<Pair> => {
  const who = desks[desk];
  const { id, circularId, entryId } = await answered(who, add, more);
  const params = { id: id ?? circularId ?? entryId };
  const data = await answered(who, read, { params, query: {} });
  return { who, params, record: callNamed(read).params ? data : rowsIn(data).find((row) => row.id === params.id) };
};
const aCourse = async (code: string) => {
  const { body } = await exampleNow('training.addCourse');
  return { body: { ...(body as object), code } };
};

const pairs: Record<string, () => Promise<Pair>> = {
  'contacts.changeContact': async () => ({ who: owner, record: await answered(owner, 'contacts.contact') }),
  'contacts.changeProperty': () => ofContact('properties'),
  'contacts.changeAddress': () => ofContact('addresses'),
  'contacts.changeProfiling': () => ofContact('profiling'),
  'notifications.setQuietHours': async () => {
    await answered(owner, 'notifications.setQuietHours');
    return { who: owner, record: (await answered(owner, 'notifications.preferences')).quiet };
  },
  'aml.changeSubject': async () => {
    const { aMLID: id, subjectId } = records('aml') as { aMLID: string; subjectId: string };
    const { subjects, version } = await answered(owner, 'aml.amlReport');
    const subject = subjects.find((each: Json) => each.subjectId === subjectId);
    return { who: owner, params: { id, subjectId }, record: { ...subject, version } };
  },
  'ecdd.updateForm': async () => ({
    who: owner,
    record: await answered(owner, 'ecdd.form', { params: { id: records('ecdd').id ?? '' } }),
  }),
  'content.changeLink': () => added('content', 'content.addLink', 'content.allLinks'),
  'content.renameCategory': async () => {
    const [record] = await answered(desks.content, 'content.articleCategories');
    return { who: desks.content, params: { code: record.code }, record };
  },
  'content.changeArticle': () => added('content', 'content.addArticle', 'content.deskArticle'),
  'content.changeRollingText': () => added('content', 'content.addRollingText', 'content.deskRollingTexts'),
  'content.changeEvent': () => added('content', 'content.addEvent', 'content.deskEvent'),
  'training.changeCourse': () => added('content', 'training.addCourse', 'training.course'),
  'training.changeSession': async () => {
    const { id } = await answered(desks.content, 'training.addCourse', await aCourse('PC-10'));
    const times = { startsAt: '2099-03-10T02:00:00Z', endsAt: '2099-03-10T06:00:00Z', venue: 'Level 3' };
    return added('people', 'training.addSession', 'training.session', { params: { id }, body: times });
  },
  'library.changeFolder': () => added('content', 'library.addFolder', 'library.deskFolders'),
  'library.renameForm': async () => {
    const { id } = await answered(desks.content, 'library.addFolder', { body: { name: 'CEA', parentId: null } });
    return added('content', 'library.addForm', 'library.file', { params: { id } });
  },
  'circulars.rewrite': () => added('content', 'circulars.write', 'circulars.deskCircular'),
  'people.setIdentity': async () => {
    const params = { userId: owner.person.userId };
    await answered(desks.people, 'people.setIdentity', { params });
    return { who: desks.people, params, record: await answered(desks.people, 'people.identity', { params }) };
  },
  'agency.correctPerson': async () => {
    const params = { id: owner.person.userId };
    return { who: desks.people, params, record: await answered(desks.people, 'agency.person', { params }) };
  },
  'aml.rewrite': () => added('compliance', 'aml.enter', 'aml.entry'),
  'ecdd.editQuestion': async () => {
    const { id } = await answered(desks.compliance, 'ecdd.draftTemplate');
    const { questions, revision } = await answered(desks.compliance, 'ecdd.builderVersion', { params: { id } });
    const [{ questionFID }] = questions;
    return { who: desks.compliance, params: { id, questionFID }, record: { ...questions[0], revision } };
  },
  'commission.changeVersion': async () => {
    const { body } = await exampleNow('commission.addPlan');
    const plan = { ...(body as object), name: 'Another', fromDay: '2099-01-01' };
    const { code } = await answered(desks.finance, 'commission.addPlan', { body: plan });
    const { versions } = await answered(desks.finance, 'commission.plan', { params: { code } });
    return { who: desks.finance, params: { id: versions[0].versionId }, record: versions[0] };
  },
};
/** Sent back by sent-back.test, with other values in what is derived, too. */
const ofSubmissions = /^(esubmission|profile)\./;

describe('what GET gives, PUT takes', () => {
  const changing = calls.filter(([, { method, body }]) => body && (method === 'PUT' || method === 'PATCH'));
  const ownPairs = Object.entries(pairs).filter(([name]) => calls.some(([each]) => each === name));

  test('of every call that changes a record, and the others say that they do something', () => {
    const neither = changing.filter(([name, { command }]) => !command && !pairs[name] && !ofSubmissions.test(name));
    const remedy = 'Say `command: true`, or take the record as it is read: `record`, and a pair of it here';
    expect(
      neither.map(([name]) => name),
      remedy,
    ).toEqual([]);
    const none = changing.filter(([, call]) => !call.command && !recordOf(call));
    expect(none.map(([name]) => name)).toEqual([]);
    expect(ownPairs.filter(([name]) => callNamed(name).command).map(([name]) => name)).toEqual([]);
  });

  /** Every table without what each change writes: its version, its moment, the same sealed anew, the audit trail and jobs. */
  const everything = async () => {
    const written = ['version', 'revision', 'step_versions', 'changed_at', 'changed_by', 'sealed'];
    const hashes = await hashTables(app.ownerUrl, written);
    const isWritten = (table: string) => /^pgboss\.|^public\.(audit_row|session)$|_seq$/.test(table);
    return Object.fromEntries(Object.entries(hashes).filter(([table]) => !isWritten(table)));
  };
  const put = async (name: string, { who, params, record }: Pair) => {
    const { status, body } = await answerOf(who, callNamed(name), { ...(params && { params }), body: record });
    return status === 200 ? [] : [{ name, status, errors: body.errors }];
  };

  const read = new Map<string, Promise<Pair>>();
  const readOnce = (name: string): Promise<Pair> => {
    const value = read.get(name) ?? pairs[name]?.();
    if (!value) throw new Error(`no ${name}`);
    read.set(name, value);
    return value;
  };
  const elsewhere = changing.filter(([, call]) => call.elsewhere);

  test.each(elsewhere)(
    '%s: a field that another call changes is refused where it is another one',
    async (name, call) => {
      const pair = await readOnce(name);
      for (const [field, by] of Object.entries(call.elsewhere ?? {})) {
        const others = calls.filter(([, each]) => `${each.method} ${addressOf(each)}` === by);
        expect(others.length === 1 || by === 'no call', by).toBe(true);
        expect(pair.record, name).toHaveProperty(field);
        const record = { ...pair.record, [field]: another };
        const [refused] = await put(name, { ...pair, record });
        expect(refused).toMatchObject({ status: 400, errors: [{ field, code: 'field.elsewhere' }] });
        expect(refused?.errors[0].message).toContain(by);
        expect(undocumentedCodes(refused)).toEqual([]);
      }
    },
  );

  test('and nothing changes by it', { timeout: 120_000 }, async () => {
    const all: [string, Pair][] = [];
    for (const [name] of ownPairs) all.push([name, await readOnce(name)]);
    const before = await everything();
    const refused: object[] = [];
    for (const [name, pair] of all) refused.push(...(await put(name, pair)));
    expect(refused).toEqual([]);
    const after = await everything();
    expect(Object.keys(after).filter((table) => after[table] !== before[table])).toEqual([]);
  });
});

/** No field has this value. */
const another = { other: 'value' };
