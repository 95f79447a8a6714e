import { TextInput, UnstyledButton } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useState } from 'react';
import classes from './PasswordField.module.css';

type Props = {
  ref: Ref<HTMLInputElement>;
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
};

/** A password that can be looked at, and a word when Caps Lock is on. Lighter than Mantine's: /signin carries it. */
export function PasswordField({ ref, value, error, onChange }: Props) {
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <TextInput
      ref={ref}
      type={shown ? 'text' : 'password'}
      label="Password"
      name="password"
      size="md"
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      required
      withAsterisk
      maxLength={1000}
      value={value}
      error={error}
      description={caps ? 'Caps Lock is on.' : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyUp={(event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'))}
      rightSection={
        <UnstyledButton
          className={classes.eye}
          aria-label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        >
          <Icon size={19} stroke={1.7} />
        </UnstyledButton>
      }
    />
  );
}
