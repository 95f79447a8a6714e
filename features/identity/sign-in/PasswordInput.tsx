import { TextInput, type TextInputProps, UnstyledButton } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type KeyboardEvent, type Ref, useState } from 'react';
import classes from './PasswordInput.module.css';

type Props = Omit<TextInputProps, 'type' | 'rightSection'> & { ref?: Ref<HTMLInputElement> };

/** A password input with a button to show the password and a warning for Caps Lock. It is smaller than Mantine's. */
export function PasswordInput({ description, label = 'Password', ...rest }: Props) {
  const [isShown, setShown] = useState(false);
  const [caps, setCaps] = useState(false);
  const Icon = isShown ? IconEyeOff : IconEye;
  return (
    <TextInput
      label={label}
      autoCapitalize="none"
      spellCheck={false}
      required
      withAsterisk
      maxLength={1000}
      {...rest}
      type={isShown ? 'text' : 'password'}
      description={caps ? 'Caps Lock is on.' : description}
      onKeyUp={(event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'))}
      rightSection={
        <UnstyledButton
          className={classes.eye}
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!isShown)}
        >
          <Icon size={19} stroke={1.7} />
        </UnstyledButton>
      }
    />
  );
}
