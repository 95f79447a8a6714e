import { type Day, dayOf, daysBetween, formatDay } from '#platform/contract/days.ts';
import { Status } from '../status/status.words.ts';
import { stepKeys } from '../steps.words.ts';
import type { Row } from '../summary/summary.calls.ts';

/** `Today`, `Yesterday`, `5 days ago`; the day itself after a month. */
const agoOf = (day: Day, today: Day): string => {
  const days = daysBetween(day, today);
  if (days > 31) return formatDay(day);
  if (days < 1) return 'Today';
  return days === 1 ? 'Yesterday' : `${days} days ago`;
};

/** The text under the status of a row: the step of a draft, the day of submission or the reviewer. */
export const statusNote = (row: Row, today: Day): string | undefined => {
  const { status, currentStep, submittedDate, claimedByName } = row;
  if (status.id === Status.draft) return `Step ${stepKeys.indexOf(currentStep) + 1} of ${stepKeys.length}`;
  if (status.id === Status.submitted) return submittedDate ? agoOf(dayOf(submittedDate), today) : undefined;
  return status.id === Status.underReview ? (claimedByName ?? undefined) : undefined;
};
