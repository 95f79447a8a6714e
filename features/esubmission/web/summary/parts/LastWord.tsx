import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatMoney } from '#platform/contract/money.ts';
import { Notice } from '#platform/web/kit/Notice.tsx';
import type { Summary } from '../../../records.ts';
import { lookOfStatus } from '../../statusTone.ts';
import { fileAddress } from './fileAddress.ts';

type Props = Pick<Summary, 'status' | 'history' | 'abort'> & { action?: ReactNode };

/** What became of a submission, by whom and why. */
export function LastWord({ status, history, abort, action }: Props) {
  const last = history.at(-1);
  // Pending: nothing is told that the badge does not say.
  if (!action && !last?.actorName) return null;
  return (
    <Notice
      {...lookOfStatus(status.id)}
      title={`${status.label}${last?.actorName ? ` by ${last.actorName}` : ''}`}
      action={action}
    >
      {last?.reason}
      {abort && <Forfeiture {...abort} />}
    </Notice>
  );
}

/** Our share of what was forfeited, and the file that shows why. */
function Forfeiture({ forfeitureCents, evidence }: NonNullable<Summary['abort']>) {
  return (
    <div>
      {forfeitureCents === 0 ? 'Nothing was forfeited to us.' : `Our share: ${formatMoney(forfeitureCents)}.`}{' '}
      {evidence && (
        <Anchor href={fileAddress(evidence.fileId)} download underline="always">
          {evidence.originalName}
        </Anchor>
      )}
    </div>
  );
}
