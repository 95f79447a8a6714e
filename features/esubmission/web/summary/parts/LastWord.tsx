import type { ReactNode } from 'react';
import { Notice } from '#platform/web/kit/Notice.tsx';
import type { Summary } from '../../../records.ts';
import { lookOfStatus } from '../../statusTone.ts';

type Props = Pick<Summary, 'status' | 'history'> & { action?: ReactNode };

/** What became of a submission, by whom and why. */
export function LastWord({ status, history, action }: Props) {
  const last = history.toSorted((a, b) => b.at.localeCompare(a.at))[0];
  return (
    <Notice
      {...lookOfStatus(status.id)}
      title={`${status.label}${last?.actorName ? ` by ${last.actorName}` : ''}`}
      action={action}
    >
      {last?.reason}
    </Notice>
  );
}
