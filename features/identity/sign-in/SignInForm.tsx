import { Button } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useOnline } from '#platform/web/feedback/useOnline.ts';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { ErrorLine } from './ErrorLine.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import classes from './SignInForm.module.css';
import { UserNameInput } from './UserNameInput.tsx';

export type Credentials = { userName: string; password: string };

type Props = {
  values: Credentials;
  onChange: (values: Credentials) => void;
  onSubmit: (values: Credentials) => Promise<void>;
  working: boolean;
  /** The error line. */
  failure: string | undefined;
};

/** Whether the device has a mouse. On a touch device the focus would open a keyboard that covers the page. */
const atDesk = () => window.matchMedia('(pointer: fine)').matches;

export function SignInForm({ values, onChange, onSubmit, working, failure }: Props) {
  const online = useOnline();
  const [tried, setTried] = useState(false);
  const userName = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const missing = (text: string, words: string) => (tried && text === '' ? words : undefined);

  useEffect(() => {
    if (atDesk()) userName.current?.focus();
  }, []);
  useEffect(() => {
    if (failure) password.current?.select();
  }, [failure]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    // React may not know what a password manager filled in, so the values are read from the fields.
    const typed = { userName: userName.current?.value.trim() ?? '', password: password.current?.value ?? '' };
    onChange(typed);
    if (!typed.userName) return userName.current?.focus();
    if (!typed.password) return password.current?.focus();
    if (!working) void onSubmit(typed);
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label="Sign in">
      <UserNameInput
        ref={userName}
        label="User name"
        maxLength={100}
        value={values.userName}
        error={missing(values.userName, 'Type your user name.')}
        onChange={(event) => onChange({ ...values, userName: event.currentTarget.value })}
      />
      <PasswordInput
        ref={password}
        name="password"
        size="md"
        autoComplete="current-password"
        value={values.password}
        error={missing(values.password, 'Type your password.')}
        onChange={(event) => onChange({ ...values, password: event.currentTarget.value })}
      />
      <RouteLink to="/forgot-password" className={classes.forgot}>
        Forgot password?
      </RouteLink>
      <ErrorLine>{online ? failure : 'You are offline. Sign in once you are back.'}</ErrorLine>
      <Button type="submit" size="md" fullWidth loading={working} disabled={!online}>
        Sign in
      </Button>
    </form>
  );
}
