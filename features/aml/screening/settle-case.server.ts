import { eq } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { addMonths, dayOf } from '#platform/contract/days.ts';
import type { Writing } from '#platform/server/context.ts';
import type { ScreeningState } from '../cases/cases.words.ts';
import { isAskable, stateOfCase } from '../cases/state.rules.ts';
import { subjectsOf } from '../cases/subjects.server.ts';
import type { CaseRecord } from '../scope.server.ts';
import { amlCase } from '../tables.server.ts';
import { isScreened } from './facts.server.ts';
import { openOf } from './open-of.server.ts';

/** Customers are looked at again after this many months. */
export const reviewMonths = 12;

/**
 * Works out what a locked case is now, keeps it for the lists, and queues what follows of a change. Answers the state. The version stays:
 * its owner could read from it that compliance did something.
 */
export const settleCase = async (at: Writing<Actor | null>, row: CaseRecord): Promise<ScreeningState> => {
  const subjects = await subjectsOf(at.db, row.id);
  const open = await openOf(at.db, row.id);
  const facts = subjects.map((subject) => ({
    isAskable: isAskable(subject),
    isScreened: isScreened(subject),
    isOpen: open.has(subject.id),
  }));
  // Also of those who were taken out.
  const state = open.size > 0 ? 'PENDING' : stateOfCase(facts);
  // The case is as fresh as the one of its people who was screened longest ago.
  const moments = subjects.map(({ screenedAt }) => screenedAt);
  const screenedAt = moments.includes(null) ? null : (moments.toSorted()[0] ?? null);
  const nextReview = screenedAt && addMonths(dayOf(screenedAt), reviewMonths);
  const { name, kind } = subjects[0] ?? row;
  await at.db.update(amlCase).set({ state, screenedAt, nextReview, name, kind }).where(eq(amlCase.id, row.id));
  if (state !== row.state) await queueFollowers(at, row.id);
  return state;
};

/** Brings what depends on a case up to date. Its payload is an id alone: jobs can be read by an administrator. */
export const caseChangedJob = 'aml.case-changed';

export const queueFollowers = (at: Writing<Actor | null>, caseId: string): Promise<void> =>
  at.jobs.send(at.db, caseChangedJob, { caseId });

/** Screens everybody in a case. */
export const screenCaseJob = 'aml.screen-case';
