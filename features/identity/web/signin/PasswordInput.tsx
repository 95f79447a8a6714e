import { TextInput, type TextInputProps, UnstyledButton } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useState } from 'react';
import classes from './PasswordInput.module.css';

type Props = Omit<TextInputProps, 'type' | 'rightSection'> & { ref?: Ref<HTMLInputElement> };

/** A password that can be looked at, and a word when Caps Lock is on. Lighter than Mantine's: /signin carries it. */
export function PasswordInput({ description, label = 'Password', ...rest }: Props) {
  const [shown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const Icon = shown ? IconEyeOff : IconEye;
  return (
    <TextInput
      label={label}
      autoCapitalize="none"
      spellCheck={false}
      required
      withAsterisk
      maxLength={1000}
      {...rest}
      type={shown ? 'text' : 'password'}
      description={caps ? 'Caps Lock is on.' : description}
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
