import { Button, Tooltip } from '@mantine/core';
import { IconCheck, IconMessageQuestion } from '@tabler/icons-react';
import { documentTitle } from '../../../say/document-state.ts';
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
        <span>{documentTitle(line)}</span>
        <VerdictNote document={line} />
      </div>
      {reopen && (
        <Button variant="subtle" color="gray" size="compact-sm" disabled={working} onClick={reopen}>
          Undo
        </Button>
      )}
      {query && (
        <KeyButton keyName="q" icon={IconMessageQuestion} disabled={working} onClick={onQuery}>
          Query
        </KeyButton>
      )}
      {accept && (
        <KeyButton keyName="d" icon={IconCheck} disabled={working} onClick={accept}>
          Accept
        </KeyButton>
      )}
    </div>
  );
}

type KeyProps = {
  keyName: string;
  icon: typeof IconCheck;
  disabled: boolean;
  onClick: () => void;
  children: string;
};

/** A button that says which key does the same. */
function KeyButton({ keyName, icon: Icon, disabled, onClick, children }: KeyProps) {
  return (
    <Tooltip label={`Key ${keyName}`}>
      <Button
        variant="default"
        size="compact-sm"
        disabled={disabled}
        leftSection={<Icon size={15} stroke={1.9} />}
        onClick={onClick}
      >
        {children}
      </Button>
    </Tooltip>
  );
}
