import { Stack } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { uploadFor } from '#features/media/web/index.ts';
import { largestList } from '#platform/contract/files.ts';
import type { TableChoice } from '#platform/contract/table-preview.ts';
import { send } from '#platform/web/api/send.ts';
import { FileDrop } from '#platform/web/files/FileDrop.tsx';
import { Select } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { TablePreview } from '#platform/web/kit/table-preview/TablePreview.tsx';
import { api } from '../api.web.ts';
import { type Source, sources } from '../screening.words.ts';

type Props = { opened: boolean; onClose: () => void };
type Loaded = { state: 'APPLIED' | 'WAITING'; words: string };
/** A list that was uploaded, and is not loaded yet. */
type Waiting = { uploadId: string; name?: string };

const hints: Record<Source, string> = {
  UN: 'consolidated.xml, as the United Nations publish it',
  OFAC: 'sdn.xml. Files in CSV (sdn, alt and add) are loaded by the command',
  OPENSANCTIONS: 'targets.simple.csv. Its licence is for non-commercial use',
  OWN: 'CSV with the columns id, kind, name, aliases, birth_dates, nationalities, numbers, topic, remarks …',
};

const accepted = { 'text/xml': ['.xml'], 'application/xml': ['.xml'], 'text/csv': ['.csv'], 'text/plain': ['.txt'] };

/** Loads a list from a file. It replaces the one in force as a whole. */
export function LoadDrawer({ opened, onClose }: Props) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Upload a list">
      <LoadList />
    </SideDrawer>
  );
}

function LoadList() {
  const queries = useQueryClient();
  const [source, setSource] = useState<Source>('UN');
  const [loaded, setLoaded] = useState<Loaded>();
  const [waiting, setWaiting] = useState<Waiting>();
  const upload = uploadFor(
    `screening list ${source}`,
    async (uploadId, signal): Promise<Loaded | Waiting> =>
      // The agency's own list is shown first, as it was written by hand.
      source === 'OWN' ? { uploadId } : send(api.loadList, { params: { source }, body: { uploadId } }, { signal }),
  );
  const take = async (uploadId: string, { encoding }: TableChoice) => {
    setLoaded(await send(api.loadList, { params: { source }, body: { uploadId, ...(encoding && { encoding }) } }));
    setWaiting(undefined);
    await queries.invalidateQueries();
  };
  return (
    <Stack>
      <Select
        label="List"
        data={optionsOf(sources)}
        value={source}
        onChange={(value) => {
          setSource((value ?? 'UN') as Source);
          setWaiting(undefined);
        }}
      />
      <FileDrop
        key={source}
        label={sources[source]}
        accept={accepted}
        maxSize={largestList}
        multiple={false}
        hint={hints[source]}
        upload={upload}
        onUploaded={(answer, file) => {
          if ('uploadId' in answer) return setWaiting({ ...answer, name: file.name });
          setLoaded(answer);
          return queries.invalidateQueries();
        }}
      />
      {waiting && (
        <TablePreview
          key={waiting.uploadId}
          file={{ name: waiting.name ?? '' }}
          isWhole
          read={({ encoding }) =>
            send(api.previewList, { body: { uploadId: waiting.uploadId, ...(encoding && { encoding }) } })
          }
          take={(choice) => take(waiting.uploadId, choice)}
          label="Load this list"
          onCancel={() => setWaiting(undefined)}
        />
      )}
      {loaded && (
        <Notice live tone={loaded.state === 'WAITING' ? 'warning' : 'success'}>
          {loaded.words}
        </Notice>
      )}
    </Stack>
  );
}
