import { Anchor } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { FileDrop } from '#platform/web/files/FileDrop.tsx';
import { lineKey } from '../../../checklist.ts';
import type { RequiredDocument } from '../../../records.ts';
import { documentState, documentTitle, documentWords } from '../../../say/document-state.ts';
import { api } from '../../api.ts';
import { documentIcons } from '../../summary/parts/documentIcons.ts';
import { blankFormAddress } from '../../summary/parts/fileAddress.ts';
import { VerdictNote } from '../../summary/parts/VerdictNote.tsx';
import { uploadTo } from '../uploadDocument.ts';
import classes from './DocumentLine.module.css';
import { UploadedFile } from './UploadedFile.tsx';

/** The server decides by the content; this only keeps an obvious mistake from being sent. */
export const acceptedFiles = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/heic': ['.heic'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
};

/** One line of the checklist: what is asked, where it stands, its files, and a place to drop more. */
export function DocumentLine({ eSubId, document }: { eSubId: string; document: RequiredDocument }) {
  const { documentId, partyUuid, partyName, name, note, fileGroup, hasTemplate } = document;
  const queries = useQueryClient();
  const state = documentState(document);
  const Icon = documentIcons[state];
  const uploaded = async () => {
    toastResult(api.upload.message);
    await queries.invalidateQueries({ queryKey: ['esubmission'] });
  };
  return (
    <li className={classes.line} data-path={lineKey(document)}>
      <Icon size={21} stroke={1.7} className={classes.icon} data-state={state} aria-hidden />
      <div className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.sub}>
          {partyName && `${partyName} · `}
          <span data-state={state}>{documentWords(document)}</span>
        </span>
        {(note || hasTemplate) && (
          <span className={classes.sub}>
            {note}{' '}
            {hasTemplate && (
              <Anchor inherit href={blankFormAddress(documentId)} download aria-label={`Blank form of ${name}`}>
                Blank form
              </Anchor>
            )}
          </span>
        )}
        <VerdictNote document={document} />
        {fileGroup.length > 0 && (
          <ul className={classes.files} aria-label={`Files of ${name}`}>
            {fileGroup.map((file) => (
              <UploadedFile key={file.fileId} file={file} />
            ))}
          </ul>
        )}
      </div>
      <div className={classes.drop}>
        <FileDrop
          slim
          forgetDone
          label={documentTitle(document)}
          accept={acceptedFiles}
          upload={uploadTo({ eSubId, documentId, partyUuid })}
          onUploaded={uploaded}
        />
      </div>
    </li>
  );
}
