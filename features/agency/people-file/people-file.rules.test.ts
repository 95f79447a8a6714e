import { describe, expect, it } from 'vitest';
import { readTable } from '#platform/server/table-file/given-table.ts';
import type { Agency, KnownPerson } from './agency.rules.ts';
import { checkLines } from './check-lines.rules.ts';
import { columns, peopleFileOf } from './columns.rules.ts';
import { readPeople, spec } from './read-bytes.server.ts';

const today = '2026-11-20';
const numberOf = (place: number) => `R${String(100_000 + place)}A`;
const knownPerson = (place: number, name: string, more: Partial<KnownPerson> = {}): KnownPerson => ({
  id: `p${place}`,
  name,
  userName: name.toLowerCase(),
  email: `${name.toLowerCase()}@gable.example`,
  role: 'salesperson',
  saNo: `S${String(place).padStart(5, '0')}`,
  registrationNo: numberOf(place),
  isActive: true,
  ...more,
});

const agency: Agency = {
  people: [
    knownPerson(1, 'Ann'),
    knownPerson(2, 'Ben'),
    knownPerson(3, 'Cai'),
    knownPerson(4, 'Dee', { isActive: false }),
    knownPerson(5, 'Eve', { role: 'staff', saNo: null, registrationNo: null }),
  ],
  ladder: [
    { rank: 'ASSOCIATE', name: 'Associate' },
    { rank: 'TEAM_MANAGER', name: 'Team manager' },
  ],
  ranks: [{ personId: 'p1', rank: 'ASSOCIATE', fromDay: '2024-01-01' }],
  links: [{ personId: 'p1', uplineId: 'p2', fromDay: '2024-01-01' }],
};

const read = async (text: string) => readPeople(await readTable(Buffer.from(text), spec));
const linesOf = async (text: string) => (await read(text)).lines;
const check = async (text: string) => checkLines(await linesOf(text), agency, today);
const problems = async (text: string) =>
  (await check(text)).flatMap((each) => each.problems.map((words) => `${each.line}: ${words}`));

