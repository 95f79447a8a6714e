import { useQueryClient } from '@tanstack/react-query';
import { acceptedFiles } from '#features/media/web/index.ts';
import { isEntity } from '#features/particulars/words/kinds.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { FileDrop } from '#platform/web/files/FileDrop.tsx';
import { api } from '../api.web.ts';
import { DocumentLine } from '../documents/DocumentLine.tsx';
import { uploadForParty } from '../documents/uploadDocument.web.ts';
import type { Summary } from '../summary/summary.calls.ts';
import classes from './Parties.module.css';
import type { Party } from './parties.calls.ts';

type Props = { summary: Summary; party: Party };

/**
 * The documents that the checklist requires for a party. If it requires no identity document, a copy can be uploaded
 * anyway.
 */
export function PartyDocuments({ summary, party: { uuid, name, kind } }: Props) {
  const queries = useQueryClient();
  const lines = summary.documents.filter(({ partyUuid }) => partyUuid === uuid);
  const isAsked = lines.some(({ documentId }) => documentId === 'D-08' || documentId === 'D-09');
  const uploaded = async () => {
    toastResult(api.uploadPartyDocument.message);
    await queries.invalidateQueries({ queryKey: ['esubmission'] });
  };
  return (
    <div className={classes.fields}>
      {lines.length > 0 && (
        <ul>
          {lines.map((document) => (
            <DocumentLine key={document.documentId} eSubId={summary.eSubId} document={document} />
          ))}
        </ul>
      )}
      {!isAsked && (
        <FileDrop
          forgetDone
          label={`${isEntity(kind) ? 'Business profile' : 'Identity document'} of ${name}`}
          hint="A copy of what identifies this party. Not asked for, but welcome."
          accept={acceptedFiles}
          upload={uploadForParty(uuid)}
          onUploaded={uploaded}
        />
      )}
    </div>
  );
}
