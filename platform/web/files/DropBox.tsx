import '@mantine/dropzone/styles.layer.css';
import { Dropzone } from '@mantine/dropzone';
import { IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { largestFile } from '#platform/contract/files.ts';
import classes from './FileDrop.module.css';
import { formatBytes } from './uploadState.ts';

/** The part of the drop zone's refusal that is used here. */
type Refused = { file: File; errors: readonly { code: string }[] };

export type DropBoxProps = {
  /** What is chosen, for screen readers: `Option to purchase`. */
  label: string;
  /** One line high, for a list of many. */
  slim?: boolean;
  /** Media types, or extensions by type; all when left out. */
  accept?: string[] | Record<string, string[]> | undefined;
  /** Bytes a file; 25 MB by default. */
  maxSize?: number;
  multiple?: boolean;
  disabled?: boolean;
  /** Under the words on the box. */
  hint?: string | undefined;
  /** Instead of `Drop files here or choose`. */
  words?: ReactNode;
};

type Props = DropBoxProps & { onFiles: (files: File[]) => void; onRefuse: (file: File, reason: string) => void };

/** A box that files are dropped on or chosen with. On a phone they can be photographed. */
export function DropBox(props: Props) {
  const { label, accept, maxSize = largestFile, multiple = true, disabled = false, hint, slim = false, words } = props;
  return (
    <Dropzone
      className={classes.drop ?? ''}
      mod={{ slim }}
      onDrop={props.onFiles}
      onReject={(refused: Refused[]) => {
        for (const { file, errors } of refused) {
          const tooLarge = errors.some(({ code }) => code === 'file-too-large');
          props.onRefuse(file, tooLarge ? `Larger than ${formatBytes(maxSize)}` : 'File type not accepted');
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
          {words ?? (
            <>
              Drop {multiple ? 'files' : 'a file'} here or <span className={classes.choose}>choose</span>
            </>
          )}
        </span>
        <span className={classes.byFinger}>Take photo or choose</span>
      </span>
      {!slim && <span className={classes.hint}>{hint ?? `Up to ${formatBytes(maxSize)} a file`}</span>}
    </Dropzone>
  );
}
