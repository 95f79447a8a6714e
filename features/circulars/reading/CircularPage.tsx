import { Anchor } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { PreviewNotice, RichTextView } from '#features/content/index.web.ts';
import { publicationStates } from '#features/content/publication/publication.rules.ts';
import { isBlank } from '#features/content/rich-text/plain-text.rules.ts';
import { type Day as DayText, daysBetween, formatDay, formatInstant } from '#platform/contract/days.ts';
import { isPortal } from '#platform/web/api/portal.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { printAct } from '#platform/web/record/acts.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { api } from '../api.web.ts';
import { circularAddress, circularCategories, circularTypes, deskAddress } from '../circulars.words.ts';
import { Acknowledge } from './Acknowledge.tsx';
import { Attachments } from './Attachments.tsx';
import classes from './CircularPage.module.css';
import type { Circular } from './reading.calls.ts';

const crumbs = [{ label: 'CEA Practice Circulars', to: '/CEACirculars' }];

/** /CEACirculars?id=: a circular as its people read it. Opening it marks it read; a preview of the desk does not. */
export function CircularPage({ id, isPreview }: { id: string; isPreview: boolean }) {
  return (
    <RecordPage call={api.circular} input={{ params: { id } }} title="Circular" crumbs={crumbs}>
      {(circular) => (
        <>
          {circular.isUnread && !isPreview && !isPortal() && (
            <MarkRead key={circular.edition} id={id} edition={circular.edition} />
          )}
          <Whole circular={isPreview ? asNewTo(circular) : circular} isPreview={isPreview} />
        </>
      )}
    </RecordPage>
  );
}

/** The circular as a new reader sees it. */
const asNewTo = (circular: Circular): Circular => ({
  ...circular,
  acknowledgedAt: null,
  mustAcknowledge: circular.acknowledgeBy !== null,
});

/** Marks it read once it is shown, but not for staff in a portal. */
function MarkRead({ id, edition }: { id: string; edition: number }) {
  const read = useChange(api.read, { silent: 'both' });
  const mark = useEffectEvent(() => read.mutate({ params: { id }, body: { edition } }));
  useEffect(() => mark(), []);
  return null;
}

function Whole({ circular, isPreview }: { circular: Circular; isPreview: boolean }) {
  const { circularId, refNo, title, type, category, issuedOn, effectiveOn, supersedes, supersededBy, body, files } =
    circular;
  return (
    <article className={classes.page}>
      {isPreview && <PreviewNotice state={circular.state} back={deskAddress(circularId)} />}
      <RecordHead
        title={title}
        crumbs={crumbs}
        number={refNo}
        state={circularTypes[type]}
        line={[
          `issued ${formatDay(issuedOn)}`,
          effectiveOn && `effective ${formatDay(effectiveOn)}`,
          circularCategories[category],
          supersedes && (
            <>
              supersedes <To circular={supersedes} />
            </>
          ),
        ]}
        more={[printAct]}
      />
      {supersededBy && (
        <Notice tone="warning" title="Superseded">
          It is replaced by <To circular={supersededBy} />.
        </Notice>
      )}
      {circular.state === 'archived' && <Notice title="Archived">It is no longer in the list of circulars.</Notice>}
      {!isPreview && (circular.state === 'draft' || circular.state === 'scheduled') && (
        <Notice title={publicationStates[circular.state]}>Only the desk sees it.</Notice>
      )}
      <Due circular={circular} />
      {!isBlank(body) && <RichTextView text={body} />}
      <Attachments files={files} />
      {circular.mustAcknowledge && <Acknowledge circular={circular} isPreview={isPreview} />}
    </article>
  );
}

const To = ({ circular: { circularId, refNo, title } }: { circular: NonNullable<Circular['supersedes']> }) => (
  <Anchor component={RouteLink} to={circularAddress(circularId)} inherit>
    {refNo || title}
  </Anchor>
);

/** The deadline to acknowledge it, or the day on which it was acknowledged. */
function Due({ circular: { acknowledgeBy, acknowledgedAt, mustAcknowledge } }: { circular: Circular }) {
  const today = useToday();
  if (acknowledgedAt) return <Notice tone="success">You acknowledged it on {formatInstant(acknowledgedAt)}.</Notice>;
  if (!acknowledgeBy) return null;
  return (
    <Notice
      tone={mustAcknowledge && acknowledgeBy < today ? 'danger' : 'warning'}
      title={`Acknowledge by ${formatDay(acknowledgeBy)}`}
    >
      {mustAcknowledge && leftWords(today, acknowledgeBy)}
    </Notice>
  );
}

const leftWords = (today: DayText, by: DayText): string => {
  const days = daysBetween(today, by);
  if (days === 0) return 'Today is the last day';
  if (days < 0) return days === -1 ? '1 day overdue' : `${-days} days overdue`;
  return days === 1 ? '1 day left' : `${days} days left`;
};
