import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { send } from '#platform/web/api/send.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Button } from '#platform/web/plain/Button.tsx';
import { ErrorCard } from '#platform/web/plain/ErrorCard.tsx';
import { Skeleton } from '#platform/web/plain/Skeleton.tsx';
import { useRead } from '#platform/web/plain/useRead.ts';
import { useSend } from '#platform/web/plain/useSend.ts';
import type { AskedSection, Questions } from '../answering/asked.calls.ts';
import { isDone, openCodes, screenKey, screensOf } from '../answering/asked.rules.ts';
import { api } from '../api.web.ts';
import type { LinkState } from '../room.calls.ts';
import classes from './Answering.module.css';
import { AskedPart } from './AskedPart.tsx';
import { withDrafts } from './answers.web.ts';
import { Bilingual } from './Bilingual.tsx';
import { CheckAnswers } from './CheckAnswers.tsx';
import { useWords } from './language.web.ts';
import { Saved } from './Saved.tsx';
import { SigningShell } from './SigningShell.tsx';
import { SomethingWrong } from './SomethingWrong.tsx';
import texts from './texts.module.css';
import { useAnswers } from './useAnswers.web.ts';

type Props = { token: string; state: LinkState };

/** The questions of a recipient, section by section, and at the end all of them with what was answered. */
export function Answering({ token, state }: Props) {
  const { words } = useWords();
  const { data, error, retry } = useRead(api.readQuestions, { query: { token } });
  if (data) return <Sections key={token} token={token} state={state} initial={data} read={data} />;
  return (
    <SigningShell title={words.stepAnswer} state={state} step={2} token={token}>
      {error ? (
        <ErrorCard error={error} title={words.loadFailed} retryWord={words.retry} onRetry={retry} />
      ) : (
        <Skeleton height={320} />
      )}
    </SigningShell>
  );
}

/** Where somebody comes back to: the first section that lacks something, or the list of all. */
const firstOpen = (sections: readonly AskedSection[]): string =>
  sections.find((section) => openCodes([section]).length > 0)?.key ?? check;
const check = 'check';

function Sections({ token, state, initial, read }: Props & { initial: Questions; read: Questions }) {
  const { words, say, why } = useWords();
  const { here, state: answers } = useAnswers(token, initial);
  // What is read anew, as in another language or after a file came, has what was answered in it.
  useEffect(() => here.renew(read), [here, read]);
  const whole = withDrafts(answers.questions.sections, answers.drafts);
  const sections = screensOf(whole);
  const [place, setPlace] = useState(() => firstOpen(sections));
  const [showsOpen, setShowsOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const main = useRef<HTMLDivElement>(null);
  const finish = useSend(api.finishAnswers);
  const found = sections.findIndex(({ key }) => key === place);
  const section = sections[found];
  const count = sections.length;

  const turn = (to: string) => {
    setPlace(to);
    setShowsOpen(false);
    window.scrollTo({ top: 0 });
  };
  const showOpen = () => {
    setShowsOpen(true);
    // Once what is said of each is drawn.
    requestAnimationFrame(() => goToOpen(main.current));
  };
  const goOn = async () => {
    if (!section) return;
    if (openCodes([section]).length > 0) return showOpen();
    setBusy(true);
    await here.flush();
    setBusy(false);
    const { questions, drafts, standing } = here.get();
    const now = screensOf(withDrafts(questions.sections, drafts));
    const index = now.findIndex(({ key }) => key === section.key);
    const same = now[index];
    if (standing === 'refused' || standing === 'elsewhere') return;
    // An answer may have asked for more of the same section.
    if (same && openCodes([same]).length > 0) return showOpen();
    turn(now[index + 1]?.key ?? check);
  };
  const end = async () => {
    const open = sections.find((each) => openCodes([each]).length > 0);
    if (open) {
      turn(open.key);
      return showOpen();
    }
    setBusy(true);
    // What failed is said on the page.
    if (await here.flush()) await finish.run({ query: { token }, body: {} }).catch(() => undefined);
    setBusy(false);
  };
  const saved = <Saved standing={answers.standing} />;
  const foot = (
    <>
      {found !== 0 && (
        <Button
          look="default"
          size="md"
          before={<IconArrowLeft size={17} stroke={1.7} aria-hidden />}
          onClick={() => turn(sections[(section ? found : count) - 1]?.key ?? check)}
        >
          {words.back}
        </Button>
      )}
      <Button
        size="md"
        after={<IconArrowRight size={17} stroke={1.7} aria-hidden />}
        isBusy={isBusy}
        onClick={() => void (section ? goOn() : end())}
      >
        {section ? words.continue : words.finish}
      </Button>
    </>
  );
  const { answered, answeredOf } = answers.questions;
  const progress = { done: answered, of: answeredOf };
  if (!section)
    return (
      <SigningShell title={words.check} state={state} token={token} foot={foot} progress={progress}>
        <p className={classes.above}>
          <span>{answers.questions.about}</span>
          {saved}
        </p>
        <h1 className={texts.section}>{words.check}</h1>
        <p className={texts.lead}>{words.checkLead}</p>
        <Failed why={finish.error && why(finish.error)} />
        <CheckAnswers sections={whole} onEdit={(key) => turn(screenKey(key))} />
        <SomethingWrong token={token} />
      </SigningShell>
    );
  const { title } = section;
  return (
    <SigningShell title={title.local || title.en} state={state} token={token} foot={foot} progress={progress}>
      <p className={classes.above}>
        <span>{say('sectionOf', { number: found + 1, count })}</span>
        {saved}
      </p>
      <h1 className={texts.section}>
        <Bilingual words={title} />
      </h1>
      {found === 0 && title.local && <p className={texts.small}>{words.aid}</p>}
      <Failed why={answers.failure && why(answers.failure)} />
      <div ref={main}>
        <AskedPart
          token={token}
          questions={section.questions}
          problemOf={(question) => showsOpen && !isDone(question, question.answer)}
          onAnswer={here.answer}
          onFile={async () => here.renew(await send(api.readQuestions, { query: { token } }))}
        />
      </div>
      <SomethingWrong token={token} />
    </SigningShell>
  );
}

function Failed({ why }: { why: string | null | undefined }) {
  if (!why) return null;
  return (
    <div className={classes.failed}>
      <Notice tone="danger" live>
        {why}
      </Notice>
    </div>
  );
}

/** The first question that lacks something has the focus. */
const goToOpen = (within: HTMLElement | null): void => {
  const group = within?.querySelector<HTMLElement>('[data-problem]');
  group?.scrollIntoView({ block: 'center' });
  group?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true });
};
