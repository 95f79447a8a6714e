import { Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { uploadFor } from '#features/media/web/index.ts';
import { largestFile } from '#platform/contract/files.ts';
import { send } from '#platform/web/api/send.ts';
import { FileDrop } from '#platform/web/files/FileDrop.tsx';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { api } from '../api.web.ts';

type Props = { opened: boolean; onClose: () => void; onBegun: (id: number) => void };

const accepted = {
  'text/csv': ['.csv'],
  'application/json': ['.json'],
  'application/gzip': ['.gz'],
  'application/x-gzip': ['.gz'],
};

const upload = uploadFor('market data', (uploadId, signal) =>
  send(api.beginImport, { body: { uploadId } }, { signal }),
);

/** Uploads a file of market data. Its changes are shown before they are applied. */
export function UploadDrawer({ opened, onClose, onBegun }: Props) {
  const queries = useQueryClient();
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Upload a file">
      <Stack>
        <Text size="sm">
          Resale prices and rental approvals of HDB as CSV from data.gov.sg; transactions and rental contracts of URA as
          CSV or JSON. The columns say which kind it is.
        </Text>
        <FileDrop
          label="File of market data"
          accept={accepted}
          maxSize={largestFile}
          multiple={false}
          hint="CSV or JSON up to 25 MB. Compress a larger one (.gz)"
          upload={upload}
          onUploaded={async ({ id }) => {
            await queries.invalidateQueries();
            onBegun(id);
          }}
        />
      </Stack>
    </SideDrawer>
  );
}
