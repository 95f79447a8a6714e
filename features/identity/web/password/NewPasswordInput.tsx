import type { ComponentProps } from 'react';
import { shortestPassword } from '../../password-rules.ts';
import { PasswordInput } from '../signin/PasswordInput.tsx';

/** A password to be. What makes a good one stands under it; which kinds of letters it has does not matter. */
export function NewPasswordInput(props: ComponentProps<typeof PasswordInput>) {
  return (
    <PasswordInput
      label="New password"
      autoComplete="new-password"
      description={`${shortestPassword} characters or more. Three or four words that don’t belong together are hard to guess and easy to keep in mind.`}
      {...props}
    />
  );
}

/** What can be said of it before the server looks at it. */
export const newPasswordProblem = (value: string): string | null => {
  if (value === '') return 'Choose a password.';
  return [...value].length < shortestPassword ? `Use ${shortestPassword} characters or more.` : null;
};
