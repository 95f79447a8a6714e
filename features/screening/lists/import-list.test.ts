import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { inTransaction } from '#platform/server/database/transaction.ts';
import { testApp } from '#test/app.ts';
import { engineOf } from '../hits/engine.server.ts';
import { screen, screenAgainstVersion } from '../hits/screen.server.ts';
import { room } from '../room.server.ts';
import { listsInForce } from './in-force.server.ts';

const app = await testApp();
const { database, config } = app.services;

let count = 0;
const load = async (what: string, text: string | Buffer, ...flags: string[]): Promise<string> => {
  count += 1;
  const path = join(config.dataDir, `list-${count}.txt`);
  await writeFile(path, text);
  const run = room.imports?.[what];
  if (!run) throw new Error(what);
  return run(app.asNobody, [path], { flags: new Set(flags), say: () => undefined });
};
const heads = 'id,kind,name,aliases,weak_aliases,birth_dates,nationalities,numbers,topic,remarks,former_ids';
const own = (...rows: string[]) => `${[heads, ...rows].join('\n')}\n`;
const aList = own(
  'A-1,person,Torvald Brannick,Thorvald Branick;Торвальд Бранник,,1965-03-01,NO,Passport: N1234567,sanction,First,',
  'A-2,entity,Quillmark Trading Pte Ltd,,,,SG,,adverse,,',
  'A-3,person,Ysolde Marquenterre,,,1970,FR,,pep,,A-0',
  ...Array.from({ length: 17 }, (_, at) => `B-${at},person,Filler Number${at} Person,,,,,,other,,`),
);
const current = () => ask<{ key: string }>(database, 'SELECT key FROM listed_entity WHERE to_version IS NULL', []);

afterEach(async () => {
  expect((await ask(database, 'SELECT FROM list_staged', [])).length).toBe(0);
});

describe('a list', () => {
  it('is loaded, searched with its facts, and replaced by what came, changed and left', async () => {
    expect(await screen(app.services, [{ kind: 'PERSON', names: ['Torvald Brannick'] }])).toMatchObject({
      versions: [],
    });
    expect(await load('own-list', aList)).toContain('20 entries; 20 came, 0 left, 0 changed');
    const question = {
      kind: 'PERSON',
      names: ['Brannick Torvald'],
      birthDate: '1965-03-01',
      nationalities: ['NO'],
    } as const;
    const before = await screen(app.services, [question as never, { kind: 'PERSON', names: ['Nobody Known'] }]);
    expect(before).toMatchObject({
      versions: [{ source: 'OWN', entities: 20 }],
      answers: [
        {
          hits: [
            {
              source: 'OWN',
              entityKey: 'A-1',
              score: 1,
              listed: { name: 'Torvald Brannick', births: ['01 Mar 1965'] },
            },
          ],
        },
        { hits: [] },
      ],
    });
    const changed = aList
      .replace('1965-03-01', '1966')
      .replace('Quillmark Trading', 'Quillmark Holdings')
      .replace('B-3,person,Filler Number3 Person,,,,,,other,,', 'B-99,person,Somebody Altogether New,,,,,,other,,')
      .replace('First', 'Second');
    expect(await load('own-list', changed)).toContain('20 entries; 1 came, 1 left, 2 changed');
    const [version] = await listsInForce(database);
    const asked = [
      { kind: 'PERSON', names: ['Filler Number4 Person'] },
      { kind: 'PERSON', names: ['Torvald Brannick'] },
    ];
    const { answers } = await screenAgainstVersion(app.services, version?.id ?? 0, asked as never);
    expect(answers.map(({ hits }) => hits.map(({ entityKey }) => entityKey))).toEqual([[], ['A-1']]);
    const hash = before.answers[0]?.hits[0]?.contentHash;
    expect(answers[1]?.hits[0]?.contentHash).not.toBe(hash);
  });

  it('leaves no index of a version that is not in force any more, once nobody asks it', async () => {
    const engine = engineOf(app.services);
    const ask4 = () => screen(app.services, [{ kind: 'PERSON', names: ['Filler Number4 Person'] }]);
    const [old] = (await ask4()).versions;
    const before = { versionId: old?.id ?? 0 };
    await engine.asking(async () => {
      await load('own-list', aList);
      const [now] = (await ask4()).versions;
      expect([now?.id === old?.id, engine.has(before), engine.has({ versionId: now?.id ?? 0 })]).toEqual([
        false,
        true,
        true,
      ]);
    });
    expect(engine.has(before)).toBe(false);
    expect((await ask4()).answers[0]?.hits[0]).toMatchObject({ entityKey: 'B-4' });
  });

  it('keeps an entry’s hash when only its remarks change', async () => {
    const hashes = () =>
      ask(database, "SELECT content_hash FROM listed_entity WHERE key = 'A-3' AND to_version IS NULL", []);
    await load('own-list', aList);
    const before = await hashes();
    expect(await load('own-list', aList.replace(',pep,,', ',pep,Seen in March,'))).toContain(
      '0 came, 0 left, 0 changed',
    );
    expect(await hashes()).toEqual(before);
  });

  it('that would lose more than a fifth waits, and the one in force stays', async () => {
    await load('own-list', aList);
    const short = aList.split('\n').slice(0, 12).join('\n');
    const version = await listsInForce(database);
    await expect(load('own-list', short)).rejects.toThrow('It would remove 9 of 20 entries');
    expect(await listsInForce(database)).toEqual(version);
    expect(await current()).toHaveLength(20);
    // A whole one meanwhile: what waited is not asked about any more.
    await load('own-list', aList);
    expect(await load('own-list', short, '--accept-loss')).toContain('11 entries; 0 came, 9 left');
    await load('own-list', aList);
  });

  it('whose people would be entities waits: nobody is found among these', async () => {
    await load('own-list', aList);
    const others = aList.replaceAll(',person,', ',entity,');
    await expect(load('own-list', others)).rejects.toThrow('19 of 19 people would be of another kind.');
    await load('own-list', aList);
  });
});

