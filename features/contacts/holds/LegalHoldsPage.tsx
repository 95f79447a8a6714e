import { Box, Button, Text } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { api } from '../api.web.ts';
import { holdList } from '../lists.web.ts';
import { holdsAddress } from '../places.words.ts';
import { holdFields, holdStates } from './holds.words.ts';

/** /agency-desk/compliance/holds: documents of customers that nobody deletes. */
export function LegalHoldsPage() {
  const { state, search }: { state?: string; search?: string } = useSearch({ strict: false });
  return (
    <ListPage
      fields={holdFields}
      call={api.customerDocuments}
      file={api.customerDocumentsSheet}
      search={holdList}
      name="legal-holds"
      title="Legal holds"
      action={
        <Button component={RouteLink} to={`${holdsAddress}?state=FREE`}>
          Hold a document
        </Button>
      }
      notice={
        state === 'FREE' &&
        !search && (
          <Box mb="md">
            <Notice title="Search for the customer or the name of the file to hold a document." />
          </Box>
        )
      }
      label="Documents of customers"
      rowId="id"
      searches="Customer or document"
      selects={[{ name: 'state', label: 'State', options: optionsOf(holdStates) }]}
      columns={[
        { field: 'name', card: 'address', sortedBy: 'name', width: 200 },
        { field: 'document', under: 'docType', width: 240 },
        { field: 'state', card: 'state', width: 120 },
        { field: 'reason', width: 220 },
        { field: 'placedBy', under: 'placedAt', width: 180 },
        { field: 'salesperson', width: 150 },
        {
          id: 'hold',
          header: 'Legal hold',
          width: 130,
          verbs: true,
          cell: ({ id, document, state, isOwn }) =>
            isOwn ? (
              <Text size="sm" c="dimmed">
                Placed by you
              </Text>
            ) : (
              <HoldButton id={id} document={document} state={state} />
            ),
        },
      ]}
      empty={
        <EmptyState icon={IconArchive} title="No document on legal hold">
          Compliance holds a document that nobody may delete. Another officer lifts the hold.
        </EmptyState>
      }
    />
  );
}

type Props = { id: string; document: string; state: keyof typeof holdStates };

/** Places a document on legal hold, or lifts the hold. */
function HoldButton({ id, document, state }: Props) {
  const [asked, setAsked] = useState(false);
  const hold = useChange(api.holdDocument);
  const isHeld = state === 'HELD';
  const label = isHeld ? 'Lift' : 'Hold';
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={isHeld ? `Lift the hold of ${document}` : `Hold ${document}`}
        onClick={() => setAsked(true)}
      >
        {label}
      </Button>
      <ReasonDialog
        opened={asked}
        onClose={() => setAsked(false)}
        onConfirm={(reason) => hold.mutateAsync({ params: { id }, body: { legalHold: !isHeld, reason } })}
        title={isHeld ? 'Lift the legal hold?' : 'Place on legal hold?'}
        label="Reason"
        most={200}
        confirm={isHeld ? 'Lift hold' : 'Place on hold'}
      >
        {isHeld
          ? `${document} can be deleted again.`
          : `${document} can’t be deleted until another officer lifts the hold. Its salesperson is notified without the reason.`}
      </ReasonDialog>
    </>
  );
}
