import { TextInput, type TextInputProps } from '@mantine/core';

/** The input of a user name, with the attributes that password managers and phones recognise. */
export function UserNameInput(props: TextInputProps) {
  return (
    <TextInput
      name="username"
      size="md"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
      withAsterisk
      {...props}
    />
  );
}
