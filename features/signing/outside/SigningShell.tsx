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
import classes from './SigningShell.module.css';

/** The steps of signing, in their order. */
const steps = ['Code', 'Read', 'Sign'] as const;

type Props = {
  title: string;
  agency: LinkState['agency'] | undefined;
  /** 1, 2 or 3; none: there is nothing more to do. */
  step?: number;
  /** Offers the document as a PDF. */
  token?: string | undefined;
  /** Stays at the foot of a phone's screen. */
  foot?: ReactNode;
  children: ReactNode;
};

/** The step that was shown last. */
let reached: string | undefined;

/** The frame of what a recipient sees: whose document it is, how far they are, and the PDF. */
export function SigningShell({ title, agency, step, token, foot, children }: Props) {
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
            {agency?.licenceNo && <p className="g-dimmed">CEA licence {agency.licenceNo}</p>}
          </div>
          {token && <Pdf token={token} />}
        </div>
        {step && (
          <ol className={classes.steps} aria-label="Steps">
            {steps.map((name, index) => (
              <li key={name} data-done={index < step} aria-current={index === step - 1 ? 'step' : undefined}>
                <span className="g-hidden">{name}</span>
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

function Pdf({ token }: { token: string }) {
  const { bytes, start } = useDownload(urlOf(api.downloadFile, { query: { token } }));
  return (
    <Button
      look="default"
      size="xs"
      className={classes.pdf}
      before={<IconDownload size={16} stroke={1.7} aria-hidden />}
      isBusy={bytes !== undefined}
      aria-label="Download the PDF"
      onClick={() => void start()}
    >
      PDF
    </Button>
  );
}
