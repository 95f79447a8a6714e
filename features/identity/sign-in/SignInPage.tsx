import { useLoaderData, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { EntryPage } from './EntryPage.tsx';
import { NoteBox } from './NoteBox.tsx';
import { type Credentials, SignInForm } from './SignInForm.tsx';
import { useSignIn } from './useSignIn.web.ts';
import type { Words } from './words.web.ts';

/** /signin, with all its parts: logo, title, form, error line, note box, mobile app promo box, alert bar. */
export function SignInPage() {
  const { words, warmUp }: { words: Words | undefined; warmUp: () => unknown } = useLoaderData({ strict: false });
  const { next }: { next?: string } = useSearch({ strict: false });
  const [values, setValues] = useState<Credentials>({ userName: '', password: '' });
  const { signIn, working, failure } = useSignIn({ next, warmUp });

  return (
    <EntryPage
      title="Sign in to Gable"
      tab="Sign in"
      lead={next ? 'Sign in to go on where you were.' : 'Your agency’s back office, at your desk and on the go.'}
      alerts={[words?.maintenance, words?.alert]}
      promo={words?.promo}
    >
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
    </EntryPage>
  );
}
