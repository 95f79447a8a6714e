import '@mantine/dropzone/styles.layer.css';
import { Dropzone } from '@mantine/dropzone';
import { IconUpload } from '@tabler/icons-react';
import { largestFile } from '#platform/contract/largest-file.ts';
import classes from './FileDrop.module.css';
import { UploadList } from './UploadList.tsx';
import { formatBytes } from './uploadState.ts';
import { type UploadFunction, useUploads } from './useUploads.ts';

/** The part of a refusal that we read. */
type Refused = { file: File; errors: readonly { code: string }[] };

type Props<Result> = {
  /** Names what is uploaded, for a screen reader and on the box: `Option to purchase`. */
  label: string;
  upload: UploadFunction<Result>;
  /** May answer a promise: the file counts as done when it is kept. */
  onUploaded?: (result: Result, file: File) => unknown;
  /** What is done leaves the list under the box: the page shows it itself. */
  forgetDone?: boolean;
  /** One line high, for a list of many. */
  slim?: boolean;
  /** Media types, or extensions by type; all when left out. */
  accept?: string[] | Record<string, string[]>;
  /** Bytes a file; 25 MB by default. */
  maxSize?: number;
  multiple?: boolean;
  disabled?: boolean;
  /** Under the words on the box. */
  hint?: string;
};

/** Drop files or choose them: each goes on its own, with its progress, Cancel and Retry. */
export function FileDrop<Result>(props: Props<Result>) {
  const { label, upload, onUploaded, accept, maxSize = largestFile, multiple = true, disabled = false, hint } = props;
  const { forgetDone = false, slim = false } = props;
  const uploads = useUploads({ upload, onUploaded, forgetDone });
  return (
    <div className={classes.box}>
      <Dropzone
        className={classes.drop ?? ''}
        mod={{ slim }}
        onDrop={uploads.add}
        onReject={(refused: Refused[]) => {
          for (const { file, errors } of refused) {
            const tooLarge = errors.some(({ code }) => code === 'file-too-large');
            const reason = tooLarge ? `Larger than ${formatBytes(maxSize)}` : 'This kind of file is not taken here';
            uploads.refuse(file, reason);
          }
        }}
        {...(accept && { accept })}
        maxSize={maxSize}
        multiple={multiple}
        disabled={disabled}
        aria-label={`${label}: drop ${multiple ? 'files' : 'a file'} here or choose`}
        inputProps={{ 'aria-hidden': true }}
      >
        <span className={classes.words}>
          <IconUpload size={slim ? 17 : 20} stroke={1.7} aria-hidden />
          <span className={classes.byMouse}>
            Drop {multiple ? 'files' : 'a file'} here or <span className={classes.choose}>choose</span>
          </span>
          <span className={classes.byFinger}>Choose {multiple ? 'files' : 'a file'}</span>
        </span>
        {!slim && <span className={classes.hint}>{hint ?? `Up to ${formatBytes(maxSize)} a file`}</span>}
      </Dropzone>
      <UploadList items={uploads.items} onCancel={uploads.cancel} onRetry={uploads.retry} onRemove={uploads.remove} />
    </div>
  );
}
