import { IconMessage } from '@tabler/icons-react';
import type { Row } from '../../records.ts';
import classes from './remarks.module.css';

/** A case number in a list, marked where there is a remark that is new to me. */
export const CaseNo = ({ row: { caseNo, eSubId }, unread }: { row: Row; unread: Set<string> }) => (
  <span className="g-figures">
    {caseNo}
    {unread.has(eSubId) && (
      <span className={classes.mark} title="New remark">
        <IconMessage size={14} stroke={2} role="img" aria-label="New remark" />
      </span>
    )}
  </span>
);
