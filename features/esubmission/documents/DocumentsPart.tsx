import { lazy, Suspense, useState } from 'react';
import { useMe } from '#features/identity/index.web.ts';
import type { StoredFile } from '#features/media/contract/index.ts';
import { FileDialog } from '#features/media/web/index.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { takesFilesLater } from '../checklist/open-papers.rules.ts';
import classes from '../summary/case.module.css';
import { Part } from '../summary/Part.tsx';
import type { Summary } from '../summary/summary.calls.ts';
import { DocumentList } from './DocumentList.tsx';
import { isLeftOut } from './documents.words.ts';

/** The number of missing required documents, or that there are none. */
export function MissingBadge({ count }: { count: number }) {
  if (count === 0) return <StatusBadge tone="success">All required documents provided</StatusBadge>;
  return <StatusBadge tone="warning">{`${count} required missing`}</StatusBadge>;
}

const LaterPapers = lazy(() => import('./LaterPapers.tsx').then((found) => ({ default: found.LaterPapers })));

/** The checklist with its files. Each file opens in a dialog. */
export function DocumentsPart({ summary }: { summary: Summary }) {
  const me = useMe();
  const { eSubId, documents, missingDocuments, can } = summary;
  const later = can.addPapers ? documents.filter(takesFilesLater) : [];
  const rest = documents.filter((line) => !later.includes(line) && !isLeftOut(line));
  const [file, setFile] = useState<StoredFile>();
  const [opened, setOpened] = useState(false);
  const open = (next: StoredFile) => {
    setFile(next);
    setOpened(true);
  };
  return (
    <Part summary={summary} step="documents" state={<MissingBadge count={missingDocuments} />}>
      {later.length + rest.length === 0 && <p className={classes.none}>No documents are asked for.</p>}
      {later.length > 0 && (
        <Suspense>
          <LaterPapers eSubId={eSubId} documents={later} mayRemove={me.role === 'salesperson' || can.judge} />
        </Suspense>
      )}
      <DocumentList documents={rest} onOpen={open} />
      {file && <FileDialog file={file} opened={opened} onClose={() => setOpened(false)} />}
    </Part>
  );
}
