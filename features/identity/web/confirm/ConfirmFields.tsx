import { PasswordInput } from '@mantine/core';
import type { FieldProps } from '#platform/web/form/useGableForm.ts';

type Props = { field: (path: string, options: { required: boolean }) => FieldProps };

/** At the end of a form whose change is confirmed: the password, under `confirmation` as the calls take it. */
export function ConfirmFields({ field }: Props) {
  return (
    <PasswordInput
      label="Your password"
      description="To make sure that it is you"
      autoComplete="current-password"
      maxLength={1000}
      {...field('confirmation.password', { required: true })}
    />
  );
}
