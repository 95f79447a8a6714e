import { Anchor } from '@mantine/core';
import { AttachedFiles, acceptedFiles } from '#features/media/web/index.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { FileDrop } from '#platform/web/files/FileDrop.tsx';
import { api } from '../api.web.ts';
import { lineKey } from '../checklist/checklist.rules.ts';
import { FormStateBadge } from '../due-diligence/FormStateBadge.tsx';
import { blankFormAddress } from './blankForm.web.ts';
import classes from './DocumentLine.module.css';
import { documentIcons } from './DocumentList.tsx';
import type { RequiredDocument } from './documents.calls.ts';
import { documentState, documentTitle, documentWords } from './documents.words.ts';
import { uploadTo } from './uploadDocument.web.ts';
import { useUploaded } from './useUploaded.web.ts';
import { VerdictNote } from './VerdictNote.tsx';

type Props = { eSubId: string; document: RequiredDocument; filesStay?: boolean };

/** One line of the checklist: the required document, its state, its files and a place to upload more. */
export function DocumentLine({ eSubId, document, filesStay = false }: Props) {
  const { documentId, partyUuid, partyName, name, note, fileGroup, hasTemplate, form } = document;
  const uploaded = useUploaded();
  const { mutateAsync } = useChange(api.removeFile);
  const remove = (fileId: string) => mutateAsync({ query: { fileId } });
  const state = documentState(document);
  const Icon = documentIcons[state];
  return (
    <li className={classes.line} data-path={lineKey(document)}>
      <Icon size={21} stroke={1.7} className={classes.icon} data-state={state} aria-hidden />
      <div className={classes.words}>
        <span className="g-medium">{name}</span>
        <span className={classes.sub}>
          {partyName}
          {!form && (
            <>
              {partyName && ' · '}
              <span data-state={state}>{documentWords(document)}</span>
            </>
          )}
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
        <AttachedFiles
          files={fileGroup}
          label={`Files of ${name}`}
          removal={filesStay || form ? undefined : { from: 'the checklist', remove }}
        />
      </div>
      {form ? (
        <div className={classes.form}>
          <FormStateBadge state={form.state} />
        </div>
      ) : (
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
      )}
    </li>
  );
}