describe('a file of people', () => {
  it.each([
    ['is empty', '\n\n', 'This file is empty.'],
    ['has headings alone', 'Salesperson code,Rank\n', 'This file has headings and no people.'],
    ['names nobody', 'Name,Rank\nAnn,Associate\n', 'No column is headed “Salesperson code” or “Registration no.”.'],
    [
      'has a heading twice',
      'Code,Rank,Salesperson code\nS00001,,S00002\n',
      'Two columns hold “Salesperson code”. Choose one of them.',
    ],
    [
      'is cut off in a cell',
      'Salesperson code,Rank\nS00001,"Associ',
      'Line 2: a quotation mark is opened in this line and not closed.',
    ],
    [
      'is too long',
      `Code\n${'S00001\n'.repeat(5001)}`,
      'This file has 5,001 people. A file may have 5,000: import it in parts.',
    ],
  ])('that %s is refused whole', async (_, text, problem) => {
    await expect(read(text)).rejects.toThrow(problem);
  });

  it('says which columns it does not read', async () => {
    expect(await read('Code;Branch;Rank\nS00001;HQ;\n')).toMatchObject({
      unread: ['Branch'],
      lines: [{ saNo: 'S00001' }],
    });
  });

  it('adds, promotes and moves, also below somebody in the same file', async () => {
    const [one, two] = await check(
      'Code,Registration no.,Name,User name,Email,Rank,Rank from,Upline,Upline from\n' +
        'S00001,,,,,team manager,1/1/2027,R900001Z,2027-02-01\n' +
        ',R900001Z,Flo Tan,flo.tan,flo@gable.example,ASSOCIATE,,S00003,\n',
    );
    expect(one).toMatchObject({
      personId: 'p1',
      problems: [],
      add: null,
      rank: { rank: 'TEAM_MANAGER', fromDay: '2027-01-01' },
      upline: { uplineId: 'line:3', name: 'Flo Tan', fromDay: '2027-02-01' },
    });
    expect(two).toMatchObject({
      problems: [],
      add: { registrationNo: 'R900001Z', saNo: '' },
      rank: { rank: 'ASSOCIATE', fromDay: today },
      upline: { uplineId: 'p3', fromDay: today },
    });
  });

  it('finds the columns of other lists, and takes two blanks in a name for one', async () => {
    const heads = 'Agent Code,CEA Reg. No.,Salesperson Name,E-mail';
    expect(await linesOf(`${heads}\nS00001,${numberOf(1)},Ann  Tan,a@x.test\n`)).toMatchObject([
      { saNo: 'S00001', registrationNo: numberOf(1), name: 'Ann Tan', email: 'a@x.test' },
    ]);
  });

  it('takes a line that ends early, as spreadsheets write it, for one with empty cells', async () => {
    expect(await check('Code,Rank,Rank from,Upline\nS00001,Team manager\n')).toMatchObject([
      { problems: [], rank: { rank: 'TEAM_MANAGER', fromDay: today }, upline: null },
    ]);
  });

  it('changes nothing where it says what is on record, as its own export does', async () => {
    const text = peopleFileOf([
      {
        saNo: 'S00001',
        registrationNo: numberOf(1),
        name: 'Ann',
        userName: 'ann',
        email: 'ann@gable.example',
        rank: 'Associate',
        rankFrom: '2024-01-01',
        upline: 'S00002',
        uplineFrom: '2024-01-01',
      },
    ]);
    expect(text.split('\r\n')[0]).toBe(
      Object.values(columns)
        .map((each) => `"${each}"`)
        .join(','),
    );
    expect(await check(text)).toMatchObject([{ personId: 'p1', add: null, rank: null, upline: null, problems: [] }]);
  });

  it.each([
    [
      'a past day',
      'Code,Rank,Rank from\nS00001,Team manager,2026-11-19',
      'Rank from 19 Nov 2026 is in the past. Choose 20 Nov 2026 or later.',
    ],
    ['no day', 'Code,Upline,Upline from\nS00001,S00003,soon', 'Upline from: “soon” is not a date.'],
    ['no rank', 'Code,Rank\nS00001,Emperor', 'There is no rank “Emperor”.'],
    [
      'no upline',
      'Code,Upline\nS00001,S99999',
      'Nobody has the code or the registration number “S99999” of the upline.',
    ],
    ['an upline who left', 'Code,Upline\nS00001,S00004', 'The account of the upline Dee is disabled.'],
    ['somebody who left', 'Code,Rank\nS00004,Associate', 'The account of Dee is disabled.'],
    ['two people', `Code,Reg no\nS00001,${numberOf(2)}`, `S00001 is Ann, whose registration number is ${numberOf(1)}.`],
    ['another name', 'Code,Name\nS00001,Anna', 'On record the name is Ann. Correct the record on the person’s page.'],
    ['an unknown code', 'Code\nS99999', 'No salesperson has the code S99999.'],
    [
      'half of somebody new',
      'Reg no,Name\nR900001Z,Flo',
      'Nobody has R900001Z. To add them, fill in: user name, email address.',
    ],
    ['a taken user name', 'Reg no,Name,Username,Email\nR900001Z,Flo,ANN,flo@gable.example', 'Ann has this user name.'],
    [
      'a taken address of staff',
      'Reg no,Name,Username,Email\nR900001Z,Flo,flo,EVE@gable.example',
      'Eve has this email address.',
    ],
    [
      'a formula',
      'Reg no,Name,Username,Email\nR900001Z,"=HYPERLINK(1)",flo,flo@gable.example',
      'The name begins as a formula does.',
    ],
  ])('names the line of %s', async (_, text, problem) => {
    expect((await problems(text)).map((each) => each.slice(0, 3 + problem.length))).toEqual([`2: ${problem}`]);
  });

  it('names the second of two lines about one person', async () => {
    const twice = 'Reg no,Name,User name,Email\nR900001Z,Flo,flo,f@gable.example\nR900002Z,Fay,FLO,fay@gable.example';
    expect(await problems(twice)).toEqual(['3: Line 2 has the same user name.']);
    expect(await problems(`Code,Reg no\nS00001,\n,${numberOf(1)}`)).toEqual(['3: Line 2 is about the same person.']);
  });

  it('names a circle that its own lines close once, at the first of them, in whatever order they stand', async () => {
    const moves = ['S00003,S00001,2027-01-01', 'S00002,S00003,2027-03-01'];
    const problemsOfBoth = await Promise.all(
      [moves, moves.toReversed()].map((lines) => problems(`Code,Upline,Upline from\n${lines.join('\n')}`)),
    );
    expect(problemsOfBoth).toEqual([
      ['2: From 01 Mar 2027 they would lead themselves (Cai → Ann → Ben → Cai).'],
      ['2: From 01 Mar 2027 they would lead themselves (Ben → Cai → Ann → Ben).'],
    ]);
    // Once Ann has moved away, the same lines close none.
    expect(await problems(`Code,Upline,Upline from\n${[...moves, 'S00001,none,2027-03-01'].join('\n')}`)).toEqual([]);
  });

  it('checks 5,000 lines in an agency of 12,000 within two seconds and 150 MB', async () => {
    const people = Array.from({ length: 12_000 }, (_, place) => knownPerson(place, `Person${place}`));
    const links = people.slice(1).map(({ id }, place) => ({
      personId: id,
      uplineId: `p${Math.floor(place / 4)}`,
      fromDay: '2024-01-01',
    }));
    const large = { ...agency, people, links, ranks: [] };
    const text = `Code,Rank,Upline,Upline from\n${people
      .slice(7_000)
      .map(({ saNo }, place) => `${saNo},Associate,S0000${place % 4},2027-0${1 + (place % 9)}-01`)
      .join('\n')}`;
    const before = process.memoryUsage().heapUsed;
    const start = performance.now();
    const checked = checkLines(await linesOf(text), large, today);
    expect(checked.filter((each) => each.problems.length > 0 || !each.rank || !each.upline)).toEqual([]);
    expect(performance.now() - start).toBeLessThan(2_000);
    expect((process.memoryUsage().heapUsed - before) / 1e6).toBeLessThan(150);
  });

  it('checks 5,000 lines that close one circle within a second, and names it once', async () => {
    const people = Array.from({ length: 12_000 }, (_, place) => knownPerson(place, `Person${place}`));
    const text = `Code,Upline,Upline from\n${people
      .slice(0, 5_000)
      .map(({ saNo }, place) => `${saNo},${people[(place + 1) % 5_000]?.saNo},2027-01-01`)
      .join('\n')}`;
    const lines = await linesOf(text);
    const start = performance.now();
    const problemsFound = checkLines(lines, { ...agency, people, links: [], ranks: [] }, today).flatMap(
      (each) => each.problems,
    );
    expect(performance.now() - start).toBeLessThan(1_000);
    expect(problemsFound).toEqual([
      'From 01 Jan 2027 they would lead themselves (Person0 → Person1 → Person2 → Person3 → Person4 → Person5 → 4,994 more → Person0).',
    ]);
  });
});
