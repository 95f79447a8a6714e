import { type HitSummary, lackingOf, stateOf } from '#features/aml/index.server.ts';
import { lackingWords } from '#features/screening/screening.words.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import { suspicionRow } from '../approvals/approving.rules.ts';
import type { ecddApproval, ecddRating } from '../tables.server.ts';
import { type heldOver, isRaised } from './form-state.rules.ts';
import { decisions, shownRatings } from './forms.words.ts';
import type { Answer } from './rows.rules.ts';

export type Determination = typeof ecddRating.$inferSelect;
export type Word = typeof ecddApproval.$inferSelect;
type Approval = ReturnType<typeof heldOver<Word>>;

const answer = (questionFID: string, value: boolean | { detail: string; checkedResult?: 'Y' | 'N' }): Answer => ({
  questionFID,
  remark: '',
  detail: '',
  checkedResult: '',
  ...(typeof value === 'boolean' ? { checkedResult: value ? ('Y' as const) : ('N' as const) } : value),
});

type Known = { state: string; screenedAt: string | null } | undefined;

type Lacking = Parameters<typeof lackingWords>[0][];

/**
 * What the server answers itself: whether the customer was screened, and whether that was against every list that must be there. A list
 * is loaded by compliance, whose home page asks for it; the form is no less complete.
 */
export const systemAnswers = (screening: Known, lacking: Lacking): Answer[] => [
  answer('8.01', Boolean(screening?.screenedAt)),
  {
    ...answer('8.05', screening !== undefined && screening.state !== 'NOT_SCREENED' && lacking.length === 0),
    remark: lacking.length === 0 ? '' : `${lacking.map(lackingWords).join(', ')}. ${compliancesTask}`,
  },
];

const compliancesTask = 'Compliance loads it, and the customer is then screened again automatically.';

/** What the screening answers, for compliance alone. */
export const engineAnswers = (screening: Known, hits: HitSummary): Answer[] =>
  screening?.screenedAt
    ? [answer('8.02', hits.isSanctioned), answer('8.03', hits.isExposed), answer('8.04', hits.hasAdverseNews)]
    : [];

/** A suspicion of the register, unless it was decided that none is reported. Compliance reads it; no rating or state follows from it. */
export const suspicion = ({ isSuspected }: HitSummary): Answer[] => (isSuspected ? [answer(suspicionRow, true)] : []);

/** The answers that are known of a case before there is a form. */
export const answersOfCase = async (at: Pick<Reading, 'db' | 'clock'>, caseId: string): Promise<Answer[]> => {
  const [states, lacking] = await Promise.all([stateOf(at.db, [caseId]), lackingOf(at, [caseId])]);
  return systemAnswers(states.get(caseId), lacking(caseId));
};

const wordsOf = ({ decision, note, established }: NonNullable<Approval>): string =>
  [`${decisions[decision]}: ${note}`, established && `Established: ${established}`].filter(Boolean).join('\n');

/** The determination and the officer's word as answers to the questions that stand for them. */
export const laterAnswers = (determination: Determination | undefined, approval: Approval): Answer[] => [
  ...(determination
    ? [
        {
          ...answer('9.01', !isRaised(determination)),
          detail: shownRatings[determination.agreed],
          remark: determination.mitigation,
        },
      ]
    : []),
  ...(approval ? [answer('9.04', { detail: wordsOf(approval) })] : []),
  ...(approval?.nextReview ? [answer('9.05', { detail: formatDay(approval.nextReview) })] : []),
];

/** What the system answered when the deal was settled: a list that is missing today is no answer of then. */
export const systemThen = ({ factors }: Determination): Answer[] => [
  answer('8.01', !factors.some(({ questionFID }) => questionFID === '8.01')),
  answer('8.05', true),
];
