import { Button } from '@mantine/core';
import { IconCircleCheck, IconDownload } from '@tabler/icons-react';
import { dayOf, formatDay, formatInstant } from '#platform/contract/days.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { useDownload } from '#platform/web/files/saveFile.ts';
import type { LinkState } from '../contract/index.ts';
import { api } from './api.ts';
import { CallAgency } from './CallAgency.tsx';
import classes from './Signing.module.css';
import { SigningShell } from './SigningShell.tsx';

/** After the signature: when it was given, and the sealed copy once it is there. */
export function Signed({ token, state: before }: { token: string; state: LinkState }) {
  const { data = before } = useData(api.linkState, { query: { token } }, before.isSealed ? {} : { every: 3_000 });
  const { bytes, start } = useDownload(urlOf(api.downloadFile, { query: { token } }));
  return (
    <SigningShell title="You have signed" agency={data.agency}>
      <div className={classes.ended}>
        <IconCircleCheck size={40} stroke={1.4} aria-hidden />
        <h1 className={classes.title}>You have signed</h1>
        <p className={classes.lead}>
          {data.title}
          {data.signedAt && `, ${formatInstant(data.signedAt)}`}.{' '}
          {data.email.includes('@')
            ? `A sealed copy goes to ${data.email}.`
            : 'Your sealed copy is here, as long as this link works.'}
        </p>
        <Button
          size="md"
          leftSection={<IconDownload size={18} stroke={1.7} />}
          disabled={!data.isSealed}
          loading={bytes !== undefined}
          onClick={() => void start()}
        >
          {data.isSealed ? 'Download the sealed copy' : 'The copy is being sealed …'}
        </Button>
        <p className={classes.small}>The link works until {formatDay(dayOf(data.expiresAt))}.</p>
        <CallAgency agency={data.agency} words="Questions? Call us" />
      </div>
    </SigningShell>
  );
}
