import type { ComponentProps } from 'react';
import { asField } from '#platform/web/form/asField.tsx';
import { PasswordInput } from '../sign-in/PasswordInput.tsx';
import { shortestPassword } from './passwords.rules.ts';

/** Input for a new password. Its description says what makes a good one; kinds of characters do not matter. */
export const NewPasswordInput = asField((props: ComponentProps<typeof PasswordInput>) => (
  <PasswordInput
    label="New password"
    autoComplete="new-password"
    description={`${shortestPassword} characters or more. Three or four words that don’t belong together are hard to guess and easy to keep in mind.`}
    {...props}
  />
));

/** The checks of a new password in the browser; null if it passes. The server checks more. */
export const newPasswordProblem = (value: string): string | null => {
  if (value === '') return 'Choose a password.';
  return [...value].length < shortestPassword ? `Use ${shortestPassword} characters or more.` : null;
};
