import { Button } from '@mantine/core';
import { type ChangeEvent, type FormEvent, useEffect, useRef } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { useKept } from '#platform/web/drafts/useKept.ts';
import { Textarea } from '#platform/web/form/inputs.tsx';
import { tooLong } from '#platform/web/form/limited.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { api } from '../api.web.ts';
import type { Summary } from '../summary/summary.calls.ts';
import { labelOfRemark } from './remarkPlaces.web.ts';
import type { Remark } from './remarks.calls.ts';
import classes from './remarks.module.css';

/** The remarks between the owner and the desk. New remarks are marked, and count as read once they were shown. */
export function RemarksPart({ summary }: { summary: Summary }) {
  const { eSubId, remarks, can } = summary;
  useMarkRead(eSubId, remarks);
  if (remarks.length === 0 && !can.remark) return null;
  return (
    <Panel title="Remarks">
      {remarks.length === 0 ? (
        <p className="g-dimmed">No remarks yet.</p>
      ) : (
        <ol className={classes.thread} aria-label="Remarks">
          {remarks.map((remark) => (
            <Line key={remark.id} remark={remark} about={labelOfRemark(summary, remark)} />
          ))}
        </ol>
      )}
      {can.remark && <RemarkForm eSubId={eSubId} />}
    </Panel>
  );
}

function Line({ remark, about }: { remark: Remark; about: string | undefined }) {
  const { authorName, isMine, isNew, at, text } = remark;
  return (
    <li>
      <p className={classes.who}>
        <span className="g-strong">{isMine ? 'You' : authorName}</span>
        <span className="g-note">
          <Instant at={at} />
        </span>
        {isNew && <span className={classes.new}>New</span>}
      </p>
      {about && <span className="g-note">{about}</span>}
      <p className={classes.text}>{text}</p>
    </li>
  );
}

/** The longest remark. */
const longest = 500;

const nothing = { text: '' };

/** A form for a remark. The text is kept in this browser until it is sent. */
function RemarkForm({ eSubId }: { eSubId: string }) {
  const { values, keep } = useKept(`${eSubId}/remark`, nothing);
  const { text } = values;
  const setText = (next: string) => keep(() => ({ text: next }));
  const isReady = text.trim() !== '' && !tooLong(text, longest);
  const add = useChange(api.addRemark);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    // A failure shows a toast, and the text stays.
    await add.mutateAsync({ body: { eSubId, text: text.trim() } }).then(
      () => setText(''),
      () => undefined,
    );
  };
  return (
    <form className={classes.remarkForm} onSubmit={submit}>
      <Textarea
        label="Write a remark"
        autosize
        minRows={2}
        maxLength={longest}
        value={text}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="default" size="sm" loading={add.isPending} disabled={!isReady}>
        Send
      </Button>
    </form>
  );
}

/** Reports to the server once that the new remarks were shown. The marks stay until the page is read again. */
function useMarkRead(eSubId: string, remarks: Remark[]) {
  const mark = useChange(api.readRemarks, { silent: 'both', refreshes: false });
  const { mutate } = mark;
  const reported = useRef(0);
  const upTo = Math.max(0, ...remarks.filter(({ isNew }) => isNew).map(({ id }) => id));
  useEffect(() => {
    if (upTo <= reported.current) return;
    reported.current = upTo;
    mutate({ body: { eSubId, upTo } });
  }, [eSubId, upTo, mutate]);
}
