import { Button } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { PublicationBadge } from '#features/content/index.web.ts';
import { publicationStates } from '#features/content/publication/publication.rules.ts';
import { formatCount } from '#platform/contract/money.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { api } from '../api.web.ts';
import { circularCategories, circularTypes, deskAddress, deskFields } from '../circulars.words.ts';
import { deskList } from '../lists.web.ts';
import { useMayWrite } from '../useMayWrite.web.ts';

/** The editor comes with the first one that is written. */
const CircularDrawer = lazy(async () => ({ default: (await import('./CircularDrawer.tsx')).CircularDrawer }));

/** /agency-desk/circulars: all circulars with their states and numbers of readers. */
export function DeskCircularsPage() {
  const [isWriting, setWriting] = useState<boolean>();
  const mayWrite = useMayWrite();
  return (
    <>
      <ListPage
        fields={deskFields}
        call={api.deskCirculars}
        file={api.deskCircularsSheet}
        search={deskList}
        name="desk-circulars"
        title="Circulars"
        action={mayWrite && <Button onClick={() => setWriting(true)}>New circular</Button>}
        rowId="circularId"
        to={({ circularId }) => deskAddress(circularId)}
        searches="Ref. no. or title"
        selects={[
          { name: 'state', label: 'State', options: optionsOf(publicationStates) },
          { name: 'type', label: 'Type', options: optionsOf(circularTypes), width: 160 },
          { name: 'category', label: 'Category', options: optionsOf(circularCategories), width: 180 },
        ]}
        columns={[
          { field: 'title', under: 'refNo' },
          { field: 'category', under: 'type', width: 220, card: 'none' },
          { field: 'state', cell: ({ state }) => <PublicationBadge state={state} />, card: 'state', width: 130 },
          { field: 'issuedOn', width: 120 },
          { field: 'acknowledgeBy', width: 140, hidden: true },
          { field: 'readers', width: 90 },
          {
            field: 'acknowledged',
            header: 'Acknowledged',
            width: 130,
            cell: ({ acknowledgeBy, acknowledged }) => (acknowledgeBy ? formatCount(acknowledged) : '–'),
          },
        ]}
        empty={
          <EmptyState icon={IconScale} title="No circulars yet">
            Write the first one. It is a draft until you publish it.
          </EmptyState>
        }
      />
      {isWriting !== undefined && (
        <Suspense fallback={null}>
          <CircularDrawer editing={isWriting ? 'new' : undefined} onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </>
  );
}
