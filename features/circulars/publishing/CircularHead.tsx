import { IconEye, IconPencil, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { PublicationBadge } from '#features/content/index.web.ts';
import { formatInstant } from '#platform/contract/days.ts';
import type { Crumb } from '#platform/web/kit/page/Crumbs.tsx';
import { type Acts, possible } from '#platform/web/record/acts.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { circularAddress, circularCategories, circularTypes } from '../circulars.words.ts';
import { useMayWrite } from '../useMayWrite.web.ts';
import { PublishingDialogs, type StepName } from './PublishingDialogs.tsx';
import type { DeskCircular } from './publishing.calls.ts';

type Props = { circular: DeskCircular; crumbs: Crumb[]; onEdit: () => void };

/** The head of a circular at the desk. Until it is published, that is what comes next. */
export function CircularHead({ circular, crumbs, onEdit }: Props) {
  const { circularId, refNo, title, type, category, state } = circular;
  const [stepName, setStepName] = useState<StepName>();
  const mayWrite = useMayWrite();
  const [primary, second, ...others] = possible([
    mayWrite && state !== 'published' && { label: 'Publish', icon: IconSend, onClick: () => setStepName('publish') },
    mayWrite && { label: 'Edit', icon: IconPencil, onClick: onEdit },
    { kind: 'paper', label: 'Preview', icon: IconEye, to: `${circularAddress(circularId)}&preview=true` },
  ]);
  return (
    <>
      <RecordHead
        title={title}
        crumbs={crumbs}
        number={refNo}
        state={<PublicationBadge state={state} />}
        line={[circularTypes[type], circularCategories[category], whenWords(circular)]}
        primary={primary}
        second={second}
        more={[...others, ...(mayWrite ? stepsOf(circular, setStepName) : [])]}
      />
      <PublishingDialogs circular={circular} stepName={stepName} onClose={() => setStepName(undefined)} />
    </>
  );
}

const stepsOf = ({ state, mayDelete }: DeskCircular, ask: (stepName: StepName) => void): Acts => {
  const isPublished = state === 'published';
  return [
    !isPublished && { label: 'Schedule', onClick: () => ask('schedule') },
    (isPublished || state === 'scheduled') && { label: 'Withdraw', onClick: () => ask('withdraw') },
    isPublished && { label: 'Archive', onClick: () => ask('archive') },
    mayDelete && { kind: 'danger', label: 'Delete', onClick: () => ask('remove') },
  ];
};

const whenWords = ({ state, publishAt, archiveAt }: DeskCircular): string => {
  if (state === 'archived' && archiveAt) return `archived ${formatInstant(archiveAt)}`;
  if (!publishAt) return 'nobody sees it yet';
  return state === 'scheduled' ? `publishes ${formatInstant(publishAt)}` : `since ${formatInstant(publishAt)}`;
};
