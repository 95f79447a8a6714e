import { Button, Tooltip } from '@mantine/core';
import { IconCheck, IconMessageQuestion } from '@tabler/icons-react';
import { VerdictNote } from '../../summary/parts/VerdictNote.tsx';
import classes from './review.module.css';
import type { Judging } from './useJudging.ts';

type Props = { judging: Judging; onQuery: () => void };

/** Under the choice of a document: which line it is for, what was said of it, and the desk's say. */
export function JudgeBar({ judging: { line, working, accept, query, reopen }, onQuery }: Props) {
  if (!line || !(line.verdict || query)) return null;
  return (
    <div className={classes.judge}>
      <div className={classes.judged}>
        <span>{line.partyName ? `${line.name}, ${line.partyName}` : line.name}</span>
        <VerdictNote document={line} />
      </div>
      {reopen && (
        <Button variant="subtle" color="gray" size="compact-sm" disabled={working} onClick={reopen}>
          Undo
        </Button>
      )}
      {query && (
        <Tooltip label="Key q">
          <Button
            variant="default"
            size="compact-sm"
            disabled={working}
            leftSection={<IconMessageQuestion size={15} stroke={1.8} />}
            onClick={onQuery}
          >
            Query
          </Button>
        </Tooltip>
      )}
      {accept && (
        <Tooltip label="Key d">
          <Button
            variant="default"
            size="compact-sm"
            disabled={working}
            leftSection={<IconCheck size={15} stroke={2} />}
            onClick={accept}
          >
            Accept
          </Button>
        </Tooltip>
      )}
    </div>
  );
}
