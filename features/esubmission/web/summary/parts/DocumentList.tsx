import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import type { StoredFile } from '#features/media/contract.ts';
import { formatBytes } from '#platform/web/files/uploadState.ts';
import { lineKey } from '../../../checklist.ts';
import type { RequiredDocument } from '../../../records.ts';
import { documentState, documentWords } from '../../../say/document-state.ts';
import classes from './DocumentList.module.css';
import { DownloadFile } from './DownloadFile.tsx';
import { documentIcons } from './documentIcons.ts';
import { groupDocuments } from './groupDocuments.ts';
import { VerdictNote } from './VerdictNote.tsx';

type Props = {
  documents: RequiredDocument[];
  onOpen: (file: StoredFile) => void;
  /** The file that is open beside the list. */
  openId?: string | undefined;
  /** Beside a line that has no file: what can be done about it. */
  actOn?: ((document: RequiredDocument) => ReactNode) | undefined;
};

/** The checklist to read: each line with its state and its files, to be opened or downloaded. */
export function DocumentList({ documents, onOpen, openId, actOn }: Props) {
  return (
    <ul className={classes.list}>
      {groupDocuments(documents)
        .flatMap(({ rows }) => rows)
        .map((document) => {
          const state = documentState(document);
          const Icon = documentIcons[state];
          return (
            <li key={lineKey(document)} className={classes.line}>
              <Icon size={19} stroke={1.7} className={classes.icon} data-state={state} aria-hidden />
              <div className={classes.words}>
                <span className={classes.name}>{document.name}</span>
                {document.partyName && <span className={classes.sub}>{document.partyName}</span>}
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
                  <FileLine key={file.fileId} file={file} isOpen={file.fileId === openId} onOpen={() => onOpen(file)} />
                ))}
              </div>
            </li>
          );
        })}
    </ul>
  );
}

function FileLine({ file, isOpen, onOpen }: { file: StoredFile; isOpen: boolean; onOpen: () => void }) {
  const { originalName, size } = file;
  return (
    <div className={classes.file} data-open={isOpen || undefined}>
      <UnstyledButton className={classes.open ?? ''} fz="sm" aria-pressed={isOpen} onClick={onOpen}>
        {originalName}
      </UnstyledButton>
      <span className={classes.size}>{formatBytes(size)}</span>
      <DownloadFile file={file} />
    </div>
  );
}
