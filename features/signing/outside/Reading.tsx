import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import { Button } from '#platform/web/plain/Button.tsx';
import { ErrorCard } from '#platform/web/plain/ErrorCard.tsx';
import { Skeleton } from '#platform/web/plain/Skeleton.tsx';
import { useRead } from '#platform/web/plain/useRead.ts';
import { api } from '../api.web.ts';
import type { DocumentOfVisit, LinkState } from '../room.calls.ts';
import { Bilingual } from './Bilingual.tsx';
import { Corrected } from './Corrected.tsx';
import { DeclineButton } from './DeclineButton.tsx';
import { fetchRest } from './fetchRest.web.ts';
import { goToSign } from './goToSign.web.ts';
import { useWords } from './language.web.ts';
import classes from './Reading.module.css';
import { ReadSection } from './ReadSection.tsx';
import { SigningShell } from './SigningShell.tsx';
import texts from './texts.module.css';

type Props = { token: string; state: LinkState };

/** The document, section by section. After the last one comes the signature. */
export function Reading({ token, state }: Props) {
  const { words, say } = useWords();
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
  const finish = () => goToSign(token);
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
          {words.back}
        </Button>
      )}
      <Button
        size="md"
        after={<IconArrowRight size={17} stroke={1.7} aria-hidden />}
        onClick={() => (isLast ? void finish() : turn(at + 1))}
      >
        {isLast ? words.continueToSign : words.nextSection}
      </Button>
    </>
  );
  return (
    <SigningShell title={words.stepRead} state={state} step={2} token={token} foot={foot}>
      {error && !data && <ErrorCard error={error} title={words.loadFailed} retryWord={words.retry} onRetry={retry} />}
      {!error && !data && <Skeleton height={320} />}
      {section && (
        <>
          <p className={classes.above}>
            <span>{say('sectionOf', { number: at + 1, count })}</span>
            <span>{words.readOnly}</span>
          </p>
          <h1 ref={heading} tabIndex={-1} className={texts.section}>
            <Bilingual words={{ en: section.title, local: section.localTitle }} />
          </h1>
          {at === 0 && <Introduction document={data} />}
          {at === 0 && <Corrected corrected={data.corrected} />}
          <ReadSection section={section} />
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
  const { words } = useWords();
  return <DeclineButton token={token} label={words.reportMistake} title={words.reportTitle} subtle={subtle} />;
}

function Introduction({ document: { title, about, why } }: { document: DocumentOfVisit }) {
  return (
    <p className={texts.lead}>
      <UnbrokenNumbers>{`${[title, about].filter(Boolean).join(', ')}.${why && ` ${why}`}`}</UnbrokenNumbers>
    </p>
  );
}
