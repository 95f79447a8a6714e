import { Button, UnstyledButton } from '@mantine/core';
import {
  IconCircle,
  IconCircleCheckFilled,
  IconCircleDashed,
  IconClock,
  IconFileCheck,
  IconMessageQuestion,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { StoredFile } from '#features/media/contract/index.ts';
import { DownloadFile } from '#features/media/web/index.ts';
import { formatBytes } from '#platform/web/files/uploadState.ts';
import { lineKey } from '../checklist/checklist.rules.ts';
import classes from './DocumentList.module.css';
import type { RequiredDocument } from './documents.calls.ts';
import { documentState, documentWords } from './documents.words.ts';
import { groupDocuments } from './groupDocuments.web.ts';
import { VerdictNote } from './VerdictNote.tsx';

type Props = {
  documents: RequiredDocument[];
  onOpen: (file: StoredFile) => void;
  /** The id of the file that is open beside the list. */
  openId?: string | undefined;
  /** The action beside a line that has no file. */
  actOn?: ((document: RequiredDocument) => ReactNode) | undefined;
  /** Lines that nobody has to fill and nobody did are shown only after a click. */
  foldsOptional?: boolean;
};

/** The checklist without uploads: each line with its state and its files, which can be opened or downloaded. */
export function DocumentList({ documents, onOpen, openId, actOn, foldsOptional = false }: Props) {
  const [isUnfolded, setUnfolded] = useState(false);
  const lines = groupDocuments(documents).flatMap(({ rows }) => rows);
  const folded = foldsOptional && !isUnfolded ? lines.filter((line) => lookOf(line) === 'optional') : [];
  return (
    <>
      <ul className={classes.list}>
        {lines
          .filter((line) => !folded.includes(line))
          .map((document) => {
            const state = documentState(document);
            const look = lookOf(document);
            const Icon = documentIcons[look];
            return (
              <li key={lineKey(document)} className={classes.line}>
                <Icon size={19} stroke={1.7} className={classes.icon} data-state={look} aria-hidden />
                <div className={classes.words}>
                  <span className="g-medium">{document.name}</span>
                  {document.partyName && <span className="g-note">{document.partyName}</span>}
                  <VerdictNote document={document} />
                </div>
                <div className={classes.files}>
                  {document.fileGroup.length === 0 && (
                    <span className={classes.state} data-state={state}>
                      {documentWords(document)}
                      {actOn?.(document)}
                    </span>
                  )}
                  {document.fileGroup.map((file) => (
                    <FileLine
                      key={file.fileId}
                      file={file}
                      isOpen={file.fileId === openId}
                      onOpen={() => onOpen(file)}
                    />
                  ))}
                </div>
              </li>
            );
          })}
      </ul>
      {folded.length > 0 && (
        <div>
          <Button mt="xs" ml={-8} variant="subtle" color="gray" size="compact-sm" onClick={() => setUnfolded(true)}>
            {folded.length} not provided
          </Button>
        </div>
      )}
    </>
  );
}

function FileLine({ file, isOpen, onOpen }: { file: StoredFile; isOpen: boolean; onOpen: () => void }) {
  const { originalName, size } = file;
  return (
    <div className={classes.file} data-open={isOpen || undefined}>
      <UnstyledButton className={classes.open ?? ''} fz="sm" aria-pressed={isOpen} onClick={onOpen}>
        {originalName}
      </UnstyledButton>
      {size > 0 && <span className={classes.size}>{formatBytes(size)}</span>}
      <DownloadFile file={file} />
    </div>
  );
}

type Look = keyof typeof documentIcons;

/** The state of a line and, once the desk has judged its document, the verdict. */
const lookOf = (document: RequiredDocument): Look => {
  const verdict = document.verdict?.verdict;
  return verdict === 'accepted' || verdict === 'queried' ? verdict : documentState(document);
};

/** The icon of a line of the checklist for each state. The text shows the state too. */
export const documentIcons = {
  accepted: IconCircleCheckFilled,
  queried: IconMessageQuestion,
  there: IconFileCheck,
  missing: IconCircleDashed,
  later: IconClock,
  optional: IconCircle,
};
