import { Anchor, Button, FileButton, Skeleton } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { takesFilesLater } from '#features/esubmission/checklist/open-papers.rules.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { CallFailure } from '#platform/web/api/failure.ts';
import { sendForm } from '#platform/web/api/send-form.ts';
import { dataKey, useData } from '#platform/web/api/useData.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { api } from '../api.web.ts';
import classes from './detail.module.css';

/** Documents of a deal that I reported: uploaded and missing ones, with a place to add them. */
export function Documents({ transId }: { transId: string }) {
  const query = useData(api.documents, { query: { transId } });
  if (query.error) return <ErrorCard error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton height={120} aria-busy="true" />;
  const shown = query.data.rows.filter(({ required, fileGroup }) => required || fileGroup.length > 0);
  return (
    <ul className={classes.documents}>
      {shown.map((row) => (
        <li key={`${row.documentId} ${row.partyUuid}`}>
          <span>
            {row.name}
            {row.partyName && <span className={classes.note}>{row.partyName}</span>}
            {row.fileGroup.map(({ fileId, originalName }) => (
              <Anchor
                key={fileId}
                className={classes.file}
                href={urlOf(api.documentFile, { query: { transId, fileId } })}
                download
              >
                {originalName}
              </Anchor>
            ))}
          </span>
          {row.fileGroup.length === 0 ? (
            <StatusBadge tone="warning">Missing</StatusBadge>
          ) : row.verdict?.verdict === 'queried' ? (
            <StatusBadge tone="warning" note={row.verdict.note}>
              Queried
            </StatusBadge>
          ) : (
            <StatusBadge tone="success">{row.verdict?.verdict === 'accepted' ? 'Accepted' : 'Uploaded'}</StatusBadge>
          )}
          {/* The papers of the submission were approved with it. */}
          {takesFilesLater(row) && (
            <Upload transId={transId} documentId={row.documentId} partyUuid={row.partyUuid} name={row.name} />
          )}
        </li>
      ))}
    </ul>
  );
}

type UploadProps = { transId: string; documentId: string; partyUuid: string | null; name: string };

function Upload({ transId, documentId, partyUuid, name }: UploadProps) {
  const [working, setWorking] = useState(false);
  const queries = useQueryClient();
  const send = async (file: File | null) => {
    if (!file) return;
    setWorking(true);
    try {
      await sendForm(api.uploadDocument, { body: { transId, documentId, ...(partyUuid && { partyUuid }) } }, file);
      toastResult(api.uploadDocument.message, 'success');
      await Promise.all(
        [api.documents, api.detail, api.nextPayout].map((call) =>
          queries.invalidateQueries({ queryKey: dataKey(call) }),
        ),
      );
    } catch (error) {
      toastResult(
        error instanceof CallFailure ? error.message : 'The file could not be uploaded. Try again.',
        'danger',
      );
    } finally {
      setWorking(false);
    }
  };
  return (
    <FileButton onChange={(file) => void send(file)}>
      {(props) => (
        <Button
          {...props}
          variant="default"
          size="compact-sm"
          loading={working}
          leftSection={<IconUpload size={15} stroke={1.7} />}
          aria-label={`Upload ${name}`}
        >
          Upload
        </Button>
      )}
    </FileButton>
  );
}