const aPublicList = (change: (entry: string) => string = (entry) => entry) =>
  un(
    `<INDIVIDUALS>${Array.from({ length: 120 }, (_, at) =>
      change(
        `<INDIVIDUAL><DATAID>${at}</DATAID><FIRST_NAME>Ysmael${at}</FIRST_NAME><SECOND_NAME>Brannokh</SECOND_NAME><REFERENCE_NUMBER>QDi.${at}</REFERENCE_NUMBER><NAME_ORIGINAL_SCRIPT>陳大${at}</NAME_ORIGINAL_SCRIPT><INDIVIDUAL_DATE_OF_BIRTH><YEAR>1957</YEAR></INDIVIDUAL_DATE_OF_BIRTH></INDIVIDUAL>`,
      ),
    ).join('')}</INDIVIDUALS>`,
  );

describe('a list that lost its contents', () => {
  it.each([
    [
      /SECOND_NAME/g,
      'FAMILY_NAME',
      'The element FAMILY_NAME is new, and stands in 120 of 120 entries.',
      'their primary name',
    ],
    [/NAME_ORIGINAL_SCRIPT/g, 'SORT_KEY', '', '120 of 120 people would lose their names in their own script.'],
    [/<YEAR>1957<.YEAR>/g, '', '', '120 of 120 people would lose their dates of birth.'],
  ])('waits: %s as %j', async (from, to, element, part) => {
    expect(await load('un', aPublicList())).toContain('120 entries');
    const version = (await listsInForce(database)).find(({ source }) => source === 'UN');
    const refused = load(
      'un',
      aPublicList((entry) => entry.replace(from, to)),
    );
    await expect(refused).rejects.toThrow(element);
    await expect(refused).rejects.toThrow(part);
    expect((await listsInForce(database)).find(({ source }) => source === 'UN')).toEqual(version);
    await discardWaitingOf('UN');
  });

  it('waits where entries have the names of others, or letters of another encoding', async () => {
    await load('un', aPublicList());
    const moved = aPublicList((entry) =>
      entry.replace(/Ysmael(\d+)/, (_, at) => `Ysmael${Number(at) + 1}`).replace(/陳大\d+/, ''),
    );
    const misread = aPublicList((entry) => entry.replace(/Ysmael/, 'YsmaÃ«l').replace(/陳大/, 'é™³å¤§'));
    for (const wrong of [moved, misread])
      await expect(load('un', wrong)).rejects.toThrow('120 of 120 people would have none of the names that they had.');
    await discardWaitingOf('UN');
  });

  it('waits without the column that says who is sanctioned, also as a first version', async () => {
    const columns = 'dataset,schema,id,name,aliases,birth_date,countries,identifiers,sanctions';
    const rows = Array.from({ length: 120 }, (_, at) => `Some,Person,S${at},Ysolde${at} Marquenterre,,1970,fr,,US`);
    const text = [columns, ...rows, ''].join('\n');
    const renamed = text.replace(',sanctions', ',measures');
    await expect(load('opensanctions', renamed)).rejects.toThrow('has no column “sanctions”.');
    expect(await load('opensanctions', text, '--accept-loss')).toContain('120 entries');
    const emptied = text.replaceAll(/,US$/gm, ',');
    await expect(load('opensanctions', emptied)).rejects.toThrow(
      '120 of 120 people would no longer count as sanctioned.',
    );
    await discardWaitingOf('OPENSANCTIONS');
  });

  it('waits not where a few entries were corrected, and comes into force where it is meant', async () => {
    await load('un', aPublicList());
    let seen = 0;
    const some = (entry: string) => {
      seen += 1;
      return seen <= 20 ? entry.replace('<YEAR>1957</YEAR>', '') : entry;
    };
    expect(await load('un', aPublicList(some))).toContain('20 changed');
    await expect(
      load(
        'un',
        aPublicList((entry) => entry.replace(/SECOND_NAME/g, 'X')),
      ),
    ).rejects.toThrow('waits');
    expect(await load('un', aPublicList(), '--accept-loss')).toContain('120 entries');
  });

  it('waits as a first version that is too short, and as half a set', async () => {
    await ask(database, "UPDATE list_source SET version_id = NULL WHERE source = 'OFAC'", []);
    await expect(load('ofac', sdn)).rejects.toThrow(
      /A file with aliases \(alt.csv\) is missing among these\. A file with addresses/,
    );
    await discardWaitingOf('OFAC');
  });
});

