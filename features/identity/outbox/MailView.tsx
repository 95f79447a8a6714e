import { Skeleton } from '@mantine/core';
import { useData } from '#platform/web/api/useData.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { LinkedText } from '#platform/web/kit/text/LinkedText.tsx';
import { api } from '../api.web.ts';
import classes from './MailView.module.css';

/** One mail as plain text. The HTML part has the same content, and its styles must not reach our pages. */
export function MailView({ id }: { id: string }) {
  const mail = useData(api.outboxMail, { params: { id } }, { staleTime: Number.POSITIVE_INFINITY });
  if (mail.error) {
    return (
      <article className="g-box">
        <ErrorCard title="This mail could not be opened" error={mail.error} onRetry={() => void mail.refetch()} />
      </article>
    );
  }
  if (!mail.data) {
    return (
      <div className="g-box" role="status" aria-label="Loading mail">
        <div className={classes.wait}>
          <Skeleton height={22} width="60%" />
          <Skeleton height={14} width="40%" />
          <Skeleton height={120} />
        </div>
      </div>
    );
  }
  const { subject, to, date, text } = mail.data;
  return (
    <article className="g-box" aria-labelledby="subject">
      <div className={classes.head}>
        <h2 id="subject" className={classes.subject}>
          {subject}
        </h2>
        <p className={classes.facts}>
          To {to} · <Instant at={date} />
        </p>
      </div>
      <div className={classes.text}>
        <LinkedText>{text}</LinkedText>
      </div>
    </article>
  );
}
