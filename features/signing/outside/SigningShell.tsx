import { IconDownload } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { urlOf } from '#platform/web/api/client.ts';
import { useDownload } from '#platform/web/files/saveFile.ts';
import { goToHeading } from '#platform/web/kit/hooks/pageHeading.ts';
import { usePageTitle } from '#platform/web/kit/page/usePageTitle.ts';
import { Button } from '#platform/web/plain/Button.tsx';
import { Mark } from '#platform/web/shell/header/Mark.tsx';
import { api } from '../api.web.ts';
import type { LinkState } from '../room.calls.ts';
import { LanguageMenu } from './LanguageChoice.tsx';
import { useWords } from './language.web.ts';
import classes from './SigningShell.module.css';

/** The steps of signing, in their order. */
const steps = ['stepCode', 'stepRead', 'stepSign'] as const;

type Props = {
  title: string;
  /** Undefined while it is loaded, and for a link that was never sent. */
  state: LinkState | undefined;
  /** 1, 2 or 3; none: there is nothing more to do. */
  step?: number;
  /** Of somebody who has opened the link. */
  token?: string | undefined;
  /** How many questions are answered, instead of the steps. */
  progress?: { done: number; of: number };
  /** Stays at the foot of a phone's screen. */
  foot?: ReactNode;
  children: ReactNode;
};

/** The step that was shown last. */
let reached: string | undefined;

/** The frame of what a recipient sees: whose document it is, how far they are, and the PDF. */
export function SigningShell({ title, state, step, token, progress, foot, children }: Props) {
  const { words, say } = useWords();
  const agency = state?.agency;
  usePageTitle(title);
  // Each further step has the focus on its heading, which a screen reader reads; after every render, as a step is loaded first.
  useEffect(() => {
    const place = `${step} ${title}`;
    if (place !== reached && (reached === undefined || goToHeading())) reached = place;
  });
  return (
    <div className={classes.shell}>
      <header className={classes.header}>
        <div className={classes.bar}>
          <Mark />
          <div className={classes.agency}>
            <p className={classes.name}>{agency?.name ?? 'Gable'}</p>
            {agency?.licenceNo && <p className="g-dimmed">{say('licence', { number: agency.licenceNo })}</p>}
          </div>
          {token && state && <LanguageMenu token={token} languages={state.languages} />}
          {token && state && (!state.asks || state.finishedAt) && <Pdf token={token} />}
        </div>
        {progress && <Progress {...progress} />}
        {step && (
          <ol className={classes.steps} aria-label={words.steps}>
            {steps.map((name, index) => (
              <li key={name} data-done={index < step} aria-current={index === step - 1 ? 'step' : undefined}>
                <span className="g-hidden">{words[name]}</span>
              </li>
            ))}
          </ol>
        )}
      </header>
      <main id="content" className={classes.main}>
        {children}
      </main>
      {foot && <div className={classes.foot}>{foot}</div>}
    </div>
  );
}

/** A line that grows with the answers. */
function Progress({ done, of }: { done: number; of: number }) {
  const { words } = useWords();
  return (
    <div
      className={classes.progress}
      role="progressbar"
      aria-label={words.stepAnswer}
      aria-valuemin={0}
      aria-valuenow={done}
      aria-valuemax={of}
    >
      <span style={{ width: `${of ? (100 * done) / of : 0}%` }} />
    </div>
  );
}

function Pdf({ token }: { token: string }) {
  const { words } = useWords();
  const { bytes, start } = useDownload(urlOf(api.downloadFile, { query: { token } }));
  return (
    <Button
      look="default"
      size="xs"
      className={classes.pdf}
      before={<IconDownload size={16} stroke={1.7} aria-hidden />}
      isBusy={bytes !== undefined}
      aria-label={words.pdf}
      onClick={() => void start()}
    >
      <span className={classes.pdfWord}>PDF</span>
    </Button>
  );
}
