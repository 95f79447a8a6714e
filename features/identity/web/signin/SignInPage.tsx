import { IconAlertTriangle, IconDeviceMobile } from '@tabler/icons-react';
import { useLoaderData, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { usePageTitle } from '#platform/web/kit/usePageTitle.ts';
import { Brand } from '#platform/web/shell/Brand.tsx';
import { NoteBox } from './NoteBox.tsx';
import { type Credentials, SignInForm } from './SignInForm.tsx';
import classes from './SignInPage.module.css';
import { Street } from './Street.tsx';
import { useSignIn } from './useSignIn.ts';
import type { Words } from './words.ts';

/** /signin, with all its parts: logo, title, form, error line, note box, mobile app promo box, alert bar. */
export function SignInPage() {
  usePageTitle('Sign in');
  const { words, warmUp }: { words: Words | undefined; warmUp: () => unknown } = useLoaderData({ strict: false });
  const { next }: { next?: string } = useSearch({ strict: false });
  const [values, setValues] = useState<Credentials>({ userName: '', password: '' });
  const { signIn, working, failure } = useSignIn({ next, warmUp });

  return (
    <div className={classes.page}>
      <div className={classes.alerts}>
        {[words?.maintenance, words?.alert].filter(Boolean).map((alert) => (
          <div key={alert} className={classes.alert} role="status">
            <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
            <span>{alert}</span>
          </div>
        ))}
      </div>
      <div className={classes.start}>
        <header>
          <Brand />
        </header>
        <main className={classes.column} id="content">
          <div>
            <h1 className={classes.title}>Sign in to Gable</h1>
            <p className={classes.lead}>
              {next ? 'Sign in to go on where you were.' : 'Your agency’s back office, at your desk and on the go.'}
            </p>
          </div>
          <SignInForm
            values={values}
            onChange={setValues}
            onSubmit={({ userName, password }) => signIn(userName, password)}
            working={working}
            failure={failure}
          />
          {words && (
            <NoteBox
              words={words}
              chosen={values.userName}
              onChoose={({ userName, password }) => setValues({ userName, password })}
            />
          )}
        </main>
      </div>
      <aside className={classes.art} aria-label="On your phone">
        <div className={classes.scene}>
          <Street />
        </div>
        {words?.promo && (
          <div className={classes.promo}>
            <IconDeviceMobile size={24} stroke={1.6} aria-hidden />
            <div>
              <h2>Gable on your phone</h2>
              <p>{words.promo}</p>
            </div>
          </div>
        )}
      </aside>
    </div>
  );
}
