import * as z from 'zod';
import { StepLine } from '#features/commission/splits/computed.calls.ts';
import { dealStates } from '#features/deal/words.ts';
import { SaNo } from '#features/people/room.calls.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id, keysOf, text } from '#platform/contract/fields.ts';
import { sheetMediaType } from '#platform/contract/files.ts';
import { listCalls, rowOf } from '#platform/contract/list-calls.ts';
import { direction, page, pageQuery } from '#platform/contract/paging.ts';
import { Received } from '../money/money.calls.ts';
import { daysAsked, Entry, Span, sheetCall } from '../parts.calls.ts';
import { comparisons, dealTypes, periods } from '../production.words.ts';
import { teamDealFields } from '../team-transactions/team-deals.words.ts';

/** Someone by name, and by the code that the calls know them by. */
const Named = z.object({ saNo: z.string(), name: z.string() });
export type Named = z.output<typeof Named>;

/** A sum of shares. A deal and its value count once, with its closing agent. */
const Sum = z.object({ grossCents: z.int(), deals: z.int(), valueCents: z.int() });
export type TeamSum = z.output<typeof Sum>;
/** A sum beside that of the days that it is held against. */
const Compared = Sum.extend({ before: Sum });

const hours = () => z.number().describe('In hours or credits.');

const Member = Named.extend({
  registrationNo: z.string(),
  picture: z.string().nullable(),
  rank: z.string().nullable(),
  /** Since when they are in a team of the agency: their account may be younger. */
  joinedOn: z.iso.date(),
  email: z.string(),
  mobile: z.string().nullable(),
  /** Whether they can sign in and are registered. */
  isActive: z.boolean(),
  /** The end of their registration, as the register has it. */
  registeredUntil: z.iso.date().nullable(),
  /** How many they lead directly. */
  directs: z.int(),
  /** CPD of this cycle: how much counts, and how much is required. Null: nothing is required today. */
  cpd: z.object({ counted: hours(), least: hours() }).nullable(),
});
export type TeamMember = z.output<typeof Member>;

/** A member's production this year while the caller was above them: their own, and with their team. */
const Card = Member.extend({ own: Sum, group: Sum });
export type TeamCard = z.output<typeof Card>;

const Row = Named.extend({
  registrationNo: z.string(),
  picture: z.string().nullable(),
  rank: z.string().nullable(),
  directs: z.int(),
  /** Since when somebody else leads them; null while they are in this team, also below somebody who has left. */
  movedOn: z.iso.date().nullable(),
  own: Sum,
  group: Compared,
});
export type TeamRow = z.output<typeof Row>;

const parent = SaNo.optional();
const level = z.coerce.number().int().min(1).max(20).default(1);
/**
 * The team (the caller's own by default), the depth below, the period, its last day, and the comparison: the same days of the period
 * before, or of the year before.
 */
const periodQuery = {
  parent,
  level,
  period: z.enum(keysOf(periods)).default('year'),
  on: day().optional(),
  against: z.enum(keysOf(comparisons)).default('last'),
};

/** Orders of the people of a level; the first is the default. */
const orders = ['Group', 'Own', 'Name'] as const;

const TeamDeal = rowOf(teamDealFields).extend({ member: Named });
export type TeamDeal = z.output<typeof TeamDeal>;

const Override = z.object({
  shareId: id(),
  member: Named,
  rate: z.int(),
  cents: z.int(),
  earnedCents: z.int(),
  paidCents: z.int(),
  /** How the line was worked out. */
  steps: z.array(StepLine),
});

/** How many levels below the leader have deals. */
const levels = z.int();

/** Since when the caller sees what the team signed; null where it signed nothing that others led it for. */
const seenFrom = z.iso.date().nullable();

/** Anyone may ask; a person who is not below the caller is a 404. */
const ofTeam = { who: 'signed-in', refuses: ['missing'] } as const;

const teamDealList = listCalls(teamDealFields, {
  ...ofTeam,
  path: '/v1/team-production/team-deal-submitted',
  summary: 'The deals of a team by share, the newest first: by member, level, day, type and state.',
  fileSummary: 'The deals of a team as an Excel file, by the filters of the list.',
  filters: {
    parent,
    /** Only what comes through this person: their own and of those below them. */
    under: SaNo.optional(),
    /** Level of that person below the leader on the day of signing; any level without it. Ignored without `under`. */
    depth: z.coerce.number().int().min(1).max(50).optional(),
    /** Only this person's own. */
    saNo: SaNo.optional(),
    level: z.coerce.number().int().min(0).max(50).optional(),
    /** The leader's own, and those down to this level. */
    toLevel: z.coerce.number().int().min(0).max(50).optional(),
    ...daysAsked,
    type: z.enum(keysOf(dealTypes)).optional(),
    state: z.enum(keysOf(dealStates)).optional(),
    /** With the leader's own deals. */
    withOwn: z.enum(['true', 'false']).default('false'),
    /** Only those with an expected overriding for the caller: no money has come in yet. */
    overriding: z.enum(['true', 'false']).default('false'),
  },
  sorts: { Signed: 'signedOn' },
  more: { member: Named },
  beside: {
    line: z.array(Named),
    seenFrom,
    levels,
    /** The people that `under` and `saNo` name. */
    chosen: z.array(Named),
    /** The caller's overriding is summed only with `overriding`. */
    totals: Sum.extend({ overridingCents: z.int().optional() }),
  },
});

