import { type Draws, drawsFor } from '#demo/draw/draws.ts';
import type { Answer, Client } from '#test/people.ts';
import type { anAgencyThatPays } from '../payouts.ts';

export type Agency = Awaited<ReturnType<typeof anAgencyThatPays>>;

export const finance = '/agency/v1/finance';
export const today = '2026-11-20';

type Bill = { billId: string; dealId: string; invoiceId: string | null; openCents: number };
type Receipt = { receiptId: string; state: string; leftCents: number };

/** What the steps of a history share: draws, people, bills and payer, and what it was answered. By its number its names are its own. */
export const around = (agency: Agency, number: number) => {
  const { preparer } = agency;
  let draws: Draws = drawsFor(0, '');
  const bills: string[] = [];
  const agents: Client[] = [];
  /** Of each step its name and its answers. */
  const log: string[] = [];
  /** Its receipts are found by whom they are from. */
  const payer = `Payer ${number}.`;

  const draw = (below: number): number => draws.between(0, below - 1);
  const pick = <T>(choices: readonly T[]): T | undefined =>
    choices.length > 0 ? choices[draw(choices.length)] : undefined;
  const agentIds = () => agents.map(({ person }) => person.userId);

  /** Each step has draws of its own, so that it does the same when one before it is left out. */
  const begin = (name: string, seed: number) => {
    draws = drawsFor(seed, name);
    log.push(name);
  };
  /** A refusal is an answer like any other; a failure is not. Undefined if it was refused. */
  const call = async (answer: Promise<Answer>) => {
    const { status, body } = await answer;
    const last = log.length - 1;
    log[last] = `${log[last]} · ${status}${status === 200 ? '' : ` ${body?.errors?.[0]?.message}`}`;
    if (status >= 500) throw new Error(`${status}: ${JSON.stringify(body)}`);
    // Some calls answer that it is done, and nothing else.
    return status === 200 ? (body.data ?? true) : undefined;
  };
  const readBill = (billId: string): Promise<Bill | undefined> => call(preparer.get(`${finance}/bills/${billId}`));
  const someBill = () => readBill(pick(bills) ?? '');
  const someInvoice = async () => {
    const bill = await someBill();
    return bill?.invoiceId ? { ...bill, invoiceId: bill.invoiceId } : undefined;
  };
  const receipts = async (state: string): Promise<Receipt[]> => {
    const query = new URLSearchParams({ state, search: payer, pageSize: '100' });
    return (await call(preparer.get(`${finance}/receipts?${query}`))).rows;
  };
  /** What one of finance asks for, or prepares, and another one approves, if not withdrawn before. */
  const decide = async (approval: () => Promise<Answer>, withdrawal: () => Promise<Answer>) => {
    if (draw(5) === 0 || !(await call(approval()))) await call(withdrawal());
  };
  /** Does it, and says of an error to which history it happened, and after which steps. */
  const within = async (what: () => Promise<void>): Promise<void> => {
    try {
      await what();
    } catch (error) {
      throw new Error(`History ${number}: ${(error as Error).message}\n${log.join('\n')}`, { cause: error });
    }
  };
  return {
    agency,
    number,
    payer,
    bills,
    agents,
    agentIds,
    log,
    begin,
    within,
    draw,
    pick,
    call,
    decide,
    readBill,
    someBill,
    someInvoice,
    receipts,
  };
};

export type Around = ReturnType<typeof around>;