const discardWaitingOf = (source: string) =>
  ask(
    database,
    `WITH gone AS (UPDATE list_version SET state = 'DISCARDED' WHERE source = $1 AND state = 'WAITING' RETURNING id)
     DELETE FROM list_staged WHERE version_id IN (SELECT id FROM gone)`,
    [source],
  );

const cases = '../shared/cases/public';
it.runIf(existsSync(cases))('a list whose tags were renamed once waits, and its names stay found', async () => {
  const read = (name: string) => readFile(`${cases}/${name}.xml`);
  expect(await load('un', await read('09-un-good'), '--accept-loss')).toContain('3 entries');
  await expect(load('un', await read('09-un-renamed-names'))).rejects.toThrow('The element GIVEN_NAME is new');
  const question = { kind: 'PERSON', names: ['Chan Tai Wai'], birthDate: '1965-03-03' } as const;
  const { answers } = await screen(app.services, [question as never, { kind: 'PERSON', names: ['陈大伟'] }]);
  expect(answers.map(({ hits }) => hits[0]?.entityKey)).toEqual(['KPi.901', 'KPi.901']);
  await discardWaitingOf('UN');
});

it.runIf(existsSync(cases))('a short list of OFAC in XML comes in with all that have a name', async () => {
  const text = await readFile(`${cases}/09-ofac-good.xml`);
  await expect(load('ofac', text)).rejects.toThrow('One record has no id or no name, and is left out.');
  await discardWaitingOf('OFAC');
  expect(await load('ofac', text, '--accept-loss')).toContain('2 entries');
  const { answers } = await screen(app.services, [{ kind: 'PERSON', names: ['Torvaldo Quillmarkez'] }]);
  expect(answers[0]?.hits.some(({ source }) => source === 'OFAC')).toBe(true);
});

