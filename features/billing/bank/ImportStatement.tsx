import { Box, Button, FileButton } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { Data } from '#platform/contract/endpoint.ts';
import { sendForm } from '#platform/web/api/send-form.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { TablePreview } from '#platform/web/kit/table-preview/TablePreview.tsx';
import { api } from '../api.web.ts';
import type { billing } from '../room.calls.ts';
import { EarlierImports } from './EarlierImports.tsx';

type Imported = { name: string; found: Data<typeof billing.importBank> };

/** Shows what a statement of the bank says, imports it, and says what came of it. */
export function ImportStatement({ children }: { children: (button: ReactNode) => ReactNode }) {
  const client = useQueryClient();
  const reset = useRef<() => void>(null);
  const [file, setFile] = useState<File>();
  const [imported, setImported] = useState<Imported>();
  const undo = useChange(api.undoBankImport, { onDone: () => setImported(undefined) });
  const choose = (given: File | null) => {
    // So that the same file can be chosen again once it is exported anew.
    reset.current?.();
    if (!given) return;
    setImported(undefined);
    setFile(given);
  };
  return (
    <>
      {children(
        <>
          <EarlierImports
            onUndone={(importId) => setImported((shown) => (shown?.found.importId === importId ? undefined : shown))}
          />
          <FileButton
            resetRef={reset}
            onChange={choose}
            accept=".csv,.txt,.xml,text/csv,text/plain,text/xml,application/xml"
          >
            {(props) => (
              <Button {...props} leftSection={<IconFileImport size={17} stroke={1.7} />}>
                Import statement
              </Button>
            )}
          </FileButton>
        </>,
      )}
      {file && (
        <Box mb="md">
          <TablePreview
            key={`${file.name} ${file.lastModified}`}
            file={file}
            isWhole
            read={(choice) => sendForm(api.previewBank, { body: choice }, file)}
            take={async (choice) => {
              const found = await sendForm(api.importBank, { body: choice }, file);
              setImported({ name: file.name, found });
              setFile(undefined);
              await client.invalidateQueries({ queryKey: ['billing'] });
            }}
            label="Import"
            onCancel={() => setFile(undefined)}
          />
        </Box>
      )}
      {imported && (
        <Box mb="md">
          <Notice
            tone="success"
            live
            title={`${imported.name} imported`}
            action={
              imported.found.added + imported.found.undecided > 0 && (
                <ConfirmButton
                  label="Undo"
                  title="Undo this import?"
                  onConfirm={() => undo.mutateAsync({ params: { id: imported.found.importId } })}
                >
                  The lines that it brought are taken out. That is possible while none of them is matched, booked or set
                  aside.
                </ConfirmButton>
              )
            }
          >
            {outcomeWords(imported.found)}
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
