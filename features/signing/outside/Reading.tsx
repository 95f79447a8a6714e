import { IconArrowLeft, IconArrowRight, IconLock } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { send } from '#platform/web/api/send.ts';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import { Values } from '#platform/web/kit/text/Values.tsx';
import { goTo } from '#platform/web/plain/address.ts';
import { Button } from '#platform/web/plain/Button.tsx';
import { ErrorCard } from '#platform/web/plain/ErrorCard.tsx';
import { Skeleton } from '#platform/web/plain/Skeleton.tsx';
import { useRead } from '#platform/web/plain/useRead.ts';
import { api } from '../api.web.ts';
import type { DocumentOfVisit, LinkState } from '../room.calls.ts';
import { Corrected } from './Corrected.tsx';
import { DeclineButton } from './DeclineButton.tsx';
import { fetchRest } from './fetchRest.web.ts';
import { signingPath } from './paths.web.ts';
import classes from './Reading.module.css';
import { SigningShell } from './SigningShell.tsx';
import texts from './texts.module.css';

type Props = { token: string; state: LinkState };

/** The document, section by section. After the last one comes the signature. */
export function Reading({ token, state }: Props) {
  const { data, error, retry } = useRead(api.readDocument, { query: { token } });
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(fetchRest, []);
  const count = data?.sections.length ?? 0;
  const isLast = at >= count - 1;
  const turn = (to: number) => {
    setAt(to);
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  };
  const finish = async () => {
    // A failure to record the reading does not stop it.
    await send(api.readToEnd, { query: { token }, body: {} }).catch(() => undefined);
    goTo(signingPath);
  };
  const section = data?.sections[at];
  const foot = data && (
    <>
      {at === 0 ? (
        <MistakeButton token={token} />
      ) : (
        <Button
          look="default"
          size="md"
          before={<IconArrowLeft size={17} stroke={1.7} aria-hidden />}
          onClick={() => turn(at - 1)}
        >
          Back
        </Button>
      )}
      <Button
        size="md"
        after={<IconArrowRight size={17} stroke={1.7} aria-hidden />}
        onClick={() => (isLast ? void finish() : turn(at + 1))}
      >
        {isLast ? 'Continue to sign' : 'Next section'}
      </Button>
    </>
  );
  return (
    <SigningShell title="Read" agency={state.agency} step={2} token={token} foot={foot}>
      {error && !data && <ErrorCard error={error} onRetry={retry} />}
      {!error && !data && <Skeleton height={320} />}
      {section && (
        <>
          <p className={classes.above}>
            <span>
              Section {at + 1} of {count}
            </span>
            <span>Read only</span>
          </p>
          <h1 ref={heading} tabIndex={-1} className={texts.section}>
            {section.title}
          </h1>
          {at === 0 && <Introduction document={data} />}
          {at === 0 && <Corrected corrected={data.corrected} />}
          <Section section={section} />
          {at > 0 && (
            <div className={classes.mistake}>
              <MistakeButton token={token} subtle />
            </div>
          )}
        </>
      )}
    </SigningShell>
  );
}

/** In each section, so that a mistake in the last one can be reported from there. */
function MistakeButton({ token, subtle = false }: { token: string; subtle?: boolean }) {
  return (
    <DeclineButton
      token={token}
      label="Report a mistake"
      title="Report a mistake, and decline to sign?"
      subtle={subtle}
    />
  );
}

function Introduction({ document: { title, about, why } }: { document: DocumentOfVisit }) {
  return (
    <p className={texts.lead}>
      <UnbrokenNumbers>{`${[title, about].filter(Boolean).join(', ')}.${why && ` ${why}`}`}</UnbrokenNumbers>
    </p>
  );
}

function Section({ section }: { section: DocumentOfVisit['sections'][number] }) {
  const { facts, rows } = section;
  return (
    <>
      {facts.length > 0 && (
        <div className={`${texts.box} ${classes.facts}`}>
          <Values items={facts} />
          {facts.some(({ isPrivate }) => isPrivate) && (
            <p className={classes.private}>
              <IconLock size={16} stroke={1.7} aria-hidden />
              Identity numbers are shown in full on this screen only. Every copy masks them.
            </p>
          )}
        </div>
      )}
      {rows.length > 0 && (
        <dl className={`${texts.box} ${classes.rows}`}>
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
