import type * as z from 'zod';
import type { NewForm } from '#features/ecdd/forms/form.calls.ts';
import type { CddFor } from '#features/ecdd/forms/forms.words.ts';
import type { Answer } from '#features/ecdd/forms/rows.rules.ts';

type NewFormInput = z.input<typeof NewForm>;

export type WantedForm = {
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

const counted = (questionFID: string, remark: string, answer: Partial<Answer> = {}): Answer => ({
  questionFID,
  checkedResult: 'Y',
  detail: '',
  remark,
  ...answer,
});

/** The forms of the demo agency, each of a case of hannah.lim. */
export const wantedForms: WantedForm[] = [
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
