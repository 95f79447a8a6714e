import { Button, FileButton, Group, NativeSelect } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { formatCount } from '#platform/contract/money.ts';
import { sendForm } from '#platform/web/api/send-form.ts';
import { useData } from '#platform/web/api/useData.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { TablePreview } from '#platform/web/kit/table-preview/TablePreview.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { api } from '../api.web.ts';
import { importAddress } from '../places.words.ts';
import { ImportState } from './ImportState.tsx';
import { importHours, type NameOrder, nameOrders } from './import.words.ts';
import { useNameOrder } from './nameOrder.web.ts';

/** /contact-management/import: brings a file of contacts, and shows those of the last day. */
export function ImportsPage() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const found = useData(api.imports, {});
  const [file, setFile] = useState<File>();
  const [nameOrder, setNameOrder] = useNameOrder();
  // A card has the whole name as its owner writes it: without a wish it stays.
  const order = nameOrder === 'FAMILY' ? { nameOrder } : {};
  const choose = <ChooseFile onFile={setFile} />;
  return (
    <>
      <PageHeader
        title="Import contacts"
        crumbs={[{ label: 'Contact Management', to: '/contact-management' }]}
        meta="CSV from Google, Outlook or Gable, or vCard: up to 5,000 contacts"
        action={
          <Group gap="sm" justify="flex-end">
            <NativeSelect
              aria-label="Names that the file has in parts"
              w={190}
              value={nameOrder}
              data={optionsOf(nameOrders)}
              onChange={({ currentTarget }) => setNameOrder(currentTarget.value as NameOrder)}
            />
            {choose}
          </Group>
        }
      />
      {file && (
        <TablePreview
          key={`${file.name} ${file.lastModified} ${nameOrder}`}
          file={file}
          read={(choice) => sendForm(api.previewImport, { body: { ...choice, ...order } }, file)}
          take={async (choice) => {
            const { id } = await sendForm(api.uploadImport, { body: { ...choice, ...order } }, file);
            await queries.invalidateQueries();
            void navigate({ to: importAddress(id) });
          }}
          label="Compare with my contacts"
          onCancel={() => setFile(undefined)}
        />
      )}
      {!file && (
        <DataTable
          name="contact-imports"
          label="Files of contacts"
          rows={found.data}
          query={found}
          rowId={({ id }) => id}
          to={({ id }) => importAddress(id)}
          columns={[
            { id: 'fileName', header: 'File', cell: ({ fileName }) => fileName },
            { id: 'state', header: 'State', width: 180, card: 'state', cell: (row) => <ImportState of={row} /> },
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
      )}
    </>
  );
}

function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
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
        <Button {...props} leftSection={<IconFileImport size={17} stroke={1.7} />}>
          Choose a file
        </Button>
      )}
    </FileButton>
  );
}
