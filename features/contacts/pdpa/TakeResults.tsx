import { Button, FileButton, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sendForm } from '#platform/web/api/send-form.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { TablePreview } from '#platform/web/kit/table-preview/TablePreview.tsx';
import { api } from '../api.web.ts';

/** Takes a file of results of the Do Not Call register: which column is which is found, or chosen once. */
export function TakeResults({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Do Not Call results">
      {opened && <Chosen onDone={onClose} />}
    </SideDrawer>
  );
}

function Chosen({ onDone }: { onDone: () => void }) {
  const [file, setFile] = useState<File>();
  if (file) return <Results key={file.name} file={file} onDone={onDone} onCancel={() => setFile(undefined)} />;
  return (
    <>
      <Text c="dimmed" mb="sm">
        Upload the result of a check as CSV. The results count for 21 days. In a file of numbers alone every number
        counts as listed.
      </Text>
      <FileButton accept=".csv,.txt,text/csv,text/plain" onChange={(chosen) => chosen && setFile(chosen)}>
        {(props) => (
          <Button {...props} leftSection={<IconUpload size={17} stroke={1.7} />}>
            Choose a CSV file
          </Button>
        )}
      </FileButton>
    </>
  );
}

function Results({ file, onDone, onCancel }: { file: File; onDone: () => void; onCancel: () => void }) {
  const queries = useQueryClient();
  const [checkedOn, setCheckedOn] = useState<string | null>(useToday());
  return (
    <TablePreview
      file={file}
      read={(choice) => sendForm(api.previewRegisterResults, { body: choice }, file)}
      take={async (choice) => {
        const body = { ...choice, ...(checkedOn && { checkedOn }) };
        const { taken, listed, unread, problems } = await sendForm(api.takeRegisterResults, { body }, file);
        const left = unread > 0 && `${unread} lines left out. ${problems[0]}`;
        toastResult([`${taken} numbers kept, ${listed} of them listed.`, left].filter(Boolean).join(' '));
        onDone();
        await queries.invalidateQueries();
      }}
      label="Save"
      onCancel={onCancel}
    >
      <DayInput label="Checked on" value={checkedOn} onChange={setCheckedOn} />
    </TablePreview>
  );
}
