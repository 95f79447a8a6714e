import { addDays } from '#platform/contract/days.ts';
import { morningOf } from '#platform/server/clock.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { DemoStep } from '#platform/server/room.ts';
import type { SubjectInput } from '../../contract/cases.ts';
import { addCase } from '../cases/open-case.ts';
import { setDueDiligenceFrom } from './demo-due-diligence.ts';

type Row = [
  userName: string,
  daysAgo: number,
  name: string,
  born: string | null,
  nationality: string,
  property: string,
];

/** Names of the fictional list and others; one has no date of birth yet. */
const rows: Row[] = [
  ['hannah.lim', 40, 'Anton Victor Belmarsky', '1968-06-14', 'MT', '41 Amber Road #30-11, Casuarina Cove'],
  ['hannah.lim', 31, 'Siti Rahmah binte Ali', '1984-02-11', 'SG', 'Blk 627B Tampines St 61 #09-118'],
  ['hannah.lim', 24, 'Chua Bee Leng', '1975-09-30', 'SG', '18 Leonie Hill #21-03, Leonie Towers'],
  ['hannah.lim', 17, 'Priya d/o Nadarajan', '1990-01-22', 'SG', 'Blk 5 Lorong 6 Toa Payoh #02-11'],
  ['hannah.lim', 9, 'Goh Teck Huat', null, 'SG', ''],
  ['hannah.lim', 3, 'Marcus Ong Jun Kai', '1988-04-17', 'SG', '9 Inggu Road'],
  ['rajesh.kumar', 21, 'Lim Kah Sheng', '1961-08-02', 'CN', ''],
  ['rajesh.kumar', 6, 'Nirmala d/o Suppiah', '1969-12-05', 'SG', 'Blk 480 Lorong 6 Toa Payoh #11-204'],
];

/** Cases of the printed accounts. They are screened by the job that follows the list of the demo, once the server runs. */
export const demoCases: DemoStep = async (at, { today }) => {
  await setDueDiligenceFrom(at, addDays(today, -90));
  for (const [userName, daysAgo, name, dateOfBirth, nationality, property] of rows) {
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
    const then = Object.assign({}, at, { clock, actor: Object.assign({}, actor, { desks: [] }) });
    await addCase(then, { owner: owner.id, contactId: null, property, customer });
  }
};
