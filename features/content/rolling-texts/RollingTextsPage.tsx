import { Button } from '@mantine/core';
import { IconTextCaption } from '@tabler/icons-react';
import { useState } from 'react';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { api } from '../api.web.ts';
import { rollingTextFields } from '../articles/articles.words.ts';
import { deskRollingTextList } from '../lists.web.ts';
import { PublicationBadge } from '../publication/PublicationBadge.tsx';
import { publicationStates } from '../publication/publication.rules.ts';
import { RollingTextDrawer, type RollingTextRow } from './RollingTextDrawer.tsx';

/** /agency-desk/content/rolling-texts: texts that scroll along the top of the home page. */
export function RollingTextsPage() {
  const [editing, setEditing] = useState<RollingTextRow | 'new'>();
  return (
    <>
      <ListPage
        fields={rollingTextFields}
        call={api.deskRollingTexts}
        file={api.deskRollingTextsSheet}
        search={deskRollingTextList}
        name="rolling-texts"
        title="Content"
        label="Rolling texts"
        action={<Button onClick={() => setEditing('new')}>New rolling text</Button>}
        rowId="id"
        onOpen={setEditing}
        searches="Text"
        selects={[{ name: 'state', label: 'State', options: optionsOf(publicationStates), width: 140 }]}
        columns={[
          { field: 'text', under: 'link', width: 340 },
          { field: 'place', width: 90 },
          { field: 'publishAt', width: 180 },
          { field: 'archiveAt', width: 180 },
          { id: 'for', header: 'For', width: 180, cell: ({ audience }) => audience.map(({ name }) => name).join(', ') },
          { field: 'state', card: 'state', width: 130, cell: ({ state }) => <PublicationBadge state={state} /> },
        ]}
        empty={
          <EmptyState icon={IconTextCaption} title="No rolling texts yet">
            A short line for everyone, along the top of the dashboard.
          </EmptyState>
        }
      />
      <RollingTextDrawer editing={editing} onClose={() => setEditing(undefined)} />
    </>
  );
}
