import { TextInput, type TextInputProps } from '@mantine/core';

/** Who someone is, as password managers and phones know the field. */
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
