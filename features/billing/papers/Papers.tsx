import { Anchor } from '@mantine/core';
import { dayOf } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import classes from '../Lines.module.css';
import type { billing } from '../room.calls.ts';
import { SendPaper } from './SendPaper.tsx';

type Bill = Pick<Data<typeof billing.bill>, 'proFormas' | 'reminders' | 'mails' | 'email'>;

export const reminderWords = { 1: 'First reminder', 2: 'Second reminder', 3: 'Final reminder' } as const;

/** The pro-formas and reminders of a bill. */
export function OtherPapers({ bill: { proFormas, reminders, email } }: { bill: Bill }) {
  const rows = [
    ...proFormas.map(({ proFormaId, number, issuedOn }) => ({
      id: proFormaId,
      number,
      day: issuedOn,
      words: 'Pro-forma invoice',
      kind: 'PRO_FORMA' as const,
      canSend: true,
      href: urlOf(api.proFormaPdf, { params: { id: proFormaId } }),
    })),
    ...reminders.map(({ reminderId, number, type, madeOn, canSend }) => ({
      id: reminderId,
      number,
      day: madeOn,
      words: reminderWords[type],
      kind: 'REMINDER' as const,
      canSend,
      href: urlOf(api.reminderPdf, { params: { id: reminderId } }),
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className={classes.title}>Other papers</h3>
      <ul>
        {rows.map(({ id, number, day, words, kind, canSend, href }) => (
          <li key={id} className={classes.line}>
            <TwoLines sub={words}>
              <Anchor inherit href={href} download>
                {number}
              </Anchor>{' '}
              <Day day={day} />
            </TwoLines>
            {canSend && <SendPaper kind={kind} paperId={id} number={number} address={email} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What was mailed to whom. */
export function Mails({ bill: { mails } }: { bill: Bill }) {
  if (mails.length === 0) return null;
  return (
    <section>
      <h3 className={classes.title}>Sent</h3>
      <ul>
        {mails.map(({ mailId, number, address, askedAt, sentAt }) => (
          <li key={mailId} className={classes.line}>
            <TwoLines sub={address}>{number}</TwoLines>
            {sentAt ? <Day day={dayOf(sentAt)} /> : <span title={askedAt}>on its way</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
