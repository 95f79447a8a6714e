import { IconCircleCheck, IconLinkOff } from '@tabler/icons-react';
import type { LinkState } from '../room.calls.ts';
import { CallAgency } from './CallAgency.tsx';
import classes from './Ended.module.css';
import { endedWords } from './ended.rules.ts';
import { useWords } from './language.web.ts';
import { SigningShell } from './SigningShell.tsx';
import texts from './texts.module.css';

/** Page of a link that opens nothing. `state` is undefined for one that was never sent. */
export function Ended({ state }: { state: LinkState | undefined }) {
  const hasCopy = state?.isSealed && state.email.includes('@');
  const { title, text } = endedWords(state?.state, state?.ending, hasCopy);
  const { words } = useWords();
  const isDone = state?.state === 'SIGNED';
  const Icon = isDone ? IconCircleCheck : IconLinkOff;
  return (
    <SigningShell title={words[title]} state={state}>
      <div className={classes.ended} data-done={isDone || undefined}>
        <Icon size={40} stroke={1.4} aria-hidden />
        <h1 className={texts.title}>{words[title]}</h1>
        <p className={texts.lead}>{words[text]}</p>
        <CallAgency agency={state?.agency} />
      </div>
    </SigningShell>
  );
}
