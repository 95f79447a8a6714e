import { IconAlertCircle, IconCircleCheck, IconDownload } from '@tabler/icons-react';
import { dayOf, formatDay, formatInstant } from '#platform/contract/days.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useDownload } from '#platform/web/files/saveFile.ts';
import { Button } from '#platform/web/plain/Button.tsx';
import { useRead } from '#platform/web/plain/useRead.ts';
import { api } from '../api.web.ts';
import type { LinkState } from '../room.calls.ts';
import { CallAgency } from './CallAgency.tsx';
import classes from './Ended.module.css';
import { SigningShell } from './SigningShell.tsx';
import { copyWords, signedHeading } from './signedHeading.web.ts';
import texts from './texts.module.css';

/** After the signature: when it was given, and the sealed copy once it is there. */
export function Signed({ token, state: before }: { token: string; state: LinkState }) {
  const { data = before } = useRead(api.linkState, { query: { token } }, every(before));
  const waits = data.waitsFor.length > 0;
  const { bytes, start } = useDownload(urlOf(api.downloadFile, { query: { token } }));
  return (
    <SigningShell title={signedHeading(data)} agency={data.agency}>
      <div className={classes.ended} data-done={data.isSuperseded ? undefined : true}>
        {data.isSuperseded ? (
          <IconAlertCircle size={40} stroke={1.4} aria-hidden />
        ) : (
          <IconCircleCheck size={40} stroke={1.4} aria-hidden />
        )}
        <h1 className={texts.title}>{signedHeading(data)}</h1>
        {data.isSuperseded && (
          <p className={texts.lead}>
            The document was corrected after you signed. A newer message asks you to sign the corrected one.
          </p>
        )}
        <p className={texts.lead}>
          {data.title}
          {data.signedAt && `, ${formatInstant(data.signedAt)}`}. {copyWords(data)}
        </p>
        <Button
          size="md"
          before={<IconDownload size={18} stroke={1.7} aria-hidden />}
          disabled={!data.isSealed && !waits}
          isBusy={bytes !== undefined}
          onClick={() => void start()}
        >
          {data.isSealed ? 'Download the sealed copy' : waits ? 'Download what you read' : 'The copy is being sealed …'}
        </Button>
        <p className={texts.small}>The link works until {formatDay(dayOf(data.expiresAt))}.</p>
        <CallAgency agency={data.agency} words="Questions? Call us" />
      </div>
    </SigningShell>
  );
}

/** A seal takes seconds, other people who sign take days. */
const every = ({ isSealed, waitsFor }: LinkState) => {
  if (isSealed) return {};
  return { every: waitsFor.length > 0 ? 60_000 : 3_000 };
};
