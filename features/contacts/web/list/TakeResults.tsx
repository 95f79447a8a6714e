import { Button, FileButton, Text } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { CsvProblem, readCsvText } from '#platform/contract/csv-text.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Select } from '#platform/web/form/inputs.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { api } from '../api.ts';

/** Takes a file of results of the Do Not Call register: its reader says which column is which. */
export function TakeResults({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Do Not Call results">
      {opened && <Chosen onDone={onClose} />}
    </SideDrawer>
  );
}

type Given = { name: string; content: string; head: string[] };

/** The headings of a CSV, each once; none of what can’t be read, which the server refuses with its line. */
const headOf = (content: string): string[] => {
  try {
    const cells = readCsvText(content, 1)[0]?.cells ?? [];
    return [...new Set(cells.map((cell) => cell.trim()).filter(Boolean))];
  } catch (error) {
    if (error instanceof CsvProblem) return [];
    throw error;
  }
};

function Chosen({ onDone }: { onDone: () => void }) {
  const [file, setFile] = useState<Given>();
  if (file) return <Columns key={file.name} file={file} onDone={onDone} />;
  return (
    <>
      <Text c="dimmed" mb="sm">
        Upload the result of a check as CSV, with a heading for each column. The results count for 21 days.
      </Text>
      <FileButton
        accept=".csv,.txt,text/csv,text/plain"
        onChange={async (chosen) => {
          if (!chosen) return;
          const content = await chosen.text();
          setFile({ name: chosen.name, content, head: headOf(content) });
        }}
      >
        {(props) => (
          <Button {...props} leftSection={<IconUpload size={17} stroke={1.7} />}>
            Choose a CSV file
          </Button>
        )}
      </FileButton>
    </>
  );
}

function Columns({ file, onDone }: { file: Given; onDone: () => void }) {
  const kept = useData(api.registerColumns, {});
  if (!kept.data) return null;
  return <ColumnsForm file={file} kept={kept.data} onDone={onDone} />;
}

type Kept = { number: string; voice: string; text: string; fax: string };

function ColumnsForm({ file: { content, head }, kept, onDone }: { file: Given; kept: Kept; onDone: () => void }) {
  const known = (name: string) => (head.includes(name) ? name : '');
  const form = useCallForm(api.takeRegisterResults, {
    initialValues: {
      number: known(kept.number) || (head.length === 1 ? (head[0] ?? '') : ''),
      voice: known(kept.voice),
      text: known(kept.text),
      fax: known(kept.fax),
      checkedOn: useToday() as string | null,
    },
    input: ({ voice, text, fax, ...rest }) => ({
      body: Object.assign(rest, { content, voice: voice ?? '', text: text ?? '', fax: fax ?? '' }),
    }),
    says: ({ taken, listed, unread, problems }) =>
      [`${taken} numbers kept, ${listed} of them listed.`, unread > 0 && `${unread} rows left out. ${problems[0]}`]
        .filter(Boolean)
        .join(' '),
    onDone,
  });
  const column = (name: keyof Kept, label: string) => (
    <Select
      label={label}
      placeholder={name === 'number' ? 'Choose a column' : 'None'}
      data={head}
      clearable
      {...form.field(name, { required: name === 'number' })}
    />
  );
  return (
    <FormShell form={form} label="Results" submitLabel="Save" showState={false} onCancel={onDone}>
      <Text c="dimmed">
        Which column is which? Your choice is kept. In a file of numbers alone every number counts as listed.
      </Text>
      {column('number', 'Phone number')}
      <FieldGrid>
        {column('voice', 'No voice calls')}
        {column('text', 'No text messages')}
        {column('fax', 'No fax messages')}
      </FieldGrid>
      <DayInput label="Checked on" {...form.field('checkedOn')} />
    </FormShell>
  );
}
