// The style sheets that the other public pages do not need.

import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Radio, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { dropLinkToken, readLinkToken } from '#platform/web/api/linkToken.ts';
import { send } from '#platform/web/api/send.ts';
import { asField } from '#platform/web/form/asField.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Checkbox, TextInput } from '#platform/web/form/inputs.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import { api } from '../api.web.ts';
import { NewPasswordInput, newPasswordProblem } from '../passwords/NewPasswordInput.tsx';
import { AuthenticatorSetup, type NewAuthenticator } from '../second-step/AuthenticatorSetup.tsx';
import type { Channel } from '../second-step/channels.words.ts';
import classes from './InitForm.module.css';
import { type InitValues, type Invited, initialValues, type Ready } from './initValues.web.ts';

const path = '/init-account';
const Radios = asField(Radio.Group);

/** The form of the first visit: name, password, second step, notice. */
export function InitForm({ invited, onReady }: { invited: Invited; onReady: (ready: Ready) => void }) {
  const [app, setApp] = useState<NewAuthenticator>();
  const token = readLinkToken(path) ?? '';
  const form = useGableForm<InitValues>({
    initialValues: { ...initialValues, channel: invited.needsApp ? 'AUTHENTICATOR' : 'EMAIL' },
    rules: ({ isMe, password, channel, code, acceptsNotice }) => ({
      isMe: isMe ? null : 'Say that this is you.',
      password: newPasswordProblem(password),
      code: channel === 'EMAIL' || code ? null : 'Type the code that the app shows.',
      acceptsNotice: acceptsNotice ? null : 'Read the notice and accept it.',
    }),
    onSubmit: async ({ password, channel, code }) => {
      const noticeVersion = invited.notice.version;
      const body = { token, isMe: true, password, channel, noticeVersion, acceptsNotice: true } as const;
      const ready = await send(api.initAccount, { body: channel === 'EMAIL' ? body : { ...body, code } });
      dropLinkToken(path);
      onReady(ready);
    },
  });
  const { field } = form;
  const takesApp = useValues(form, ({ channel }) => channel === 'AUTHENTICATOR');
  const choose = async (channel: Channel) => {
    form.setValue('channel', channel);
    if (channel === 'AUTHENTICATOR' && !app) setApp(await send(api.initAuthenticator, { body: { token } }));
  };

  const showApp = useEffectEvent(() => choose('AUTHENTICATOR'));
  useEffect(() => {
    if (invited.needsApp) void showApp();
  }, [invited.needsApp]);

  return (
    <FormShell form={form} label="Your account" submitLabel="Set up my account" showState={false} guard={false}>
      <InitPart title="1. Is this you?">
        <KeyValues
          items={[
            { label: 'Name', value: invited.name },
            { label: 'User name', value: invited.userName },
            { label: 'Email', value: invited.email },
            ...(invited.registrationNo ? [{ label: 'Registration', value: invited.registrationNo }] : []),
          ]}
        />
        <Checkbox
          label="This is me, and it is right"
          description="If not, ask the agency’s people desk before you go on."
          {...field('isMe')}
        />
      </InitPart>
      <InitPart title="2. Your password">
        <input type="text" name="username" autoComplete="username" value={invited.userName} readOnly hidden />
        <NewPasswordInput label="Password" {...field('password', { required: true })} />
      </InitPart>
      <InitPart title="3. Your second step">
        <Radios
          label="Where your code comes from each time you sign in"
          description={invited.needsApp && 'What you keep takes an app: a code in a mail would not be enough.'}
          {...field('channel')}
          onChange={(channel) => void choose(channel as Channel)}
        >
          <Stack gap="xs" mt="xs">
            {!invited.needsApp && <Radio value="EMAIL" label={`By email, to ${invited.email}`} />}
            <Radio value="AUTHENTICATOR" label="From an authenticator app: quicker, and works without mail" />
          </Stack>
        </Radios>
        {takesApp && (
          <>
            <AuthenticatorSetup app={app} />
            <TextInput
              label="Code that the app shows"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              {...field('code', { required: true })}
            />
          </>
        )}
      </InitPart>
      <InitPart title="4. Your personal data">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is reached by keyboard */}
        <section className={classes.notice} tabIndex={0} aria-label="Personal data notice">
          {invited.notice.text.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={classes.version}>Version {invited.notice.version}</p>
        </section>
        <Checkbox label="I have read and accept this notice" {...field('acceptsNotice')} />
      </InitPart>
    </FormShell>
  );
}

/** One of the four parts of the first visit. */
function InitPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h2 className="g-heading">{title}</h2>
      {children}
    </section>
  );
}
