import type { StatusId } from '#features/esubmission/status/status.words.ts';
import { addDays, addMonths, type Day } from '#platform/contract/days.ts';
import { sampleBill, sampleExternal, sampleInfo, sampleLease, sampleParties } from '../sample.ts';
import type { Stage, Story } from '../stories.ts';
import type { CasePlan, PlannedMove } from './case-plan.ts';
import { billOfAgency } from './draw-shares.ts';

type Step = [statusId: StatusId, by: string];

/** The moves up to each stage; `owner` is the salesperson of the story. */
const submitted: Step[] = [[2, 'owner']];
const claimed: Step[] = [...submitted, [3, 'mei.tan']];
const approved: Step[] = [...claimed, [7, 'mei.tan']];
const steps: Record<Stage, Step[]> = {
  info: [],
  parties: [],
  documents: [],
  submitted,
  claimed,
  approved,
  returned: [...claimed, [5, 'mei.tan']],
  rejected: [...claimed, [6, 'mei.tan']],
  held: [...claimed, [8, 'farid.osman']],
  cancelled: [...submitted, [4, 'owner']],
  aborted: [...approved, [9, 'mei.tan']],
};

/** A story as a plan. Everything happens on the day of signing, from 10:15 in Singapore. */
export const storyPlan = (story: Story, today: Day): CasePlan => {
  const signed = addDays(today, -story.daysAgo);
  const info = infoOn(signed, story.info);
  const parties = sampleParties(info.representedSide).map((party, index) => ({
    given: { ...party, name: index === 0 ? story.client : story.other },
  }));
  const { with: colleague, stage } = story;
  return {
    by: story.by,
    at: `${signed}T02:15:00Z`,
    info,
    parties,
    internal: colleague ? [{ ...colleague, role: 'ICB' }] : [],
    ...externalOf(story, info.commission.amountCents ?? 0),
    reached: stage === 'info' || stage === 'parties' ? stage : 'documents',
    lacking: stage === 'documents' ? 2 : 0,
    moves: movesOf(story, signed),
  };
};

const externalOf = ({ external, client }: Story, cents: number): Pick<CasePlan, 'external' | 'bills'> => {
  if (external !== 'BILLS')
    return {
      external: external ? [sampleExternal()] : [],
      bills: [{ ...sampleBill(cents), invoiceToText: client }],
    };
  const agency = sampleExternal({
    direction: 'RECEIVE_IN',
    shareRate: 0,
    agencyAddress: '10 Collyer Quay Singapore 049315',
  });
  return { external: [agency], bills: billOfAgency(agency, cents) };
};

const movesOf = ({ by: owner, stage, reason, query }: Story, signed: Day): PlannedMove[] => {
  const noon = Temporal.Instant.from(`${signed}T05:00:00Z`);
  const at = (step: number) => noon.add({ seconds: 11_220 * step }).toString();
  const moves = steps[stage].map(([statusId, who], step): PlannedMove => {
    const isLast = step === steps[stage].length - 1;
    const why = isLast && reason ? { reason } : {};
    const forfeiture = statusId === 9 ? { forfeitureCents: 287_500 } : {};
    return { kind: 'move', at: at(step), by: who === 'owner' ? owner : who, statusId, ...why, ...forfeiture };
  });
  if (!query) return moves;
  const judged: PlannedMove = { kind: 'judge', at: at(1.5), by: 'mei.tan', query, accept: 1 };
  return [...moves.slice(0, 2), judged, ...moves.slice(2)];
};

/** Step 1 of a story, signed on that day. A tenancy starts on the first of the next month. */
const infoOn = (day: Day, { months, ...info }: Story['info']) => {
  if (info.transactionType !== 'LEASE') return sampleInfo({ ...info, optionDate: day });
  const start = `${addMonths(day, 1).slice(0, 7)}-01`;
  const tenancyEnd = addDays(addMonths(start, months ?? 24), -1);
  return sampleLease({ ...info, agreementDate: day, tenancyStart: start, tenancyEnd });
};
