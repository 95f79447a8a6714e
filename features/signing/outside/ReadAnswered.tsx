import { IconArrowRight, IconChevronRight } from '@tabler/icons-react';
import { useEffect } from 'react';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import { Button } from '#platform/web/plain/Button.tsx';
import { ErrorCard } from '#platform/web/plain/ErrorCard.tsx';
import { Skeleton } from '#platform/web/plain/Skeleton.tsx';
import { useRead } from '#platform/web/plain/useRead.ts';
import { useSend } from '#platform/web/plain/useSend.ts';
import { api } from '../api.web.ts';
import type { DocumentOfVisit, LinkState } from '../room.calls.ts';
import { Bilingual } from './Bilingual.tsx';
import { Corrected } from './Corrected.tsx';
import { fetchRest } from './fetchRest.web.ts';
import { goToSign } from './goToSign.web.ts';
import { useWords } from './language.web.ts';
import classes from './ReadAnswered.module.css';
import { ReadSection } from './ReadSection.tsx';
import { SigningShell } from './SigningShell.tsx';
import { SomethingWrong } from './SomethingWrong.tsx';
import texts from './texts.module.css';

type Props = { token: string; state: LinkState };

/** The document of what its recipient has just answered, on one page: what is about them is open, and each further part opens by a tap. */
export function ReadAnswered({ token, state }: Props) {
  const { words, why } = useWords();
  const { data, error, retry } = useRead(api.readDocument, { query: { token } });
  const reopen = useSend(api.reopenAnswers);
  useEffect(fetchRest, []);
  const change = () => void reopen.run({ query: { token }, body: {} }).catch(() => undefined);
  const foot = data && (
    <>
      <Button look="default" size="md" isBusy={reopen.isSending} onClick={change}>
        {words.changeAnswer}
      </Button>
      <Button
        size="md"
        after={<IconArrowRight size={17} stroke={1.7} aria-hidden />}
        onClick={() => void goToSign(token)}
      >
        {words.continueToSign}
      </Button>
    </>
  );
  return (
    <SigningShell title={words.stepRead} state={state} step={2} token={token} foot={foot}>
      {error && !data && <ErrorCard error={error} title={words.loadFailed} retryWord={words.retry} onRetry={retry} />}
      {!error && !data && <Skeleton height={320} />}
      {data && (
        <>
          <h1 className={texts.section}>{words.readAndSign}</h1>
          <p className={texts.lead}>
            <UnbrokenNumbers>{[data.title, data.about].filter(Boolean).join(', ')}</UnbrokenNumbers>
          </p>
          {reopen.error && (
            <Notice tone="danger" live>
              {why(reopen.error)}
            </Notice>
          )}
          <Corrected corrected={data.corrected} />
          {data.sections.map((section, index) => (
            <Part key={section.title} section={section} isOpen={index === 0} />
          ))}
          <SomethingWrong token={token} />
        </>
      )}
    </SigningShell>
  );
}

function Part({ section, isOpen }: { section: DocumentOfVisit['sections'][number]; isOpen: boolean }) {
  return (
    <details className={classes.part} open={isOpen}>
      <summary className={classes.head}>
        <h2 className="g-heading">
          <Bilingual words={{ en: section.title, local: section.localTitle }} />
        </h2>
        <IconChevronRight className="g-chevron" size={20} stroke={1.7} aria-hidden />
      </summary>
      <ReadSection section={section} />
    </details>
  );
}
