import { Anchor, Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { PublicationBadge, RichTextView } from '#features/content/index.web.ts';
import { isBlank } from '#features/content/rich-text/plain-text.rules.ts';
import { formatInstant } from '#platform/contract/days.ts';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Day, Instant } from '#platform/web/kit/text/Day.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { api } from '../api.web.ts';
import { circularAddress, circularCategories, circularTypes, deskAddress } from '../circulars.words.ts';
import { Readers } from '../readers/Readers.tsx';
import { useMayWrite } from '../useMayWrite.web.ts';
import { DeskFiles } from './DeskFiles.tsx';
import { Publishing } from './Publishing.tsx';
import type { DeskCircular } from './publishing.calls.ts';

const CircularDrawer = lazy(async () => ({ default: (await import('./CircularDrawer.tsx')).CircularDrawer }));

const crumbs = [{ label: 'Agency Desk' }, { label: 'Circulars', to: '/agency-desk/circulars' }];

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
  const { circularId, refNo, title, state, body } = circular;
  const [isEditing, setEditing] = useState<boolean>();
  const mayWrite = useMayWrite();
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[...crumbs, { label: refNo || title }]}
        meta={
          <>
            <PublicationBadge state={state} />
            <span>{when(circular)}</span>
          </>
        }
        action={
          <>
            <Button
              component={RouteLink}
              to={`${circularAddress(circularId)}&preview=true`}
              variant="default"
              leftSection={<IconEye size={17} stroke={1.7} />}
            >
              Preview
            </Button>
            {mayWrite && (
              <>
                <Button variant="default" onClick={() => setEditing(true)}>
                  Edit
                </Button>
                <Publishing circular={circular} />
              </>
            )}
          </>
        }
      />
      <Panel title="Circular">
        <KeyValues items={facts(circular)} />
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

const when = ({ state, publishAt, archiveAt }: DeskCircular): string => {
  if (state === 'archived' && archiveAt) return `Archived ${formatInstant(archiveAt)}`;
  if (!publishAt) return 'Nobody sees it yet';
  return state === 'scheduled' ? `Publishes ${formatInstant(publishAt)}` : `Since ${formatInstant(publishAt)}`;
};

const facts = (circular: DeskCircular) => {
  const { refNo, type, category, issuedOn, effectiveOn, supersedes, audience, acknowledgeBy, announcedAt, edition } =
    circular;
  return [
    { label: 'Ref. no.', value: refNo },
    { label: 'Type', value: circularTypes[type] },
    { label: 'Category', value: circularCategories[category] },
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
    ...(edition > 1 ? [{ label: 'Material changes', value: String(edition - 1) }] : []),
  ];
};
