import { TransactionInfo } from '#features/esubmission/info-schemas.ts';
import { createEsubmission } from '#features/esubmission/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { dayOf, daysBetween } from '#platform/contract/days.ts';
import { clockAt, today } from '#platform/server/clock.ts';
import { internalOrigin, type Services, transact, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { demoPeople } from '../accounts.ts';
import type { CasePlan, PlannedMove } from '../cases/case-plan.ts';
import { fillCase } from './fill-case.ts';
import { makeMove } from './make-move.ts';

export type Cast = Map<string, Actor>;

/** How far a submission was told: as much of it as one transaction held. */
export type Told = { id: string; isFilled: boolean; isApproved: boolean; isFinished: boolean };

/** `as` says who goes on: some minutes later, or at that moment. */
type Work<T> = (at: Writing, as: (userName: string, moment?: string) => Writing) => Promise<T>;

/** What happened years ago is not told by mail today. */
const withoutNotices = (jobs: Services['jobs']): Services['jobs'] => ({ ...jobs, send: () => Promise.resolve() });
const readers = new Set(demoPeople.map(({ userName }) => userName));
const isNews = ({ clock }: Services, { by, at }: CasePlan): boolean =>
  readers.has(by) && daysBetween(dayOf(at), today(clock)) <= 14;

/** Tells one submission in parts, each in one transaction and on its own days. */
export const caseTeller = (services: Services, cast: Cast) => {
  const actorOf = (userName: string): Actor => {
    const actor = cast.get(userName);
    if (!actor) throw new Error(`The demo has nobody called ${userName}.`);
    return actor;
  };

  const inOne = <T>(plan: CasePlan, from: string, work: Work<T>) => {
    const clock = clockAt(from);
    const jobs = isNews(services, plan) ? services.jobs : withoutNotices(services.jobs);
    const base = {
      ...services,
      ...internalOrigin('demo'),
      clock,
      jobs,
      actor: actorOf(plan.by),
      db: services.database,
    };
    return transact(base, async (at) => {
      // What a crash takes away is told again: nobody waits for the disk until the end.
      const unhurried = ask(at.db, 'SET LOCAL synchronous_commit TO off');
      const done = work(at, (userName, moment) => {
        if (moment && moment > clock.now().toString()) clock.moveTo(moment);
        else clock.advance({ minutes: 7 });
        return { ...at, actor: actorOf(userName) };
      });
      const [result] = await Promise.all([done, unhurried]);
      return result;
    });
  };

  const moveOn = async (plan: CasePlan, id: string, moves: PlannedMove[]) => {
    const [first] = moves;
    if (!first) return;
    await inOne(plan, first.at, async (_, as) => {
      for (const planned of moves) await makeMove(as(planned.by, planned.at), id, planned);
    });
  };

  return {
    begin: (plan: CasePlan): Promise<string> =>
      inOne(plan, plan.at, async (at) => {
        const { eSubId } = await createEsubmission(at, { body: TransactionInfo.parse(plan.info) });
        return eSubId;
      }),

    /** The form, and all that happens until it is approved. */
    fill: (plan: CasePlan, id: string): Promise<void> =>
      inOne(plan, plan.at, async (_, as) => {
        await fillCase(
          () => as(plan.by),
          id,
          plan,
          (userName) => actorOf(userName).userId,
        );
        for (const planned of partsOf(plan).before) await makeMove(as(planned.by, planned.at), id, planned);
      }),

    approve: (plan: CasePlan, id: string): Promise<void> => moveOn(plan, id, partsOf(plan).approval),
    finish: (plan: CasePlan, id: string): Promise<void> => moveOn(plan, id, partsOf(plan).after),
  };
};

/** Approval has a transaction of its own, since it takes a number that goes by its day. */
export const partsOf = ({ moves }: CasePlan) => {
  const index = moves.findIndex((move) => move.kind === 'move' && move.statusId === 7);
  if (index < 0) return { before: moves, approval: [], after: [] };
  return { before: moves.slice(0, index), approval: moves.slice(index, index + 1), after: moves.slice(index + 1) };
};
