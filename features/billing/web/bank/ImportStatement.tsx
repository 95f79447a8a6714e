import { Box, Button, FileButton } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Data } from '#platform/contract/endpoint.ts';
import { CallFailure } from '#platform/web/api/failure.ts';
import { sendForm } from '#platform/web/api/send-form.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import type { billing } from '../../contract/index.ts';
import { api } from '../api.ts';

type Outcome = { tone: 'success' | 'danger'; title: string; words: string };

/** Reads a statement of the bank, and says what came of it. */
export function ImportStatement({ children }: { children: (button: ReactNode) => ReactNode }) {
  const client = useQueryClient();
  const [isReading, setReading] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const read = async (file: File | null) => {
    if (!file) return;
    setReading(true);
    setOutcome(
      await sendForm(api.importBank, { body: {} }, file).then(
        (found) => ({ tone: 'success' as const, title: `${file.name} imported`, words: outcomeWords(found) }),
        (error: unknown) => {
          if (!(error instanceof CallFailure)) throw error;
          return { tone: 'danger' as const, title: `${file.name} could not be imported`, words: error.message };
        },
      ),
    );
    setReading(false);
    await client.invalidateQueries({ queryKey: ['billing'] });
  };
  return (
    <>
      {children(
        <FileButton
          onChange={(file) => void read(file)}
          accept=".csv,.txt,.xml,text/csv,text/plain,text/xml,application/xml"
        >
          {(props) => (
            <Button {...props} loading={isReading} leftSection={<IconFileImport size={17} stroke={1.7} />}>
              Import statement
            </Button>
          )}
        </FileButton>,
      )}
      {outcome && (
        <Box mb="md">
          <Notice tone={outcome.tone} live title={outcome.title}>
            {outcome.words}
          </Notice>
        </Box>
      )}
    </>
  );
}

const outcomeWords = ({ added, known, undecided, pending, namesAccount, unread }: Data<typeof billing.importBank>) =>
  [
    added === 1 ? '1 new line.' : `${added} new lines.`,
    known > 0 && `${known} already imported.`,
    undecided > 0 && `${undecided} may already be imported: compare ${undecided === 1 ? 'it' : 'them'} below.`,
    pending > 0 && `${pending} not booked yet: they come with a later statement.`,
    !namesAccount && 'The file does not name its account. Check that it is ours.',
    unread.length > 0 && `Not read: ${unread.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
