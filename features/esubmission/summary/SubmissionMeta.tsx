import { submissionLine } from './submissionLine.web.ts';
import type { Summary } from './summary.calls.ts';

/** The line under the address of a submission. */
export function SubmissionMeta({ info }: Pick<Summary, 'info'>) {
  return <span>{submissionLine(info).join(' · ')}</span>;
}
