import { Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { urlOf } from '#platform/web/api/client.ts';
import { sendForm } from '#platform/web/api/send-form.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { DropBox } from '#platform/web/files/DropBox.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { TablePreview } from '#platform/web/kit/table-preview/TablePreview.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import { api } from '../api.web.ts';
import { belowPeople, peopleFileAddress } from './places.web.ts';

/** Brings a file of people, and gives one to begin with. */
export function ChooseFile() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [file, setFile] = useState<File>();
  return (
    <>
      <PageHeader
        title="Add or move people by file"
        crumbs={belowPeople}
        meta="CSV, up to 5,000 people. You see what it changes before anything is saved."
        action={<DownloadButton address={urlOf(api.peopleExport, {})}>Download people (CSV)</DownloadButton>}
      />
      <Stack gap="md">
        {file && (
          <TablePreview
            key={`${file.name} ${file.lastModified}`}
            file={file}
            read={(choice) => sendForm(api.previewPeopleFile, { body: choice }, file)}
            take={async (choice) => {
              const { id } = await sendForm(api.uploadPeopleFile, { body: choice }, file);
              await queries.invalidateQueries();
              void navigate({ to: peopleFileAddress({ id }) });
            }}
            label="Show what it changes"
            onCancel={() => setFile(undefined)}
          />
        )}
        <DropBox
          label="File of people"
          words="Drop a CSV file here, or choose one"
          accept={{ 'text/csv': ['.csv', '.txt'] }}
          multiple={false}
          maxSize={3_000_000}
          onFiles={([upload]) => upload && setFile(upload)}
          onRefuse={({ name }, reason) => toastResult(`${name}: ${reason}`, 'danger')}
        />
        <Panel title="Columns">
          <KeyValues items={columnWords} />
          <Text size="sm" c="dimmed" mt="md">
            The download has these columns, so it can be edited and uploaded again. Lines that say what is on record
            change nothing. Keep the download: to take a file back, enter the earlier ranks and uplines from a later day
            on.
          </Text>
        </Panel>
      </Stack>
    </>
  );
}

const columnWords = [
  { label: 'Salesperson code, Registration no.', value: 'Who the line is about; one of the two is enough' },
  { label: 'Name, User name, Email', value: 'For somebody new, who is invited by email' },
  { label: 'Rank, Rank from', value: 'A rank, from today or a later day; without a day from today' },
  { label: 'Upline, Upline from', value: 'Code or registration no. of the upline, or “none”' },
  { label: 'Days', value: '31/1/2027, 31 Jan 2027 or 2027-01-31. The day comes first: 1/5/2027 is 1 May' },
];
