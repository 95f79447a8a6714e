import { IconCircleCheck, IconLinkOff } from '@tabler/icons-react';
import type { LinkState } from '../contract/index.ts';
import { endedWords } from '../rules/ended.ts';
import { CallAgency } from './CallAgency.tsx';
import classes from './Signing.module.css';
import { SigningShell } from './SigningShell.tsx';

/** What a link says that opens nothing: `state` is undefined for one that was never sent. */
export function Ended({ state }: { state: LinkState | undefined }) {
  const { title, text } = endedWords(state?.state, state?.ending);
  const Icon = state?.state === 'SIGNED' ? IconCircleCheck : IconLinkOff;
  return (
    <SigningShell title={title} agency={state?.agency}>
      <div className={classes.ended}>
        <Icon size={40} stroke={1.4} aria-hidden />
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.lead}>{text}</p>
        <CallAgency agency={state?.agency} />
      </div>
    </SigningShell>
  );
}
