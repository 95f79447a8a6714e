import { Button, FileButton } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { formatCount } from '#platform/contract/money.ts';
import { sendForm } from '#platform/web/api/send-form.ts';
import { useData } from '#platform/web/api/useData.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { importHours } from '../../words/import.ts';
import { importAddress } from '../../words/places.ts';
import { api } from '../api.ts';
import { ImportState } from './ImportState.tsx';

/** /contact-management/import: brings a file of contacts, and shows those of the last day. */
export function ImportsPage() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const found = useData(api.imports, {});
  const read = useMutation({
    mutationFn: (file: File) => sendForm(api.uploadImport, { body: {} }, file),
    onSuccess: async ({ id }) => {
      await queries.invalidateQueries();
      void navigate({ to: importAddress(id) });
    },
  });
  const choose = <ChooseFile isReading={read.isPending} onFile={(file) => read.mutate(file)} />;
  return (
    <>
      <PageHeader
        title="Import contacts"
        crumbs={[{ label: 'Contact Management', to: '/contact-management' }, { label: 'Import' }]}
        meta="CSV from Google, Outlook or Gable, or vCard 3 and 4: up to 5,000 contacts"
        action={choose}
      />
      {read.error && (
        <Notice tone="danger" live title="This file could not be read">
          {read.error.message}
        </Notice>
      )}
      <DataTable
        name="contact-imports"
        label="Files of contacts"
        rows={found.data}
        query={found}
        rowId={({ id }) => id}
        to={({ id }) => importAddress(id)}
        columns={[
          { id: 'fileName', header: 'File', cell: ({ fileName }) => fileName },
          { id: 'state', header: 'State', width: 180, card: 'corner', cell: (row) => <ImportState of={row} /> },
          {
            id: 'rows',
            header: 'Rows',
            width: 110,
            align: 'end',
            cell: ({ counts }) => formatCount(counts.rows),
          },
          { id: 'madeAt', header: 'Uploaded', width: 190, cell: ({ madeAt }) => <Instant at={madeAt} /> },
          { id: 'until', header: 'Stays until', width: 190, cell: ({ until }) => <Instant at={until} /> },
        ]}
        empty={
          <EmptyState icon={IconFileImport} title="No file yet" action={choose}>
            {`You see each row before it comes in, and can undo the whole import for ${importHours} hours.`}
          </EmptyState>
        }
      />
    </>
  );
}

function ChooseFile({ isReading, onFile }: { isReading: boolean; onFile: (file: File) => void }) {
  const reset = useRef<() => void>(null);
  return (
    <FileButton
      resetRef={reset}
      onChange={(file) => {
        if (file) onFile(file);
        // So that the same file can be chosen again once it is corrected.
        reset.current?.();
      }}
      accept=".csv,.txt,.vcf,text/csv,text/plain,text/vcard,text/x-vcard"
    >
      {(props) => (
        <Button {...props} loading={isReading} leftSection={<IconFileImport size={17} stroke={1.7} />}>
          Choose a file
        </Button>
      )}
    </FileButton>
  );
}
