import { Button, Tooltip } from '@mantine/core';
import { IconCheck, IconMessageQuestion } from '@tabler/icons-react';
import type { StoredFile } from '#features/media/contract/index.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { api } from '../api.web.ts';
import type { RequiredDocument } from '../documents/documents.calls.ts';
import { documentTitle, nextToAccept } from '../documents/documents.words.ts';
import { VerdictNote } from '../documents/VerdictNote.tsx';
import type { Summary } from '../summary/summary.calls.ts';
import classes from './review.module.css';

type Props = { judging: Judging; onQuery: () => void };

/**
 * Shown under the choice of a document: its line of the checklist, the desk's verdict, and the buttons to change it.
 */
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

/** A button that shows its keyboard shortcut. */
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

type LineProps = { document: RequiredDocument; onQuery: () => void; onReopen: () => void };

/** Shown beside a line of the checklist without a file: the desk requests the file, or withdraws the request. */
export function JudgeLine({ document, onQuery, onReopen }: LineProps) {
  const line = documentTitle(document);
  const [word, act] = document.verdict ? (['Undo', onReopen] as const) : (['Query', onQuery] as const);
  return (
    <Button
      className={classes.ask ?? ''}
      variant="subtle"
      color="gray"
      size="compact-xs"
      aria-label={`${word}: ${line}`}
      onClick={act}
    >
      {word}
    </Button>
  );
}

type Verdict = 'accepted' | 'queried' | 'none';

/**
 * The desk's verdicts on the open document. Possible only for the person who has claimed the case. A line without a
 * file cannot be opened; it is queried or reopened in the list.
 */
export function useJudging(
  { eSubId, documents, can }: Summary,
  file: StoredFile | undefined,
  onOpen: (next: StoredFile) => void,
) {
  const judge = useChange(api.judgeDocument);
  const line = documents.find(({ fileGroup }) => fileGroup.some(({ fileId }) => fileId === file?.fileId));
  const setVerdict = async ({ documentId, partyUuid, name }: RequiredDocument, verdict: Verdict, note = '') => {
    await judge.mutateAsync({ params: { id: eSubId, documentId }, body: { partyUuid, verdict, note } });
    toastResult(`${name}: ${{ accepted: 'accepted', queried: 'queried', none: 'open again' }[verdict]}.`);
  };
  const may = can.judge && line && !line.form ? line : undefined;
  const accept = async (accepted: RequiredDocument) => {
    await setVerdict(accepted, 'accepted');
    const next = nextToAccept(documents, accepted);
    if (next) onOpen(next);
  };
  const isAccepted = line?.verdict?.verdict === 'accepted';
  const next = can.judge && (!may || isAccepted) ? nextToAccept(documents, line) : undefined;
  const queryLine = (document: RequiredDocument, note: string) => setVerdict(document, 'queried', note);
  const reopenLine = (document: RequiredDocument) => void setVerdict(document, 'none').catch(() => undefined);
  return {
    line,
    inList: can.judge ? { query: queryLine, reopen: reopenLine } : undefined,
    working: judge.isPending,
    accept: may && !isAccepted ? () => void accept(may).catch(() => undefined) : undefined,
    /** Of a document that is accepted already: opens the next one that is not. */
    goOn: next && (() => onOpen(next)),
    query: may ? (note: string) => setVerdict(may, 'queried', note) : undefined,
    reopen: may?.verdict ? () => reopenLine(may) : undefined,
  };
}

export type Judging = ReturnType<typeof useJudging>;
