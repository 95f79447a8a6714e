import * as z from 'zod';
import { figureCalls } from '../dashboard/figures.calls.ts';
import { receivedCalls } from '../money/money.calls.ts';
import { teamCalls } from '../team/team.calls.ts';

/** Production on the cards of the home page: the same figures as on its pages, with the same rows behind them. */

const figures = figureCalls.dashboard.data;

export const HomeFigures = figures.omit({ months: true, types: true, aging: true, incomeYears: true });
export type HomeFigures = z.output<typeof HomeFigures>;

export const HomeChart = figures.pick({ months: true });
export type HomeChart = z.output<typeof HomeChart>;

export const HomeAging = figures.pick({ aging: true, outstanding: true });
export type HomeAging = z.output<typeof HomeAging>;

export const HomePayout = receivedCalls.nextPayout.data.omit({
  rows: true,
  totalRecords: true,
  totalIsCapped: true,
  totals: true,
});
export type HomePayout = z.output<typeof HomePayout>;

const { span, rows, group } = teamCalls.performanceRows.data.shape;

/** The figures of Money. `payout` and `team` are null for who is paid nothing next, or leads nobody. */
export const HomeMoney = z.object({
  spans: figures.shape.spans,
  paid: figures.shape.paid,
  gross: figures.shape.gross,
  submitted: figures.shape.submitted,
  months: figures.shape.months,
  outstanding: figures.shape.outstanding,
  aging: figures.shape.aging,
  payout: HomePayout.pick({ payDay: true, readyCents: true, heldCents: true, ready: true, held: true }).nullable(),
  team: z.object({ span, group, members: z.int() }).nullable(),
});
export type HomeMoney = z.output<typeof HomeMoney>;

/** This month so far: the top members, and the whole team. */
export const HomeTeam = z.object({ span, rows, group, members: z.int() });
export type HomeTeam = z.output<typeof HomeTeam>;
