import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ErrorLine } from '../sign-in/ErrorLine.tsx';
import classes from './CodePages.module.css';

type Props = { onSubmit: (code: string) => Promise<void>; working: boolean; failure: string | undefined };

/** Signs in by a recovery code. Dashes, spaces and small letters are accepted. */
export function RecoveryForm({ onSubmit, working, failure }: Props) {
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const isWhole = code.replace(/[\s-]/g, '').length === 10;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole) void onSubmit(code);
  };
  return (
    <form className={classes.form} aria-label="Recovery code" onSubmit={submit}>
      <TextInput
        ref={input}
        label="Recovery code"
        size="md"
        placeholder="XXXXX-XXXXX"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
        styles={{ input: { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.06em' } }}
      />
      <ErrorLine>{failure}</ErrorLine>
      <Button type="submit" size="md" fullWidth loading={working} disabled={!isWhole}>
        Sign in
      </Button>
    </form>
  );
}
