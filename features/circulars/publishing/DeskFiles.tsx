import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { AttachedFiles, acceptedFiles, uploadFor } from '#features/media/web/index.ts';
import { send } from '#platform/web/api/send.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { dataKey } from '#platform/web/api/useData.ts';
import { FileDrop } from '#platform/web/files/FileDrop.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { api } from '../api.web.ts';
import { fileTexts } from '../circulars.words.ts';
import { useMayWrite } from '../useMayWrite.web.ts';
import type { DeskCircular } from './publishing.calls.ts';

/** The attachments of a circular, and whether the search finds their words. */
export function DeskFiles({ circular: { circularId, files, acknowledged } }: { circular: DeskCircular }) {
  const queries = useQueryClient();
  const mayWrite = useMayWrite();
  const detach = useChange(api.detach);
  const unsearchable = files.filter(({ text }) => text === 'NOT_SEARCHABLE').map(({ originalName }) => originalName);
  const waiting = files.some(({ text }) => text === 'WAITING');
  // A job reads their words, which takes a moment.
  useEffect(() => {
    if (!waiting) return;
    const looking = setInterval(() => void queries.invalidateQueries({ queryKey: dataKey(api.deskCircular) }), 2_000);
    return () => clearInterval(looking);
  }, [waiting, queries]);
  return (
    <Panel
      title="Attachments"
      description={[
        ...(mayWrite && acknowledged > 0
          ? ['Another attachment asks its people again, as some have acknowledged it']
          : []),
        ...(waiting ? [fileTexts.WAITING] : []),
        ...(unsearchable.length > 0 ? [`${fileTexts.NOT_SEARCHABLE}: ${unsearchable.join(', ')}`] : []),
      ].join(' · ')}
    >
      {files.length === 0 && !mayWrite && 'None'}
      <AttachedFiles
        files={files}
        label="Attachments"
        removal={
          mayWrite
            ? { from: 'the circular', remove: (fileId) => detach.mutateAsync({ params: { id: circularId, fileId } }) }
            : undefined
        }
      />
      {mayWrite && (
        <FileDrop
          label="Attachments"
          accept={acceptedFiles}
          forgetDone
          upload={uploadFor(`circular ${circularId}`, (uploadId, signal) =>
            send(api.attach, { params: { id: circularId }, body: { uploadId } }, { signal }),
          )}
          onUploaded={() => queries.invalidateQueries()}
        />
      )}
    </Panel>
  );
}
