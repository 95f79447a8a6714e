import type * as z from 'zod';
import type { Actor } from '#platform/contract/actor.ts';
import { addDays } from '#platform/contract/days.ts';
import { today as dayOf, morningOf } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { DemoStep } from '#platform/server/room.ts';
import { NewForm } from '../forms/form.calls.ts';
import type { CddFor } from '../forms/forms.words.ts';
import { type Answer, answersOf, type FormFacts } from '../forms/rows.rules.ts';
import { saveForm } from '../forms/save.server.ts';
import { listedOn } from '../forms/standing.server.ts';
import { determine } from '../rating/determine.server.ts';
import { standingIn } from '../rating/standing-in.rules.ts';
import { sendForSigning } from '../signing/send.server.ts';
import { rowsFor, templateOn } from '../templates/templates.server.ts';
import { answersTo } from './answers.server.ts';
import { demoTemplate, takeBack } from './demo-desk.server.ts';
import { addDemoPapers } from './demo-papers.server.ts';

type NewFormInput = z.input<typeof NewForm>;

type Wanted = {
  customer: string;
  side: CddFor;
  daysAgo: number;
  property: string;
  amountCents: number;
  leaseMonths?: number;
  email: string;
  given?: Answer[];
  /** Determined so many days ago; `isSent`: and sent to the customer. */
  determined?: { daysAgo: number; mitigation: string; isSent?: true };
  /** Sections that are still open. */
  without?: number[];
  /** Who signs it with the customer. */
  signers?: NewFormInput['signers'];
  /** It is of so many years before. */
  yearsAgo?: number;
};

const counted = (questionFID: string, remark: string, given: Partial<Answer> = {}): Answer => ({
  questionFID,
  checkedResult: 'Y',
  detail: '',
  remark,
  ...given,
});

const wanted: Wanted[] = [
  {
    customer: 'Chua Bee Leng',
    side: 'SALE-SELLER',
    daysAgo: 20,
    property: '18 Leonie Hill #21-03, Leonie Towers',
    amountCents: 268_000_000,
    email: 'beeleng.chua@mail.example',
    given: [counted('4.03', 'Bought in March, the family moves abroad')],
    signers: [{ name: 'Lau Teck Meng', email: 'teckmeng.lau@mail.example' }],
    determined: {
      daysAgo: 1,
      mitigation: 'Letter of the new employer abroad seen; the price is that of three other sales of this year.',
      isSent: true,
    },
  },
  {
    customer: 'Marisela Quintanegro',
    side: 'LEASE-LANDLORD',
    daysAgo: 3,
    property: '9 Inggu Road',
    amountCents: 620_000,
    leaseMonths: 24,
    email: 'marisela.quintanegro@mail.example',
    without: [4, 6],
  },
  {
    customer: 'Marcus Ong Jun Kai',
    side: 'SALE-BUYER',
    daysAgo: 2,
    property: '18 Leonie Hill #08-02, Leonie Towers',
    amountCents: 315_000_000,
    email: 'marcus.ong@mail.example',
    given: [
      counted('5.05', 'About S$ 40,000 of the deposit'),
      counted('5.04', 'From an account in Kuala Lumpur', { detail: 'MY' }),
    ],
    determined: { daysAgo: 1, mitigation: '' },
  },
  {
    customer: 'Goh Teck Huat',
    side: 'SALE-BUYER',
    daysAgo: 6,
    property: 'Blk 480 Lorong 6 Toa Payoh #07-112',
    amountCents: 41_800_000,
    email: 'teckhuat.goh@mail.example',
    yearsAgo: 6,
  },
];

const caseOf = `
  SELECT c.id, c.owner, p.user_name AS "userName" FROM aml_case_public c JOIN person_public p ON p.id = c.owner
  WHERE c.name = $1 AND c.contact_id IS NULL AND p.user_name = 'hannah.lim'`;

/**
 * Forms of one of the printed accounts: with the customer, begun, one that waits for an officer and one that is past its time of keeping;
 * and a version of a questionnaire that waits for the second officer.
 */
export const demoForms: DemoStep = async (at, { today }) => {
  for (const each of wanted) {
    const [found] = await ask<{ id: string; owner: string; userName: string }>(at.db, caseOf, [each.customer]);
    if (!found) continue;
    const { id: aMLID, owner, userName } = found;
    const actor: Actor = { userId: owner, userName, role: 'salesperson', desks: [], via: 'password', sessionId: owner };
    const clock = morningOf(addDays(today, -each.daysAgo), at.clock);
    const { id, version } = await save({ ...at, clock, actor }, aMLID, each);
    if (each.yearsAgo) await takeBack(at, id, each.yearsAgo);
    if (!each.determined) continue;
    const { daysAgo, mitigation, isSent } = each.determined;
    const later = { ...at, clock: morningOf(addDays(today, -daysAgo), at.clock), actor };
    await determine(later, { params: undefined, query: undefined, body: { id, version, mitigation } });
    const body = { id, recipient: 'all', way: 'MAIL' } as const;
    if (isSent) await sendForSigning(later, { params: undefined, query: undefined, body });
  }
  await demoTemplate(at, today);
};

const save = async (at: Writing, aMLID: string, each: Wanted) => {
  const { side, property, amountCents, leaseMonths = null, email, given = [], without = [], signers = [] } = each;
  const day = dayOf(at.clock);
  const template = await templateOn(at.db, side, day);
  const rows = (await rowsFor(at.db, template.id, 'A')).filter(({ sectionNo }) => !without.includes(sectionNo));
  const facts: FormFacts = {
    kind: 'INDIVIDUAL',
    isLease: side.startsWith('LEASE'),
    category: 'private-residential',
    leaseMonths,
    amountCents,
    hasUcp: false,
    papers: [],
    listed: await listedOn(at.db, day),
  };
  const { asked } = standingIn(rows, answersOf(given), facts);
  const body = NewForm.parse({
    aMLID,
    cDDFor: side,
    property,
    category: 'private-residential',
    leaseMonths,
    amountCents,
    particulars: { email },
    signers,
    listECDDAMLFormResult: answersTo(side, asked, facts, given),
  });
  const saved = await saveForm(at, { body });
  await addDemoPapers(at, saved.id, asked);
  return saved;
};
