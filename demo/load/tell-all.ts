import type { CasePlan } from '../cases/case-plan.ts';
import { type caseTeller, partsOf, type Told } from './tell-cases.ts';

type Teller = ReturnType<typeof caseTeller>;
type Progress = (done: number, total: number) => void;

/** So many submissions are told beside each other; PostgreSQL works on some while others are being worked out here. */
const lanes = 6;

/**
 * Tells the submissions of these plans, which are in the order of their days, from where a load before this one stopped.
 * Beside each other, but begun one after the other, and approved one after the other: their numbers go by their days.
 */
export const tellAll = async (teller: Teller, plans: CasePlan[], known: Told[], progress: Progress): Promise<void> => {
  const told = plans.map((plan, index) => ({ plan, known: known[index], filled: Promise.withResolvers<string>() }));
  let begun: Promise<unknown> = Promise.resolve();
  let next = 0;
  let done = 0;

  /** After a failure nobody begins anything, and whoever waits for something is told. */
  const stop = (error: unknown): never => {
    next = told.length;
    for (const { filled } of told) {
      filled.promise.catch(() => undefined);
      filled.reject(error);
    }
    throw error;
  };

  const lane = async (): Promise<void> => {
    for (let entry = told[next++]; entry; entry = told[next++]) {
      const { plan, known, filled } = entry;
      const begin = begun.then(() => known?.id ?? teller.begin(plan));
      begun = begin;
      const id = await begin;
      if (!known?.isFilled) await teller.fill(plan, id);
      filled.resolve(id);
      done += 1;
      progress(done, told.length);
    }
  };

  const approve = async (): Promise<void> => {
    const finishing: Promise<void>[] = [];
    for (const { plan, known, filled } of byApproval(told)) {
      const id = await filled.promise;
      if (!known?.isApproved) await teller.approve(plan, id);
      if (!known?.isFinished) finishing.push(teller.finish(plan, id));
    }
    await Promise.all(finishing);
  };

  const under = await Promise.allSettled(
    [...Array.from({ length: lanes }, lane), approve()].map((each) => each.catch(stop)),
  );
  for (const each of under) if (each.status === 'rejected') throw each.reason;
};

const byApproval = <T extends { plan: CasePlan }>(told: T[]): T[] =>
  told
    .flatMap((entry) => partsOf(entry.plan).approval.map(({ at }) => ({ at, entry })))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ entry }) => entry);
