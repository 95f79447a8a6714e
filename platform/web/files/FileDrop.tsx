import { DropBox, type DropBoxProps } from './DropBox.tsx';
import classes from './FileDrop.module.css';
import { UploadList } from './UploadList.tsx';
import { type UploadFunction, useUploads } from './useUploads.ts';

type Props<Result> = DropBoxProps & {
  upload: UploadFunction<Result>;
  /** May return a promise: then the file counts as done when it resolves. */
  onUploaded?: (result: Result, file: File) => unknown;
  /** Removes finished files from the list under the box, because the page shows them itself. */
  forgetDone?: boolean;
};

/** A box for files, dropped or chosen. Each upload has its own progress, Cancel and Retry. */
export function FileDrop<Result>({ upload, onUploaded, forgetDone = false, ...box }: Props<Result>) {
  const uploads = useUploads({ upload, onUploaded, forgetDone });
  return (
    <div className={classes.box}>
      <DropBox {...box} onFiles={uploads.add} onRefuse={uploads.refuse} />
      <UploadList items={uploads.items} onCancel={uploads.cancel} onRetry={uploads.retry} onRemove={uploads.remove} />
    </div>
  );
}
