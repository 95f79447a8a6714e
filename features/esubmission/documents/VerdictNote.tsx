import { IconMessageQuestion } from '@tabler/icons-react';
import { formatInstant } from '#platform/contract/days.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { RequiredDocument } from './documents.calls.ts';
import classes from './VerdictNote.module.css';

/** The agency's verdict on a document: accepted, or a query with its text, which stays when a new file answers it. */
export function VerdictNote({ document }: { document: RequiredDocument }) {
  const { verdict } = document;
  if (!verdict) return null;
  if (verdict.verdict === 'accepted') return <StatusBadge tone="success">Accepted</StatusBadge>;
  const isAnswered = verdict.verdict === 'answered';
  return (
    <p className={classes.query} data-answered={isAnswered || undefined} title={formatInstant(verdict.at)}>
      <IconMessageQuestion size={16} stroke={1.8} aria-hidden />
      <span>
        <b>
          {isAnswered ? 'Answered query' : 'Query'} by {verdict.byName}:
        </b>{' '}
        {verdict.note}
      </span>
    </p>
  );
}
