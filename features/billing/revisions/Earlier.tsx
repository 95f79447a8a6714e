import { Anchor } from '@mantine/core';
import { dayOf, formatDay } from '#platform/contract/days.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { api } from '../api.web.ts';
import { Changes } from './Changes.tsx';
import type { Revisable } from './revisionForm.web.ts';

/** The revisions that were approved, the newest first, with their credit notes. */
export function Earlier({ approved }: Pick<Revisable, 'approved'>) {
  return approved.map((revision) => (
    <Panel
      key={revision.revisionId}
      title={`Revision ${revision.number}`}
      description={`${formatDay(dayOf(revision.approvedAt))} · prepared by ${revision.preparedBy}, approved by ${revision.approvedBy}`}
    >
      <p className="g-dimmed">{revision.reason}</p>
      <Changes revision={revision} />
      {revision.creditNotes.length > 0 && (
        <p className="g-dimmed">
          Credit notes:{' '}
          {revision.creditNotes.map(({ creditNoteId, number }, index) => (
            <span key={creditNoteId}>
              {index > 0 && ', '}
              <Anchor inherit href={urlOf(api.creditNotePdf, { params: { id: creditNoteId } })} download>
                {number}
              </Anchor>
            </span>
          ))}
        </p>
      )}
    </Panel>
  ));
}
