import { Button, Skeleton } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconLock } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { send } from '#platform/web/api/send.ts';
import { useData } from '#platform/web/api/useData.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import type { DocumentOfVisit, LinkState } from '../contract/index.ts';
import { api } from './api.ts';
import { DeclineButton } from './DeclineButton.tsx';
import classes from './Signing.module.css';
import { SigningShell } from './SigningShell.tsx';

type Props = { token: string; state: LinkState };

/** The document, section by section. After the last one comes the signature. */
export function Reading({ token, state }: Props) {
  const { data, error, refetch } = useData(api.readDocument, { query: { token } });
  const [at, setAt] = useState(0);
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const count = data?.sections.length ?? 0;
  const isLast = at >= count - 1;
  const turn = (to: number) => {
    setAt(to);
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  };
  const finish = async () => {
    // Where it can't be written down, the reading itself went well.
    await send(api.readToEnd, { query: { token }, body: {} }).catch(() => undefined);
    await navigate({ to: '/customer/signature' });
  };
  const section = data?.sections[at];
  const foot = data && (
    <>
      {at === 0 ? (
        <DeclineButton token={token} label="Report a mistake" title="Report a mistake, and decline to sign?" />
      ) : (
        <Button variant="default" leftSection={<IconArrowLeft size={17} stroke={1.7} />} onClick={() => turn(at - 1)}>
          Back
        </Button>
      )}
      <Button
        rightSection={<IconArrowRight size={17} stroke={1.7} />}
        onClick={() => (isLast ? void finish() : turn(at + 1))}
      >
        {isLast ? 'Go on to sign' : 'Next section'}
      </Button>
    </>
  );
  return (
    <SigningShell title="Read" agency={state.agency} step={2} token={token} foot={foot}>
      {error && !data && <ErrorCard error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={320} radius="md" />}
      {section && (
        <>
          <p className={classes.above}>
            <span>
              Section {at + 1} of {count}
            </span>
            <span>Read only</span>
          </p>
          <h1 ref={heading} tabIndex={-1} className={classes.title}>
            {section.title}
          </h1>
          {at === 0 && <Introduction document={data} />}
          <Section section={section} />
        </>
      )}
    </SigningShell>
  );
}

function Introduction({ document: { title, about, why } }: { document: DocumentOfVisit }) {
  return (
    <p className={classes.lead}>
      {[title, about].filter(Boolean).join(', ')}.{why && ` ${why}`}
    </p>
  );
}

function Section({ section }: { section: DocumentOfVisit['sections'][number] }) {
  const { facts, rows } = section;
  return (
    <>
      {facts.length > 0 && (
        <div className={classes.card}>
          <KeyValues items={facts} />
          {facts.some(({ isPrivate }) => isPrivate) && (
            <p className={classes.private}>
              <IconLock size={16} stroke={1.7} aria-hidden />
              Identity numbers are shown in full on this screen only. Every copy masks them.
            </p>
          )}
        </div>
      )}
      {rows.length > 0 && (
        <dl className={classes.rows}>
          {rows.map(({ code, question, answer, remark }) => (
            <div key={code} className={classes.row}>
              <dt>
                <span className={classes.code}>{code}</span> {question}
              </dt>
              <dd>
                <span className={classes.answer}>{answer || '–'}</span>
                {remark && <span className={classes.remark}>{remark}</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
