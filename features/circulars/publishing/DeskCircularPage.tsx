import { Anchor } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { RichTextView } from '#features/content/index.web.ts';
import { isBlank } from '#features/content/rich-text/plain-text.rules.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Day, Instant } from '#platform/web/kit/text/Day.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { api } from '../api.web.ts';
import { deskAddress } from '../circulars.words.ts';
import { Readers } from '../readers/Readers.tsx';
import { CircularHead } from './CircularHead.tsx';
import { DeskFiles } from './DeskFiles.tsx';
import type { DeskCircular } from './publishing.calls.ts';

const CircularDrawer = lazy(async () => ({ default: (await import('./CircularDrawer.tsx')).CircularDrawer }));

const crumbs = [{ label: 'Circulars', to: '/agency-desk/circulars' }];

/** /agency-desk/circulars/{id}: a circular at the desk, its state, and who has read it. */
export function DeskCircularPage() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  return (
    <RecordPage call={api.deskCircular} input={{ params: { id } }} title="Circular" crumbs={crumbs}>
      {(circular) => <Whole circular={circular} />}
    </RecordPage>
  );
}

function Whole({ circular }: { circular: DeskCircular }) {
  const { body } = circular;
  const [isEditing, setEditing] = useState<boolean>();
  return (
    <>
      <CircularHead circular={circular} crumbs={crumbs} onEdit={() => setEditing(true)} />
      <Panel title="Circular">
        <Facts items={facts(circular)} />
        {!isBlank(body) && <RichTextView text={body} />}
      </Panel>
      <DeskFiles circular={circular} />
      <Readers circular={circular} />
      {isEditing !== undefined && (
        <Suspense fallback={null}>
          <CircularDrawer editing={isEditing ? circular : undefined} onClose={() => setEditing(false)} />
        </Suspense>
      )}
    </>
  );
}

const facts = (circular: DeskCircular) => {
  const { issuedOn, effectiveOn, supersedes, audience, acknowledgeBy, announcedAt, edition } = circular;
  return [
    { label: 'For', value: audience.map(({ name }) => name).join(', ') },
    { label: 'Issued', value: <Day day={issuedOn} /> },
    { label: 'Effective', value: effectiveOn && <Day day={effectiveOn} /> },
    {
      label: 'Supersedes',
      value: supersedes && (
        <Anchor component={RouteLink} to={deskAddress(supersedes.circularId)} inherit>
          {supersedes.label}
        </Anchor>
      ),
    },
    { label: 'Acknowledge by', value: acknowledgeBy && <Day day={acknowledgeBy} /> },
    { label: 'People notified', value: announcedAt && <Instant at={announcedAt} /> },
    edition > 1 && { label: 'Material changes', value: String(edition - 1) },
  ];
};
