import { createEsubmission } from '#features/esubmission/index.server.ts';
import { TransactionInfo } from '#features/esubmission/info/info.calls.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { dayOf, daysBetween } from '#platform/contract/days.ts';
import { clockAt, today } from '#platform/server/clock.ts';
import { internalOrigin, type Services, transact, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { demoPeople } from '../accounts.ts';
import type { CasePlan, PlannedMove } from '../cases/case-plan.ts';
import { bringPapers, fillCase } from './fill-case.ts';
import { makeMove } from './make-move.ts';

export type Actors = Map<string, Actor>;

/** `as` returns the context of another user: seven minutes later, or at `moment` if that is later. */
type Work<T> = (at: Writing, as: (userName: string, moment?: string) => Writing) => Promise<T>;

/** Mails about what happened years ago are not sent. */
const withoutNotices = (jobs: Services['jobs']): Services['jobs'] => ({ ...jobs, send: () => Promise.resolve() });
const readers = new Set(demoPeople.map(({ userName }) => userName));
const isNews = ({ clock }: Services, { by, at }: CasePlan): boolean =>
  readers.has(by) && daysBetween(dayOf(at), today(clock)) <= 14;

/** Loads one submission in parts. Each part is one transaction, with the clock on the days of the plan. */
export const caseLoader = (services: Services, actors: Actors) => {
  const actorOf = (userName: string): Actor => {
    const actor = actors.get(userName);
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
      // What a crash loses is loaded again, so these commits do not wait for the disk.
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

    /** The form, and all moves until the approval. */
    fill: (plan: CasePlan, id: string): Promise<void> =>
      inOne(plan, plan.at, async (_, as) => {
        await fillCase(
          () => as(plan.by),
          id,
          plan,
          (userName) => actorOf(userName).userId,
        );
        for (const planned of splitAtApproval(plan).before) await makeMove(as(planned.by, planned.at), id, planned);
      }),

    approve: (plan: CasePlan, id: string): Promise<void> => moveOn(plan, id, splitAtApproval(plan).approval),
    /** The moves after the approval, or the papers that come then. Those of the last weeks are still to come. */
    finish: async (plan: CasePlan, id: string): Promise<void> => {
      const { approval, after } = splitAtApproval(plan);
      await moveOn(plan, id, after);
      const [approved] = approval;
      if (after.length > 0 || !approved || daysBetween(dayOf(approved.at), today(services.clock)) < 21) return;
      await inOne(plan, approved.at, async (_, as) => bringPapers(as(plan.by), as(approved.by), id));
    },
  };
};

/** The moves before, at and after the approval. The approval is a part of its own, because it takes a deal number. */
export const splitAtApproval = ({ moves }: CasePlan) => {
  const index = moves.findIndex((move) => move.kind === 'move' && move.statusId === 7);
  if (index < 0) return { before: moves, approval: [], after: [] };
  return { before: moves.slice(0, index), approval: moves.slice(index, index + 1), after: moves.slice(index + 1) };
};
