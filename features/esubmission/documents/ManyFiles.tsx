import { Button, Group, Modal, Select } from '@mantine/core';
import { useState } from 'react';
import { acceptedFiles } from '#features/media/web/index.ts';
import { DropBox } from '#platform/web/files/DropBox.tsx';
import { UploadList } from '#platform/web/files/UploadList.tsx';
import { formatBytes } from '#platform/web/files/uploadState.ts';
import { useUploads } from '#platform/web/files/useUploads.ts';
import { lineKey } from '../checklist/checklist.rules.ts';
import type { RequiredDocument } from './documents.calls.ts';
import { documentTitle } from './documents.words.ts';
import { guessLine } from './guess-line.rules.ts';
import classes from './ManyFiles.module.css';
import { uploadTo } from './uploadDocument.web.ts';
import { useUploaded } from './useUploaded.web.ts';

type Assigned = Map<File, RequiredDocument>;
type Props = { eSubId: string; documents: RequiredDocument[] };

/** Takes many files at once. Each is assigned to a document by its name, or by hand, before it is uploaded. */
export function ManyFiles({ eSubId, documents }: Props) {
  const [chosen, setChosen] = useState<File[]>([]);
  const [lines, setLines] = useState<Assigned>(new Map());
  const uploads = useUploads({
    upload: (file, options) => {
      const line = lines.get(file);
      if (!line) throw new Error('A file without a document is not uploaded.');
      return uploadTo({ eSubId, ...line })(file, options);
    },
    onUploaded: useUploaded(),
    forgetDone: true,
  });
  const close = () => setChosen([]);
  const send = (assigned: Assigned) => {
    setLines((before) => new Map([...before, ...assigned]));
    uploads.add([...assigned.keys()]);
    close();
  };
  return (
    <div className={classes.box}>
      <DropBox
        label="All documents"
        accept={acceptedFiles}
        hint="Up to 25 MB a file. Matched by file name; change any that are wrong."
        words="Drop many files here at once"
        onFiles={setChosen}
        onRefuse={uploads.refuse}
      />
      <UploadList items={uploads.items} onCancel={uploads.cancel} onRetry={uploads.retry} onRemove={uploads.remove} />
      <Modal
        opened={chosen.length > 0}
        onClose={close}
        title="Which file is what?"
        size="lg"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {chosen.length > 0 && <Assign files={chosen} documents={documents} onSend={send} onCancel={close} />}
      </Modal>
    </div>
  );
}

type AssignProps = {
  files: File[];
  documents: RequiredDocument[];
  onSend: (assigned: Assigned) => void;
  onCancel: () => void;
};

function Assign({ files, documents, onSend, onCancel }: AssignProps) {
  const [keys, setKeys] = useState(() =>
    files.map(({ name }) => {
      const line = guessLine(name, documents);
      return line ? lineKey(line) : null;
    }),
  );
  const options = documents.map((document) => ({ value: lineKey(document), label: documentTitle(document) }));
  const pairs = files.flatMap((file, index): [File, RequiredDocument][] => {
    const line = documents.find((document) => lineKey(document) === keys[index]);
    return line ? [[file, line]] : [];
  });
  return (
    <>
      <ul>
        {files.map((file, index) => (
          <li key={`${file.name} ${file.size} ${file.lastModified}`} className={classes.file}>
            <span className={classes.name}>
              {file.name}
              <span className={classes.size}>{formatBytes(file.size)}</span>
            </span>
            <Select
              aria-label={`Document of ${file.name}`}
              placeholder="Not uploaded"
              clearable
              searchable
              data={options}
              value={keys[index] ?? null}
              onChange={(key) => setKeys(keys.map((each, at) => (at === index ? key : each)))}
            />
          </li>
        ))}
      </ul>
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button disabled={pairs.length === 0} onClick={() => onSend(new Map(pairs))}>
          {pairs.length === 1 ? 'Upload 1 file' : `Upload ${pairs.length} files`}
        </Button>
      </Group>
    </>
  );
}