const un = (body: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><CONSOLIDATED_LIST dateGenerated="2026-02-27T00:00:09.554Z">${body}</CONSOLIDATED_LIST>`;
const aPerson = `<INDIVIDUALS><INDIVIDUAL><DATAID>1</DATAID><FIRST_NAME>Torvald</FIRST_NAME><SECOND_NAME>Brannick</SECOND_NAME>
  <REFERENCE_NUMBER>XXi.001</REFERENCE_NUMBER></INDIVIDUAL></INDIVIDUALS>`;
const bomb = `<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]>`;
const sdn =
  '36,"BRANNICK, Torvald","individual","X",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"DOB 1962; a.k.a. \'BRAN\'."\r\n';

describe('a file', () => {
  it.each([
    ['un', '', 'broken or cut off'],
    ['un', un(''), 'There is no entry of UN Security Council'],
    ['un', un(aPerson).slice(0, -60), 'broken or cut off'],
    ['un', un(aPerson).replace('<CONS', `${bomb}<CONS`), 'has a document type'],
    ['un', '<sdnList><sdnEntry/></sdnList>', 'This is not the consolidated list of the United Nations'],
    ['un', Buffer.from([0xff, 0xfe, 0x00, 0xd8]), 'not text in UTF-8'],
    ['un', un(`<A>${'<B>'.repeat(40)}${'</B>'.repeat(40)}</A>`), 'nested too deeply'],
    ['ofac', un(aPerson), 'This is not a list of OFAC'],
    ['ofac', `${sdn}37,"OTHER, Name","indiv`, 'Line 2: a quotation mark is opened'],
    ['ofac', `${sdn}37,"OTHER, Name"`, 'Line 2 is broken or cut off'],
    ['ofac', 'a,b,c\n', 'none of OFAC’s files'],
    ['ofac', '36,12,"aka","AERO",-0- \r\n', 'The file with the entries'],
    ['own-list', `${heads}\n`, 'There is no entry'],
    ['own-list', 'id,name\n1,Torvald', 'No column is headed “kind”.'],
    ['own-list', `${heads},name\n`, 'Two columns hold “name”.'],
    ['own-list', own('A-1,person,Torvald').trimEnd(), 'Line 2 is cut off: it has 3 of 11 columns'],
    ['own-list', own('A-1,ghost,Torvald,,,,,,,,'), 'the kind is person or entity'],
    ['own-list', own('A-1,person,—,,,,,,,,'), 'Line 2: it has no id or no name'],
    [
      'own-list',
      own('A-1,person,Torvald,,,,,,,,', 'A-1,person,Ysolde,,,,,,,,'),
      'Line 3: its id A-1 is that of line 2. Give each entry an id of its own.',
    ],
    ['own-list', own('A-1,person,Torvald,,,12.3.65,,,,,'), 'Line 2: “12.3.65” is no date of birth'],
    ['own-list', own('A-1,person,Torvald,,,,,,terror,,'), 'the topic is sanction, pep, adverse or other, not “terror”'],
    [
      'opensanctions',
      'caption,value\nx,y\n',
      'No column is headed “id”. No column is headed “schema”. No column is headed “name”.',
    ],
  ])('of %s that is unusable is refused by name, and nothing changes: %j', async (what, text, words) => {
    const before = await current();
    const refused = load(what, text);
    await expect(refused).rejects.toThrow(words);
    await expect(refused).rejects.toThrow(/list-\d+\.txt: .*The list in force is unchanged\.$/s);
    expect(await current()).toEqual(before);
  });

  it('of OFAC may end with a lone control character', async () => {
    expect(await load('ofac', `${sdn}\u001a`, '--accept-loss')).toContain('1 entries; 1 came');
    const { answers } = await screen(app.services, [{ kind: 'PERSON', names: ['Torvald Brannick'], birthYear: 1962 }]);
    const hit = answers[0]?.hits.find(({ source }) => source === 'OFAC');
    expect(hit?.listed).toMatchObject({ births: ['1962'], aliases: [{ name: 'BRAN', quality: 'WEAK' }] });
  });

  it('of the agency’s own may say kinds and nationalities in other words', async () => {
    const rows = [
      'C-1,Individual,Ysmaela Torvaldsen,,,,PRC;Singaporean;South Korean;MYS;Atlantis,,pep,,',
      'C-2,Company,Q,,,,,,pep,,',
    ];
    await load('own-list', own(...rows), '--accept-loss');
    const [found] = await ask<{ facts: object }>(
      database,
      "SELECT facts FROM listed_entity WHERE key = 'C-1' AND to_version IS NULL",
      [],
    );
    expect(found?.facts).toMatchObject({ nationalities: ['CN', 'SG', 'KR', 'MY', 'Atlantis'] });
    await load('own-list', aList, '--accept-loss');
  });

  it('of OpenSanctions is read by its headings', async () => {
    const text = `dataset,schema,id,name,aliases,birth_date,countries,identifiers,sanctions\n"Some PEPs",Person,Q1,Ysolde Marquenterre,Isolde M;Y. Marquenterre,1970-01-02,fr;be,AB12345,\n`;
    await load('opensanctions', text, '--accept-loss');
    const { answers } = await screen(app.services, [
      { kind: 'PERSON', names: ['Someone Else'], numbers: ['ab 12345'] },
      { kind: 'PERSON', names: ['Ysolde Marquenterre'], nationalities: ['BE'] },
    ]);
    expect(answers[1]?.hits.find(({ source }) => source === 'OPENSANCTIONS')?.listed).toMatchObject({
      topics: ['PEP'],
      nationalities: ['FR', 'BE'],
    });
  });
});

