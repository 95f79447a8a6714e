import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useData } from '#platform/web/api/useData.ts';
import type { FieldProps } from '#platform/web/form/useGableForm.ts';
import { api } from '../api.ts';
import { useConfirmationCode } from './useConfirmationCode.ts';

type Form = {
  /** `confirmation`, as the calls take it. */
  values: { confirmation: { password: string } };
  setFieldValue: (path: never, value: never) => void;
  setFieldError: (path: never, error: string) => void;
};
type Props = {
  form: { form: Form; field: (path: string, options: { required: boolean }) => FieldProps };
  /** Nothing stands before it: the password takes the focus. */
  isFirst?: boolean;
};

/** At the end of a form whose change is confirmed: the password, and a code where my sign-in takes one. */
export function ConfirmFields({ form: { form, field }, isFirst = false }: Props) {
  const { password } = form.values.confirmation;
  const isDue = useData(api.secondStep, {}).data?.isOn ?? false;
  const { way, others, working, ask } = useConfirmationCode({
    password,
    onBegun: (loginSessionId) =>
      form.setFieldValue('confirmation' as never, { password, loginSessionId, code: '' } as never),
    onRefused: (message) => form.setFieldError('confirmation.password' as never, message),
  });
  return (
    <>
      <PasswordInput
        label="Your password"
        description="To make sure that it is you"
        autoComplete="current-password"
        maxLength={1000}
        autoFocus={isFirst}
        data-autofocus={isFirst || undefined}
        {...field('confirmation.password', { required: true })}
      />
      {way && (
        <TextInput
          label="Code"
          description={way.channel === 'EMAIL' ? `Mailed to ${way.hint}` : 'From your authenticator app'}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          {...field('confirmation.code', { required: true })}
        />
      )}
      {isDue && (
        <div>
          <Button
            variant="default"
            size="sm"
            loading={working}
            disabled={password === ''}
            onClick={() => void ask(way?.channel)}
          >
            {way ? 'Get another code' : 'Get a code'}
          </Button>
          {others.map(({ channel }) => (
            <Button key={channel} variant="subtle" color="gray" size="sm" ml={8} onClick={() => void ask(channel)}>
              {channel === 'EMAIL' ? 'Mail me one instead' : 'Use the app instead'}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
