import { Button } from '@mantine/core';
import { IconDownload, IconFileUnknown } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useObjectUrl } from '#platform/web/kit/hooks/useObjectUrl.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import type { StoredFile } from '../contract/index.ts';
import classes from './FileView.module.css';
import { fileAddress, useFileBlob } from './files.ts';
import { Waiting } from './Waiting.tsx';

// The PDF viewer is large, so it is loaded with the first PDF that is opened.
const PdfPages = lazy(async () => ({ default: (await import('./PdfPages.tsx')).PdfPages }));

/** A stored file in the page: images and PDFs are shown, other types are offered as a download. */
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

type File = { contentType: string };

/** How a file can be shown in the page. `none` means download only (HEIC, Word, Excel). */
const viewKind = ({ contentType }: File): 'image' | 'pdf' | 'none' => {
  if (contentType === 'application/pdf') return 'pdf';
  return contentType === 'image/jpeg' || contentType === 'image/png' ? 'image' : 'none';
};