it('a list is loaded by one at a time, and another list meanwhile', async () => {
  await inTransaction(database, async (db) => {
    await ask(db, "SELECT FROM list_source WHERE source = 'OWN' FOR UPDATE", []);
    await expect(load('own-list', aList)).rejects.toThrow('is being loaded right now');
    expect(await load('ofac', sdn, '--accept-loss')).toContain('1 entries');
  });
  expect(await load('own-list', aList)).toContain('0 came');
});

const folder = '../shared/data/sanctions';
const real = (name: string) => `${folder}/${name}`;
describe.skipIf(!existsSync(folder))('the real lists (only where ../shared/data is)', () => {
  it('are loaded whole, and what changed between two of them is known', async () => {
    const run = (what: string, ...files: string[]) => room.imports?.[what]?.(app.asNobody, files.map(real));
    await ask(database, 'UPDATE list_source SET version_id = NULL', []);
    await ask(database, 'DELETE FROM listed_entity', []);
    expect(await run('un', 'UN_consolidated_2025-04-19.xml')).toMatch(/of 19 Apr 2025: 877 entries; 877 came/);
    expect(await run('un', 'UN_consolidated_2026-02-27.xml')).toMatch(/of 27 Feb 2026: 1003 entries/);
    const sdnFiles = ['ofac_bench_sdn.csv', 'ofac_bench_alt.csv', 'ofac_bench_add.csv'];
    const consolidated = ['ofac_cons_prim.csv', 'ofac_cons_alt.csv', 'ofac_cons_add.csv'];
    expect(await run('ofac', ...sdnFiles, ...consolidated)).toContain('9414 entries; 9414 came, 0 left, 0 changed');
    expect(await run('ofac', ...sdnFiles, 'OFAC_consolidated_nonSDN_2025-03-28.xml')).toContain('28 Mar 2025');
  }, 240_000);
});
