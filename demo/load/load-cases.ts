import type { CasePlan } from '../cases/case-plan.ts';
import { type caseLoader, splitAtApproval } from './case-loader.ts';
import type { CaseProgress } from './progress.ts';

type Loader = ReturnType<typeof caseLoader>;
type Progress = (done: number, total: number) => void;

/** How many submissions are loaded at the same time. PostgreSQL works on some while this process computes others. */
const lanes = 6;

/**
 * Loads the submissions of these plans, which are sorted by day, and continues where an interrupted load stopped.
 * Several are loaded at the same time. They are begun one after the other and approved one after the other, so that
 * case numbers and deal numbers are in the order of the days.
 */
export const loadCases = async (
  loader: Loader,
  plans: CasePlan[],
  before: CaseProgress[],
  progress: Progress,
): Promise<void> => {
  const entries = plans.map((plan, index) => ({ plan, known: before[index], filled: Promise.withResolvers<string>() }));
  let begun: Promise<unknown> = Promise.resolve();
  let next = 0;
  let done = 0;

  /** After a failure no lane begins another submission, and every waiting promise is rejected. */
  const stop = (error: unknown): never => {
    next = entries.length;
    for (const { filled } of entries) {
      filled.promise.catch(() => undefined);
      filled.reject(error);
    }
    throw error;
  };

  const lane = async (): Promise<void> => {
    for (let entry = entries[next++]; entry; entry = entries[next++]) {
      const { plan, known: stored, filled } = entry;
      const begin = begun.then(() => stored?.id ?? loader.begin(plan));
      begun = begin;
      const id = await begin;
      if (!stored?.isFilled) await loader.fill(plan, id);
      filled.resolve(id);
      done += 1;
      progress(done, entries.length);
    }
  };

  const approve = async (): Promise<void> => {
    const finishing: Promise<void>[] = [];
    const finish = (plan: CasePlan, id: string): void => {
      const finished = loader.finish(plan, id);
      // Its failure is seen below.
      finished.catch(() => undefined);
      finishing.push(finished);
    };
    try {
      for (const { plan, known: stored, filled } of byApproval(entries)) {
        const id = await filled.promise;
        if (!stored?.isApproved) await loader.approve(plan, id);
        if (!stored?.isFinished) finish(plan, id);
      }
    } finally {
      // Nothing is under way when this ends, also by a failure: the next load begins where this one stopped.
      await Promise.allSettled(finishing);
    }
    await Promise.all(finishing);
  };

  const results = await Promise.allSettled(
    [...Array.from({ length: lanes }, lane), approve()].map((each) => each.catch(stop)),
  );
  for (const result of results) if (result.status === 'rejected') throw result.reason;
};

const byApproval = <T extends { plan: CasePlan }>(entries: T[]): T[] =>
  entries
    .flatMap((entry) => splitAtApproval(entry.plan).approval.map(({ at }) => ({ at, entry })))
    .sort((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ entry }) => entry);
