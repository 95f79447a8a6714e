import { IconMessageQuestion } from '@tabler/icons-react';
import { formatInstant } from '#platform/contract/days.ts';
import { StatusBadge } from '#platform/web/kit/StatusBadge.tsx';
import type { RequiredDocument } from '../../../records.ts';
import classes from './VerdictNote.module.css';

/** What the agency said of a document. */
export function VerdictNote({ document }: { document: RequiredDocument }) {
  const { verdict } = document;
  if (!verdict) return null;
  if (verdict.verdict === 'accepted') return <StatusBadge tone="success">Accepted</StatusBadge>;
  return (
    <p className={classes.query} title={formatInstant(verdict.at)}>
      <IconMessageQuestion size={16} stroke={1.8} aria-hidden />
      <span>
        <b>Query by {verdict.byName}:</b> {verdict.note}
      </span>
    </p>
  );
}
