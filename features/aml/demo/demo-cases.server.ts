import { addDays } from '#platform/contract/days.ts';
import { morningOf } from '#platform/server/clock.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { DemoStep } from '#platform/server/room.ts';
import type { SubjectInput } from '../cases/cases.calls.ts';
import { addCase, screenCase } from '../cases/open-case.server.ts';
import { caseClaimants } from '../hits/claimants.server.ts';
import { type DemoDecision, decideDemoHits } from './demo-decisions.server.ts';
import { setDueDiligenceFrom } from './demo-due-diligence.server.ts';

type Row = [
  userName: string,
  daysAgo: number,
  name: string,
  born: string | null,
  nationality: string,
  property: string,
  decision?: DemoDecision,
];

/** Names of the fictional list and others; one has no date of birth yet. */
const rows: Row[] = [
  [
    'hannah.lim',
    40,
    'Anton Victor Belmarsky',
    '1968-06-14',
    'MT',
    '41 Amber Road #30-11, Casuarina Cove',
    { true: 'Same day of birth, and the same name by both spellings.', isConfirmed: true },
  ],
  [
    'hannah.lim',
    31,
    'Siti Rahmah binte Ali',
    '1984-02-11',
    'SG',
    'Blk 627B Tampines St 61 #09-118',
    {
      false: 'BIRTH',
      note: 'Born in February, not in July 1984; her identity card was seen.',
      held: 'The deed of the trust was not there.',
    },
  ],
  ['hannah.lim', 24, 'Chua Bee Leng', '1975-09-30', 'SG', '18 Leonie Hill #21-03, Leonie Towers'],
  [
    'hannah.lim',
    17,
    'Priya d/o Nadarajan',
    '1990-01-22',
    'SG',
    'Blk 5 Lorong 6 Toa Payoh #02-11',
    { false: 'NATIONALITY', note: 'A citizen of Singapore since birth.' },
  ],
  ['hannah.lim', 9, 'Goh Teck Huat', null, 'SG', ''],
  ['hannah.lim', 3, 'Marcus Ong Jun Kai', '1988-04-17', 'SG', '9 Inggu Road'],
  [
    'rajesh.kumar',
    21,
    'Lim Kah Sheng',
    '1961-08-02',
    'CN',
    '',
    { true: 'Same name, year of birth and nationality.', isConfirmed: false },
  ],
  ['hannah.lim', 2, 'Marisela Quintanegro', '1977-12-12', 'MX', '18 Leonie Hill #08-02, Leonie Towers'],
  ['rajesh.kumar', 4, 'Ravindran Poothakulam', '1968-05-02', 'SG', 'Blk 5 Lorong 6 Toa Payoh #14-31'],
  ['rajesh.kumar', 6, 'Nirmala d/o Suppiah', '1969-12-05', 'SG', 'Blk 480 Lorong 6 Toa Payoh #11-204'],
];

/** The newer version of the demo's list is there since the day before. */
const screenedDaysAgo = 11;

/**
 * Cases of the printed accounts. Those that compliance has decided are screened here: the list came before the submissions, in a
 * transaction of its own. The others are screened by the job that follows the list, once the server runs.
 */
export const demoCases: DemoStep = async (at, { today }, house) => {
  await setDueDiligenceFrom(at, addDays(today, -90));
  for (const [userName, daysAgo, name, dateOfBirth, nationality, property, decision] of rows) {
    const [owner] = await ask<{ id: string }>(at.db, 'SELECT id FROM person_public WHERE user_name = $1', [userName]);
    if (!owner) continue;
    const customer: SubjectInput = {
      kind: 'INDIVIDUAL',
      name,
      aliases: [],
      idType: 'NRIC',
      nationality,
      dateOfBirth,
      birthUnknown: false,
    };
    const actor = {
      userId: owner.id,
      userName,
      role: 'salesperson',
      desks: [],
      via: 'password',
      sessionId: owner.id,
    } as const;
    const clock = morningOf(addDays(today, -daysAgo), at.clock);
    const then = { ...at, clock, actor: { ...actor, desks: [] } };
    const row = await addCase(then, { owner: owner.id, contactId: null, property, customer });
    if (!decision) continue;
    const later = { ...at, clock: morningOf(addDays(today, -screenedDaysAgo), at.clock) };
    await screenCase(later, row);
    await decideDemoHits(at, { caseId: row.id, decision, today, claimants: house.all(caseClaimants) });
  }
};
