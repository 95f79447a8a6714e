import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { delimiters, type Encoding, encodings } from '#platform/contract/encodings.ts';
import { formatCount } from '#platform/contract/money.ts';
import type { TablePreview as Preview, TableChoice } from '#platform/contract/table-preview.ts';
import { optionsOf } from '../../form/optionsOf.ts';
import { Notice } from '../page/Notice.tsx';
import { Panel } from '../page/Panel.tsx';
import { FirstLines } from './FirstLines.tsx';
import classes from './TablePreview.module.css';

type Props = {
  /** The file that was chosen. It is sent, and read by the server alone. */
  file: { name: string };
  /** Has the file read as it was chosen; null for one that is no table, which is taken at once. */
  read: (choice: TableChoice) => Promise<Preview | null>;
  /** Takes the file as it is shown. */
  take: (choice: TableChoice) => Promise<unknown>;
  /** What taking it is called: `Continue`. */
  label: string;
  onCancel: () => void;
  /** Whether one line that can't be read keeps the file out. */
  isWhole?: boolean;
  /** What else is asked before the file is taken. */
  children?: ReactNode;
};

/** What a file of a table says before anything of it is kept: what is read, what is not, and what is wrong at which line. */
export function TablePreview({ file, read, take, label, onCancel, isWhole = false, children }: Props) {
  const [choice, setChoice] = useState<TableChoice>({});
  const [key] = useState(() => crypto.randomUUID());
  const found = useQuery({
    queryKey: ['table-preview', key, choice],
    queryFn: () => read(choice),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const guess = found.data?.isGuess ? { encoding: found.data.encoding } : {};
  // What was guessed is what was shown.
  const taking = useMutation({ mutationFn: () => take({ ...guess, ...choice }) });
  const { mutate, reset } = taking;
  const choose = (next: TableChoice) => {
    reset();
    setChoice(next);
  };
  const isNoTable = found.data === null;
  useEffect(() => {
    if (isNoTable) mutate();
  }, [isNoTable, mutate]);
  const error = taking.error ?? found.error;
  const preview = found.error ? undefined : found.data;
  const isFit = preview && preview.faults.length === 0 && !(isWhole && preview.counts.problems > 0);
  return (
    <Panel title={file.name}>
      <Stack gap="md">
        {error && (
          <Notice tone="danger" live title="This file could not be read">
            {error.message}
          </Notice>
        )}
        {!preview && !error && <Text role="status">Reading the file…</Text>}
        {!isNoTable && (
          <Facts
            preview={preview ?? undefined}
            chosen={choice.encoding}
            onEncoding={(encoding) => choose({ ...choice, encoding })}
          />
        )}
        {preview && (
          <>
            <Findings preview={preview} isWhole={isWhole} />
            <FirstLines preview={preview} onFields={(fields) => choose({ ...choice, columns: fields.join(',') })} />
          </>
        )}
        {children}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button disabled={!isFit || found.isFetching} loading={taking.isPending} onClick={() => mutate()}>
            {label}
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}

type FactsProps = {
  preview: Preview | undefined;
  chosen: Encoding | undefined;
  onEncoding: (encoding: Encoding) => void;
};

/** Stands where an encoding is neither chosen nor found. */
const notFound = { value: '', label: 'Detect automatically' };

function Facts({ preview, chosen, onEncoding }: FactsProps) {
  const encoding = chosen ?? preview?.encoding;
  return (
    <Group gap="lg" align="flex-end">
      <NativeSelect
        label="Encoding"
        w={290}
        maw="100%"
        description={preview?.isGuess ? 'Guessed. Check the letters below.' : undefined}
        value={encoding ?? notFound.value}
        data={[...(encoding ? [] : [notFound]), ...optionsOf(encodings)]}
        onChange={({ currentTarget }) => onEncoding(currentTarget.value as Encoding)}
      />
      {preview && (
        <Text size="sm" c="dimmed" className={classes.facts}>
          {[
            `${formatCount(preview.counts.rows)} ${preview.counts.rows === 1 ? 'line' : 'lines'}`,
            `separated by ${delimiters[preview.delimiter]}`,
            preview.headLine > 1 && `headings in line ${formatCount(preview.headLine)}`,
            preview.isKept && 'columns as chosen before',
          ]
            .filter(Boolean)
            .join(', ')}
        </Text>
      )}
    </Group>
  );
}

/** What must be put right, and what to know. */
function Findings({ preview, isWhole }: { preview: Preview; isWhole: boolean }) {
  const { faults, notes, columns, problems, counts } = preview;
  const unread = columns.filter(({ field, heading, isFilled }) => field === '' && heading !== '' && isFilled);
  const more = counts.problems - problems.length;
  return (
    <>
      {faults.length > 0 && (
        <Notice
          tone="danger"
          live
          title={faults.length === 1 ? 'To put right first' : `${faults.length} things to put right first`}
        >
          <Words words={faults} />
        </Notice>
      )}
      {counts.problems > 0 && (
        <Notice
          tone={isWhole ? 'danger' : 'warning'}
          title={`${formatCount(counts.problems)} ${counts.problems === 1 ? 'thing' : 'things'} that can’t be read`}
        >
          <Words
            words={[
              ...problems.map(({ line, words }) => (words.startsWith('Line ') ? words : `Line ${line}: ${words}`)),
              ...(more > 0 ? [`and ${formatCount(more)} more`] : []),
            ]}
          />
        </Notice>
      )}
      {unread.length > 0 && (
        <Notice
          tone="warning"
          title={unread.length === 1 ? 'One column is not read' : `${unread.length} columns are not read`}
        >
          {unread.map(({ heading }) => `“${heading}”`).join(', ')}
        </Notice>
      )}
      {notes.map((words) => (
        <Notice key={words} tone="warning">
          {words}
        </Notice>
      ))}
    </>
  );
}

function Words({ words }: { words: string[] }) {
  if (words.length === 1) return words[0];
  return (
    <ul className={classes.words}>
      {words.map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
        <li key={at}>{each}</li>
      ))}
    </ul>
  );
}
