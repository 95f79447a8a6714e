import { IconUpload } from '@tabler/icons-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { largestFile } from '#platform/contract/files.ts';
import { type Accepted, endingsOf, isAccepted, takesPhotos } from './accepted.ts';
import classes from './FileDrop.module.css';
import { formatBytes } from './uploadState.ts';

export type DropBoxProps = {
  /** What is chosen, for screen readers: `Option to purchase`. */
  label: string;
  /** One line high, for a list of many. */
  slim?: boolean;
  /** Media types, or extensions by type; all when left out. */
  accept?: Accepted | undefined;
  /** Bytes a file; 25 MB by default. */
  maxSize?: number;
  multiple?: boolean;
  disabled?: boolean;
  /** Under the words on the box. */
  hint?: string | undefined;
  /** Instead of `Drop files here or choose`. */
  words?: ReactNode;
  /** The same on a phone, instead of `Take photo or choose`. */
  byFinger?: string;
};

type Props = DropBoxProps & { onFiles: (files: File[]) => void; onRefuse: (file: File, reason: string) => void };

/** A box that files are dropped on or chosen with. On a phone they can be photographed. */
export function DropBox(props: Props) {
  const {
    label,
    accept,
    maxSize = largestFile,
    multiple = true,
    disabled = false,
    hint,
    slim = false,
    words,
    byFinger,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  const take = (given: FileList) => {
    const files = [...given];
    const refusals = files.map((file, at) => {
      if (!isAccepted(file, accept)) return 'File type not accepted';
      if (file.size > maxSize) return `Larger than ${formatBytes(maxSize)}`;
      return !multiple && at > 0 ? 'Only one file can be chosen' : undefined;
    });
    const taken = files.filter((_, at) => refusals[at] === undefined);
    if (taken.length > 0) props.onFiles(taken);
    for (const [at, file] of files.entries()) if (refusals[at]) props.onRefuse(file, refusals[at]);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take(event.dataTransfer.files);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the button does the same for everybody
    <div onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
      <input
        ref={input}
        type="file"
        hidden
        accept={endingsOf(accept)}
        multiple={multiple}
        disabled={disabled}
        onChange={({ currentTarget }) => {
          take(currentTarget.files ?? new DataTransfer().files);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <button
        type="button"
        className={classes.drop}
        data-slim={slim || undefined}
        data-accept={isOver || undefined}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        <span className="g-hidden">{label}: </span>
        <span className={classes.words}>
          <IconUpload size={slim ? 17 : 20} stroke={1.7} aria-hidden />
          <span className={classes.byMouse}>
            {words ?? (
              <>
                Drop {multiple ? 'files' : 'a file'} here or <span className={classes.choose}>choose</span>
              </>
            )}
          </span>
          <span className={classes.byFinger}>
            {byFinger ?? (takesPhotos(accept) ? 'Take photo or choose' : `Choose ${multiple ? 'files' : 'a file'}`)}
          </span>
        </span>
        {!slim && <span className={classes.hint}>{hint ?? `Up to ${formatBytes(maxSize)} a file`}</span>}
      </button>
    </div>
  );
}
