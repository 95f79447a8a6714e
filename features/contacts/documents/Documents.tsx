import { Button, Group, UnstyledButton } from '@mantine/core';
import { IconFile } from '@tabler/icons-react';
import { useState } from 'react';
import { acceptedFiles, DownloadFile, FileDialog, uploadFor } from '#features/media/web/index.ts';
import { addDays, type Day, dayOf, formatDay } from '#platform/contract/days.ts';
import { send } from '#platform/web/api/send.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { FileDrop } from '#platform/web/files/FileDrop.tsx';
import { Choice } from '#platform/web/form/Choice.tsx';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import { api } from '../api.web.ts';
import classes from '../record/ContactParts.module.css';
import type { Contact } from '../record/contact.calls.ts';
import type { Document } from './documents.calls.ts';
import { binDays, type DocType, docTypes } from './documents.words.ts';

/** Tab 4: the archived documents of a contact, and those in the bin. */
export function Documents({ contact: { contactId, isMine } }: { contact: Contact }) {
  const found = useData(api.documents, { params: { id: contactId } });
  return (
    <>
      {isMine && <Upload contactId={contactId} />}
      <Panel title="Documents">
        <Loaded of={found} skeleton={160}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState icon={IconFile} title="No documents yet">
                Archive identity documents, titles and agreements here.
              </EmptyState>
            ) : (
              <ul>
                {rows.map((row) => (
                  <Line key={row.id} document={row} mayChange={isMine} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Panel>
    </>
  );
}

function Upload({ contactId }: { contactId: string }) {
  const [docType, setDocType] = useState<DocType>('OTHER');
  const [expiresOn, setExpires] = useState<string | null>(null);
  const archive = useChange(api.archiveDocument);
  return (
    <Panel title="Add a document">
      <Choice
        label="Kind of document"
        data={optionsOf(docTypes)}
        value={docType}
        onChange={(value) => value && setDocType(value as DocType)}
      />
      <FieldGrid>
        <DayInput label="Expires" value={expiresOn} onChange={setExpires} />
      </FieldGrid>
      <FileDrop
        label="Documents"
        accept={acceptedFiles}
        forgetDone
        upload={uploadFor(`contact ${contactId}`, (uploadId, signal) =>
          send(api.uploadFile, { body: { uploadId } }, { signal }),
        )}
        onUploaded={({ fileId }: { fileId: string }) =>
          archive.mutateAsync({ body: { contactId, fileId, docType, expiresOn } })
        }
      />
    </Panel>
  );
}

function Line({ document, mayChange }: { document: Document; mayChange: boolean }) {
  const { id, originalName, docType, expiresOn, uploadedAt, uploadedBy, deletedAt, legalHold } = document;
  const [isOpen, setOpen] = useState(false);
  const remove = useChange(api.deleteDocument);
  const restore = useChange(api.restoreDocument);
  const goesOn = deletedAt && !legalHold ? formatDay(addDays(dayOf(deletedAt), binDays)) : '';
  const sub = [
    docTypes[docType],
    `${formatDay(dayOf(uploadedAt))} by ${uploadedBy}`,
    legalHold ? 'kept by compliance, can’t be deleted' : '',
    goesOn ? `in the bin until ${goesOn}` : '',
  ];
  return (
    <li className={`${classes.record} ${classes.document}`}>
      <div>
        <TwoLines sub={sub.filter(Boolean).join(' · ')}>
          <UnstyledButton fz="sm" fw={500} {...(deletedAt && { c: 'dimmed' })} onClick={() => setOpen(true)}>
            {originalName}
          </UnstyledButton>
        </TwoLines>
        {(expiresOn || legalHold) && (
          <Group gap={6} mt={4}>
            {expiresOn && <Expiry day={expiresOn} />}
            {legalHold && <StatusBadge tone="warning">Legal hold</StatusBadge>}
          </Group>
        )}
      </div>
      <div className={classes.acts}>
        <DownloadFile file={document} />
        {mayChange &&
          (deletedAt ? (
            <Button size="xs" variant="default" onClick={() => restore.mutate({ params: { id } })}>
              Restore
            </Button>
          ) : (
            !legalHold && (
              <ConfirmButton
                size="xs"
                label="Delete"
                title="Delete this document?"
                onConfirm={() => remove.mutateAsync({ query: { iD: id } })}
              >
                {`${originalName} stays in the bin for ${binDays} days and can be restored until then.`}
              </ConfirmButton>
            )
          ))}
      </div>
      <FileDialog file={document} opened={isOpen} onClose={() => setOpen(false)} />
    </li>
  );
}

/** Papers are asked for anew so many days before they expire. */
const soon = 30;

function Expiry({ day }: { day: Day }) {
  const today = useToday();
  if (day < today) return <StatusBadge tone="danger">{`Expired ${formatDay(day)}`}</StatusBadge>;
  return (
    <StatusBadge tone={day <= addDays(today, soon) ? 'warning' : 'neutral'}>{`Expires ${formatDay(day)}`}</StatusBadge>
  );
}
