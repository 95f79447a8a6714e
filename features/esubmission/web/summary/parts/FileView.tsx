import { Button } from '@mantine/core';
import { IconDownload, IconFileUnknown } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import type { StoredFile } from '#features/media/contract.ts';
import { EmptyState } from '#platform/web/kit/EmptyState.tsx';
import { ErrorCard } from '#platform/web/kit/ErrorCard.tsx';
import { useObjectUrl } from '#platform/web/kit/useObjectUrl.ts';
import classes from './FileView.module.css';
import { fileAddress } from './fileAddress.ts';
import { useFileBlob } from './useFileBlob.ts';
import { viewKind } from './viewKind.ts';
import { Waiting } from './Waiting.tsx';

// The reader of PDFs is large: it comes with the first one that is opened.
const PdfPages = lazy(async () => ({ default: (await import('./PdfPages.tsx')).PdfPages }));

/** A stored file, in place: pictures and PDFs are drawn here, anything else is offered as a download. */
export function FileView({ file }: { file: Pick<StoredFile, 'fileId' | 'originalName' | 'contentType'> }) {
  if (viewKind(file) !== 'none') return <Drawn key={file.fileId} file={file} />;
  const download = (
    <Button
      component="a"
      href={fileAddress(file.fileId)}
      download
      variant="default"
      leftSection={<IconDownload size={17} stroke={1.7} />}
    >
      Download
    </Button>
  );
  return (
    <EmptyState icon={IconFileUnknown} title="No preview of this kind of file" action={download}>
      {file.originalName}
    </EmptyState>
  );
}

function Drawn({ file }: { file: Pick<StoredFile, 'fileId' | 'originalName' | 'contentType'> }) {
  const blob = useFileBlob(file.fileId);
  if (blob.error) {
    return <ErrorCard error={blob.error} title="This file could not be opened" onRetry={() => blob.refetch()} />;
  }
  if (!blob.data) return <Waiting />;
  if (viewKind(file) === 'image') return <Picture blob={blob.data} name={file.originalName} />;
  return (
    <Suspense fallback={<Waiting />}>
      <PdfPages blob={blob.data} name={file.originalName} />
    </Suspense>
  );
}

function Picture({ blob, name }: { blob: Blob; name: string }) {
  const address = useObjectUrl(blob);
  return address ? <img className={classes.picture} src={address} alt={name} /> : <Waiting />;
}