/** Calls of leaders for their team: figures, and deals without unit, client or document. */
export const teamCalls = {
  downline: endpoint({
    method: 'GET',
    path: '/v1/team-production/get-direct-downline',
    ...ofTeam,
    summary: 'The people led directly, with what they produced this year. Staff lead nobody.',
    query: z.strictObject({ parent }),
    data: z.object({
      line: z.array(Named),
      /** The days that the figures are of. */
      span: Span,
      active: z.int(),
      inactive: z.int(),
      rows: z.array(Card),
    }),
  }),
  downlineByCea: endpoint({
    method: 'GET',
    path: '/v1/team-production/get-direct-downline-by-cea',
    ...ofTeam,
    summary: 'One of the caller’s team, at any depth, by registration number.',
    query: z.strictObject({ cea: text(12).min(1, 'Give a registration number.') }),
    data: z.object({ line: z.array(Named), row: Card }),
  }),
  profile: endpoint({
    method: 'GET',
    path: '/v1/team-production/view-team-profile',
    ...ofTeam,
    summary: 'One of the caller’s team, at any depth: who they are, and what they and theirs produced.',
    query: z.strictObject({ saNo: SaNo }),
    data: Member.extend({
      line: z.array(Named),
      figures: z.array(z.object({ period: z.enum(keysOf(periods)), span: Span, own: Compared, group: Compared })),
    }),
  }),
  members: endpoint({
    method: 'GET',
    path: '/v1/team-production/search-member',
    ...ofTeam,
    summary:
      'Whom the deals of a team can be narrowed to, by name, code or registration: all below, and who left with deals.',
    query: z.strictObject({ parent, search: text(60).min(2, 'Give two letters at least.') }),
    data: z.object({ rows: z.array(Named.extend({ registrationNo: z.string() })) }),
  }),
  teamDeals: teamDealList.list,
  teamDealSheet: teamDealList.file,
  teamDeal: endpoint({
    method: 'GET',
    path: '/v1/team-production/view-team-deal-detail',
    ...ofTeam,
    summary:
      'A deal of the caller’s team, or one that they earned above: the shares of the team, and what the caller gets above them.',
    query: z.strictObject({ transId: id() }),
    data: z.object({
      transId: id(),
      dealNo: z.string(),
      address: z.string(),
      type: z.enum(keysOf(dealTypes)),
      signedOn: z.iso.date(),
      completedOn: z.iso.date().nullable(),
      state: z.enum(keysOf(dealStates)),
      /** For how many days it is overdue; null in any other state. */
      overdueDays: z.int().nullable(),
      /** None once the deal was cancelled or fell through: then it counts in no team. */
      shares: z.array(z.object({ member: Named, level: z.int(), grossCents: z.int() })),
      overriding: z.array(Override),
      /** The caller's overriding earned, by receipt. */
      earned: z.array(Received),
      /** The caller's own lines in the journal. */
      entries: z.array(Entry),
    }),
  }),
  performance: endpoint({
    method: 'GET',
    path: '/v1/team-production/team-performance',
    ...ofTeam,
    summary:
      'What a team produced in a month, quarter or year to date, beside the same days of the period or year before.',
    query: z.strictObject(periodQuery),
    data: z.object({
      /** From the caller down to the leader. */
      line: z.array(Named),
      seenFrom,
      level: z.int(),
      span: Span,
      before: Span,
      /** The last days of the period before, and of the one after unless that is still to come. */
      steps: z.object({ previous: z.iso.date(), next: z.iso.date().nullable() }),
      own: Compared,
      downline: Compared,
      /** Own and downline together. */
      group: Compared,
      newest: z.array(TeamDeal),
    }),
  }),
  performanceRows: endpoint({
    method: 'GET',
    path: '/v1/team-production/team-performance-detail',
    ...ofTeam,
    summary:
      'What each person at a level below the leader brought, the most first. With what is nearer it sums to the group.',
    query: z.strictObject({ ...pageQuery(orders, 50), ...periodQuery }),
    data: page(Row).extend({ levels, span: Span, before: Span, rowsSum: Compared, nearer: Compared, group: Compared }),
  }),
  performanceSheet: endpoint({
    method: 'POST',
    path: '/v1/team-production/team-performance-detail',
    ...ofTeam,
    summary: 'The same rows as an Excel file, in the same order, with what is nearer and the group below them.',
    body: z.strictObject({
      ...periodQuery,
      sortBy: z.enum(orders).default('Group'),
      sortDirection: direction().default('desc'),
    }),
    file: [sheetMediaType],
    ...sheetCall,
  }),
  performanceReport: endpoint({
    method: 'GET',
    path: '/v1/team-production/download-team-performance-report',
    ...ofTeam,
    summary: 'A workbook with a sheet for each level below the leader, each summing to the group.',
    query: z.strictObject({ parent, period: periodQuery.period, on: periodQuery.on, against: periodQuery.against }),
    file: [sheetMediaType],
    fewAtOnce: true,
  }),
};
