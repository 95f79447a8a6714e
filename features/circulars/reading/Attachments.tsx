import { ActionIcon, Tooltip } from '@mantine/core';
import { IconEye, IconFile, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { DownloadFile, FileDialog } from '#features/media/web/index.ts';
import { pdfMediaType } from '#platform/contract/files.ts';
import { formatBytes } from '#platform/web/files/uploadState.ts';
import classes from './CircularPage.module.css';
import type { CircularFile } from './reading.calls.ts';

/** The attachments of a circular: each is shown in place or downloaded. */
export function Attachments({ files }: { files: CircularFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul className={classes.files} aria-label="Attachments">
      {files.map((file) => (
        <Attachment key={file.fileId} file={file} />
      ))}
    </ul>
  );
}

function Attachment({ file }: { file: CircularFile }) {
  const { originalName, contentType, size, pages } = file;
  const [isShown, setShown] = useState(false);
  const Icon = contentType === pdfMediaType ? IconFileTypePdf : IconFile;
  const about = [...(pages ? [pages === 1 ? '1 page' : `${pages} pages`] : []), formatBytes(size)];
  return (
    <li className={classes.file}>
      <span className={classes.icon} aria-hidden="true">
        <Icon size={22} stroke={1.6} />
      </span>
      <span className={classes.name}>
        <strong>{originalName}</strong>
        <span>{about.join(' · ')}</span>
      </span>
      <Tooltip label="Show">
        <ActionIcon
          variant="subtle"
          color="gray"
          size={28}
          aria-label={`Show ${originalName}`}
          onClick={() => setShown(true)}
        >
          <IconEye size={16} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      <DownloadFile file={file} />
      <FileDialog file={file} opened={isShown} onClose={() => setShown(false)} />
    </li>
  );
}
