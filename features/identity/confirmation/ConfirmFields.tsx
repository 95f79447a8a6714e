import { Button, PasswordInput } from '@mantine/core';
import { useWatch } from 'react-hook-form';
import { useData } from '#platform/web/api/useData.ts';
import { asField } from '#platform/web/form/asField.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { api } from '../api.web.ts';
import type { Confirmation } from './confirmation.calls.ts';
import { useConfirmationCode } from './useConfirmationCode.web.ts';

const Password = asField(PasswordInput);

type Props = {
  /** A form with `confirmation`, as the calls take it, among its values. */
  form: Omit<GableForm<{ confirmation: Pick<Confirmation, 'password'> }>, 'onChange' | 'setValues'>;
  /** True if the password is the first field: it takes the focus. */
  isFirst?: boolean;
};

/** At the end of a form whose change is confirmed: the password, and a code where my sign-in takes one. */
export function ConfirmFields({ form, isFirst = false }: Props) {
  const { field } = form;
  const password = useWatch({ control: form.control, name: 'confirmation.password' }) as string;
  const isDue = useData(api.secondStep, {}).data?.isOn ?? false;
  const { way, others, working, ask } = useConfirmationCode({
    password,
    onBegun: (loginSessionId) => {
      const begun: Confirmation = { password, loginSessionId, code: '' };
      form.setValue('confirmation', begun);
    },
    onRefused: (message) => form.setError('confirmation.password', message),
  });
  return (
    <>
      <Password
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
