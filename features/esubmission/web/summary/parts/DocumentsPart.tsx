import { useState } from 'react';
import type { StoredFile } from '#features/media/contract.ts';
import { StatusBadge } from '#platform/web/kit/StatusBadge.tsx';
import type { Summary } from '../../../records.ts';
import { DocumentList } from './DocumentList.tsx';
import { FileDialog } from './FileDialog.tsx';
import { Part } from './Part.tsx';
import classes from './summary.module.css';

/** How many required documents are missing, or that none is. */
export function MissingBadge({ count }: { count: number }) {
  if (count === 0) return <StatusBadge tone="success">All required are there</StatusBadge>;
  return <StatusBadge tone="warning">{`${count} required missing`}</StatusBadge>;
}

/** The checklist with its files, each opened over the page. */
export function DocumentsPart({ summary }: { summary: Summary }) {
  const { documents, missingDocuments } = summary;
  const [file, setFile] = useState<StoredFile>();
  const [opened, setOpened] = useState(false);
  const open = (next: StoredFile) => {
    setFile(next);
    setOpened(true);
  };
  return (
    <Part summary={summary} step="documents" state={<MissingBadge count={missingDocuments} />}>
      {documents.length === 0 && <p className={classes.none}>No documents are asked for.</p>}
      <DocumentList documents={documents} onOpen={open} />
      {file && <FileDialog file={file} opened={opened} onClose={() => setOpened(false)} />}
    </Part>
  );
}
