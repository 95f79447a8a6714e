import { useQueryClient } from '@tanstack/react-query';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { FileDrop } from '#platform/web/files/FileDrop.tsx';
import { isEntity } from '../../../party-kinds.ts';
import type { Party, Summary } from '../../../records.ts';
import { api } from '../../api.ts';
import lineClasses from '../../steps/parts/DocumentLine.module.css';
import { acceptedFiles, DocumentLine } from '../../steps/parts/DocumentLine.tsx';
import { uploadForParty } from '../../steps/uploadDocument.ts';
import classes from './Parties.module.css';

type Props = { summary: Summary; party: Party };

/** What the checklist asks about a party; where it asks for no identity, a place for a copy all the same. */
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
        <ul className={lineClasses.list}>
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
