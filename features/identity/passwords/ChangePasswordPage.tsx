import { useRouter } from '@tanstack/react-router';
import { useChange } from '#platform/web/api/useChange.ts';
import { asField } from '#platform/web/form/asField.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { useMe } from '../account/useMe.web.ts';
import { api } from '../api.web.ts';
import { PasswordInput } from '../sign-in/PasswordInput.tsx';
import classes from './ChangePasswordPage.module.css';
import { NewPasswordInput, newPasswordProblem } from './NewPasswordInput.tsx';

const CurrentPassword = asField(PasswordInput);

/** /profile/change-password. */
export function ChangePasswordPage() {
  const { userName } = useMe();
  const router = useRouter();
  const change = useChange(api.changePassword, { silent: 'failure' });
  const form = useGableForm({
    initialValues: { currentPassword: '', newPassword: '' },
    rules: ({ currentPassword, newPassword }) => ({
      currentPassword: currentPassword === '' ? 'Type your password.' : null,
      newPassword: newPasswordProblem(newPassword),
    }),
    onSubmit: async (body) => {
      await change.mutateAsync({ body });
      await router.navigate({ to: '/profile' });
    },
  });
  return (
    <>
      <PageHeader
        title="Change password"
        crumbs={[{ label: 'Profile', to: '/profile' }]}
        meta="Your other sessions end, and you get a mail about the change."
      />
      <div className={classes.narrow}>
        <Panel>
          <FormShell form={form} label="Change password" submitLabel="Change password" showState={false}>
            <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
            <CurrentPassword
              label="Current password"
              autoComplete="current-password"
              {...form.field('currentPassword', { required: true })}
            />
            <NewPasswordInput {...form.field('newPassword', { required: true })} />
          </FormShell>
        </Panel>
      </div>
    </>
  );
}
