import { ActionIcon, Select, Tooltip } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconDownload, IconFileOff } from '@tabler/icons-react';
import type { StoredFile } from '#features/media/contract/index.ts';
import { FileView, fileAddress } from '#features/media/web/index.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import type { RequiredDocument } from '../documents/documents.calls.ts';
import { documentTitle } from '../documents/documents.words.ts';
import { JudgeBar, type Judging } from './JudgeBar.tsx';
import classes from './review.module.css';

type Props = {
  documents: RequiredDocument[];
  file: StoredFile | undefined;
  onFile: (file: StoredFile) => void;
  judging: Judging;
  onQuery: () => void;
};

/**
 * The documents beside the form, one at a time, chosen from the list or with the buttons for the next and previous one.
 */
export function ViewerPane({ documents, file, onFile, judging, onQuery }: Props) {
  const files = documents.flatMap(({ fileGroup }) => fileGroup);
  const at = files.findIndex(({ fileId }) => fileId === file?.fileId);
  const open = (fileId: string | null) => {
    const next = files.find((each) => each.fileId === fileId);
    if (next) onFile(next);
  };
  const leaf = (label: string, to: number, icon: typeof IconChevronLeft) => {
    const Icon = icon;
    const target = files[to];
    return (
      <Tooltip label={label}>
        <ActionIcon
          className={classes.quiet ?? ''}
          variant="subtle"
          color="gray"
          size={34}
          aria-label={label}
          disabled={!target}
          onClick={() => target && onFile(target)}
        >
          <Icon size={18} stroke={1.8} />
        </ActionIcon>
      </Tooltip>
    );
  };
  if (!file) {
    return (
      <div className={classes.viewer}>
        <EmptyState icon={IconFileOff} title="No documents were uploaded">
          What the salesperson uploads is shown here.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={classes.viewer}>
      <div className={classes.bar}>
        <Select
          className={classes.choose ?? ''}
          aria-label="Document"
          data={documents
            .filter(({ fileGroup }) => fileGroup.length > 0)
            .map((document) => ({
              group: documentTitle(document),
              items: document.fileGroup.map(({ fileId, originalName }) => ({ value: fileId, label: originalName })),
            }))}
          value={file.fileId}
          onChange={open}
        />
        {leaf('Previous document (p)', at - 1, IconChevronLeft)}
        {leaf('Next document (n)', at + 1, IconChevronRight)}
        <Tooltip label="Download">
          <ActionIcon
            component="a"
            href={fileAddress(file.fileId)}
            download
            variant="subtle"
            color="gray"
            size={34}
            aria-label={`Download ${file.originalName}`}
          >
            <IconDownload size={18} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      </div>
      <JudgeBar judging={judging} onQuery={onQuery} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={classes.paper} tabIndex={0} aria-label={file.originalName}>
        <FileView file={file} />
      </section>
    </div>
  );
}
