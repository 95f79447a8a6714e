import type { Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import { type AccountNo, accounts } from '../words.ts';

/** A line as it is written down. `person` is a user name: people are sub-accounts. `deal` is the number of a deal. */
export type WrittenLine = { account: AccountNo; person: string | null; deal: string | null; cents: Cents };
export type WrittenEntry = {
  id: number;
  day: Day;
  valueDay: Day;
  event: string;
  text: string;
  lines: WrittenLine[];
};

const kinds = { 1: ['assets', 'A'], 2: ['liabilities', 'L'], 4: ['income', 'R'], 5: ['expenses', 'X'] } as const;

const kindOf = (account: AccountNo) => kinds[Math.floor(account / 1000) as keyof typeof kinds];

/** `liabilities:2100 Salespeople:hannah.lim` */
const nameOf = ({ account, person }: Pick<WrittenLine, 'account' | 'person'>): string =>
  [kindOf(account)[0], `${account} ${accounts[account]}`, ...(person ? [person] : [])].join(':');

/**
 * The head of a journal in the plain-text format of hledger (https://hledger.org/hledger.html#journal): the currency and
 * every account, those of people too, so that `hledger check --strict` finds what is misspelt.
 */
export const hledgerHead = (people: { account: AccountNo; person: string }[]): string =>
  [
    '; The ledger of commission as it is received. These are not the statutory accounts.',
    'commodity SGD 1000.00',
    ...Object.keys(accounts).map((no) => {
      const account = Number(no) as AccountNo;
      return `account ${nameOf({ account, person: null })}  ; type: ${kindOf(account)[1]}`;
    }),
    ...people.map((each) => `account ${nameOf(each)}`),
    '',
  ].join('\n');

/** An entry of the journal. A day that its event had in a closed month is kept as a tag. */
export const hledgerEntry = ({ id, day, valueDay, event, text, lines }: WrittenEntry): string =>
  [
    '',
    `${day} (${id}) ${plain(text)}  ; event:${event}${valueDay === day ? '' : `, valueday:${valueDay}`}`,
    ...lines.map((line) => `    ${nameOf(line)}  SGD ${amount(line.cents)}${line.deal ? `  ; deal:${line.deal}` : ''}`),
    '',
  ].join('\n');

/** Whole cents as text: computed without division, since an amount can be larger than what a double divides exactly. */
const amount = (cents: Cents): string => {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** A description ends at a line break or a semicolon. */
const plain = (text: string): string => text.replaceAll(/[\s;|]+/g, ' ').trim();
