import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { fileAddress } from '#features/media/web/index.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { ReturnedPoints } from '../remarks/ReturnedPoints.tsx';
import classes from '../summary/case.module.css';
import type { Summary } from '../summary/summary.calls.ts';
import { Status } from './status.words.ts';
import { lookOfStatus } from './statuses.web.ts';

type Props = { summary: Summary; action?: ReactNode };

/** The latest status of a submission, with the person who set it and the reason. */
export function LatestStatus({ summary, action }: Props) {
  const { status, history, abort } = summary;
  const last = history.at(-1);
  // Without a name (Pending) the notice would only repeat the badge.
  if (!action && !last?.actorName) return null;
  return (
    <Notice
      {...lookOfStatus(status.id)}
      title={`${status.label}${last?.actorName ? ` by ${last.actorName}` : ''}`}
      action={action}
    >
      <span className={classes.reason}>{last?.reason}</span>
      {status.id === Status.returned && <ReturnedPoints summary={summary} />}
      {abort && <Forfeiture {...abort} />}
    </Notice>
  );
}

/** Our share of the forfeited amount, and the file that proves it. */
function Forfeiture({ forfeitureCents, evidence }: NonNullable<Summary['abort']>) {
  return (
    <div>
      {forfeitureCents === 0 ? 'Nothing was forfeited to us.' : `Our share: ${formatMoney(forfeitureCents)}.`}{' '}
      {evidence && (
        <Anchor href={fileAddress(evidence.fileId)} download>
          {evidence.originalName}
        </Anchor>
      )}
    </div>
  );
}
