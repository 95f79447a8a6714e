import { IconAlertCircle, IconCircleCheck, IconDownload } from '@tabler/icons-react';
import { formatInstant } from '#platform/contract/days.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useDownload } from '#platform/web/files/saveFile.ts';
import { Button } from '#platform/web/plain/Button.tsx';
import { useRead } from '#platform/web/plain/useRead.ts';
import { api } from '../api.web.ts';
import type { LinkState } from '../room.calls.ts';
import { CallAgency } from './CallAgency.tsx';
import classes from './Ended.module.css';
import { useWords } from './language.web.ts';
import { SigningShell } from './SigningShell.tsx';
import { copyWord, signedHeading } from './signedHeading.web.ts';
import texts from './texts.module.css';

/** After the signature: when it was given, and the sealed copy once it is there. */
export function Signed({ token, state: before }: { token: string; state: LinkState }) {
  const { data = before } = useRead(api.linkState, { query: { token } }, every(before));
  const { words, say, day, names } = useWords();
  const heading = words[signedHeading(data)];
  const waits = data.waitsFor.length > 0;
  const { bytes, start } = useDownload(urlOf(api.downloadFile, { query: { token } }));
  return (
    <SigningShell title={heading} state={data} token={token}>
      <div className={classes.ended} data-done={data.isSuperseded ? undefined : true}>
        {data.isSuperseded ? (
          <IconAlertCircle size={40} stroke={1.4} aria-hidden />
        ) : (
          <IconCircleCheck size={40} stroke={1.4} aria-hidden />
        )}
        <h1 className={texts.title}>{heading}</h1>
        {data.isSuperseded && <p className={texts.lead}>{words.superseded}</p>}
        <p className={texts.lead}>
          {data.title}
          {data.signedAt && `, ${formatInstant(data.signedAt)}`}.{' '}
          {say(copyWord(data), { email: data.email, names: names(data.waitsFor) })}
        </p>
        <Button
          size="md"
          before={<IconDownload size={18} stroke={1.7} aria-hidden />}
          disabled={!data.isSealed && !waits}
          isBusy={bytes !== undefined}
          onClick={() => void start()}
        >
          {data.isSealed ? words.sealedCopy : waits ? words.whatYouRead : words.beingSealed}
        </Button>
        <p className={texts.small}>{say('linkUntil', { day: day(data.expiresAt) })}</p>
        <CallAgency agency={data.agency} word="questions" />
      </div>
    </SigningShell>
  );
}

/** A seal takes seconds, other people who sign take days. */
const every = ({ isSealed, waitsFor }: LinkState) => {
  if (isSealed) return {};
  return { every: waitsFor.length > 0 ? 60_000 : 3_000 };
};
