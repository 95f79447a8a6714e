import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import classes from './AuthenticatorSetup.module.css';

const QrPicture = lazy(async () => ({ default: (await import('#platform/web/kit/qr/QrPicture.tsx')).QrPicture }));

export type NewAuthenticator = { secret: string; uri: string };

const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** The secret of an authenticator app as a QR code and as text. */
export function AuthenticatorSetup({ app }: { app: NewAuthenticator | undefined }) {
  if (!app) return <Skeleton width={184} height={184} role="status" aria-label="Making a secret" />;
  return (
    <div className={classes.setup}>
      <Suspense fallback={<Skeleton width={184} height={184} />}>
        <QrPicture text={app.uri} label="QR code for the authenticator app" />
      </Suspense>
      <div className={classes.words}>
        <p>Scan this with an authenticator app, such as Google Authenticator, Microsoft Authenticator or 1Password.</p>
        <p>
          On this phone? <Verb href={app.uri}>Open it in the app</Verb>, or type the key:
        </p>
        <code className={classes.key}>{inFours(app.secret)}</code>
      </div>
    </div>
  );
}
