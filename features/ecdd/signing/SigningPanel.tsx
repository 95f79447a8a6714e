import { Anchor, Button, CopyButton, Menu, Modal } from '@mantine/core';
import { IconChevronDown, IconCopy, IconLink, IconMail, IconQrcode, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { HandOver } from '#features/identity/index.web.ts';
import { addressOf, isPhone } from '#features/signing/address.rules.ts';
import { useTexts } from '#features/signing/index.web.ts';
import { deliveries, type SigningState, signingStates, type Way } from '#features/signing/signing.words.ts';
import { formatInstant } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { SegmentedControl, Textarea } from '#platform/web/form/inputs.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { QrPicture } from '#platform/web/kit/qr/QrPicture.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import { api } from '../api.web.ts';
import { askedOf } from '../asked/asked-of.web.ts';
import { CustomerProgress } from '../asked/CustomerProgress.tsx';
import { Scans } from '../corrections/Scans.tsx';
import classes from '../forms/Form.module.css';
import type { Form } from '../forms/form.calls.ts';
import { type AnsweredWay, answeredWays, signedHow } from '../forms/forms.words.ts';
import { addressOfFile } from '../papers/files.web.ts';
import { signersOf } from './signers.rules.ts';
import { asksMitigation, withoutLinkWords } from './withoutLink.web.ts';

const tones: Record<SigningState, Tone> = {
  SENT: 'info',
  OPENED: 'progress',
  VERIFIED: 'progress',
  SIGNED: 'success',
  DECLINED: 'danger',
  EXPIRED: 'warning',
  REVOKED: 'neutral',
  LOCKED: 'warning',
};

/** What was sent of a form, what became of it, and what can be done next. */
export function SigningPanel({ form }: { form: Form }) {
  const { id, version, isMine, gaps, determination, acknowledged, sent, isSigned } = form;
  const out = askedOf(form);
  const isTheirs = out !== undefined && out.finishedAt === null;
  const wasSent = sent.some((each) => each.version === version);
  const isReady = (wasSent || (gaps.length === 0 && determination !== null)) && !isSigned && !isTheirs;
  const [answers, setAnswers] = useState<AnsweredWay>();
  const chosen = answers ?? (isReady ? 'WITH_ME' : 'THEMSELVES');
  const isOpen = sent.some((each) => each.version === version && ['SENT', 'OPENED', 'VERIFIED'].includes(each.state));
  const mayChoose = isMine && !isSigned && !isOpen && !isTheirs;
  const isOnPaper = acknowledged.some((each) => each.version === version && each.how !== 'LINK');
  const revoke = useChange(api.revokeForm);
  return (
    <Panel title="Signing">
      <div className={classes.stack}>
        {acknowledged.map((each, at) => (
          <Signed
            key={`${each.version} ${each.signedAt}`}
            of={each}
            isOld={each.version !== version}
            isSame={acknowledged.findIndex(({ fileId }) => fileId === each.fileId) < at}
            waits={each.version === version && (!form.isSigned || (each.how === 'LINK' && isOnPaper))}
          />
        ))}
        {sent
          .filter(({ state }) => state !== 'SIGNED')
          .slice(0, 5)
          .map((each) => (
            <Sent key={each.requestId} of={each} />
          ))}
        <Scans form={form} />
        {acknowledged.length === 0 && sent.length === 0 && (
          <p className={classes.hint}>Not sent yet. A link is valid for 7 days.</p>
        )}
        {mayChoose && (
          <>
            <SegmentedControl
              aria-label="Who answers the customer’s questions"
              data={Object.entries(answeredWays).map(([value, label]) => ({ value, label }))}
              value={chosen}
              onChange={(value) => setAnswers(value as AnsweredWay)}
            />
            <p className={classes.hint}>{wayHints[chosen]}</p>
          </>
        )}
        {out && <CustomerProgress of={out} />}
        {isMine && !isSigned && isTheirs && <Asks form={form} again />}
        {mayChoose && chosen === 'THEMSELVES' && <Asks form={form} />}
        {isMine && isReady && (!mayChoose || chosen === 'WITH_ME') && <Sends form={form} />}
        {mayChoose && chosen === 'WITH_ME' && !isReady && (
          <p className={classes.hint}>Fill in the form with the customer and determine the risk. Then it is sent.</p>
        )}
        {isMine && (isOpen || isTheirs) && (
          <ConfirmButton
            label={out ? 'Take back' : 'Withdraw'}
            title={out ? 'Take it back?' : form.signers.length > 0 ? 'Withdraw the links?' : 'Withdraw the link?'}
            onConfirm={() => revoke.mutateAsync({ params: { id } })}
          >
            {form.signers.length > 0 ? 'They open' : 'It opens'} nothing any more. You can send the form again.
            {out && ' What the customer answered stays, and is marked as theirs.'}
          </ConfirmButton>
        )}
        {isMine && isReady && !isOpen && chosen === 'WITH_ME' && form.isUcp && <Refusal form={form} />}
      </div>
    </Panel>
  );
}

function Signed({
  of: { how, name, signedAt, version, note, fileId },
  isOld,
  isSame,
  waits,
}: {
  of: Form['acknowledged'][number];
  isOld: boolean;
  /** Its file stands above already: who sign together have one. */
  isSame: boolean;
  /** Others have still to sign this version. */
  waits: boolean;
}) {
  return (
    <div className={classes.event}>
      <StatusBadge tone={isOld || how === 'REFUSED' ? 'neutral' : 'success'}>
        {isOld ? `Version ${version}, superseded` : signedHow[how]}
      </StatusBadge>
      <span className={classes.hint}>
        <bdi>{name}</bdi>, {formatInstant(signedAt)}
      </span>
      {note && <span className={classes.hint}>{note}</span>}
      {fileId
        ? !isSame && (
            <Anchor size="sm" download href={addressOfFile(fileId)}>
              {waits ? 'Download what is signed so far' : 'Download signed form'}
            </Anchor>
          )
        : how === 'LINK' && (
            <span className={classes.hint}>
              {waits ? 'It is sealed when all have signed.' : 'The signed PDF is being sealed.'}
            </span>
          )}
    </div>
  );
}

function Sent({ of }: { of: Form['sent'][number] }) {
  const { state, name, email, sentAt, expiresAt, openedAt, declinedAt, declineReason, delivery, version } = of;
  const isOpen = state === 'SENT' || state === 'OPENED' || state === 'VERIFIED';
  return (
    <div className={classes.event}>
      <StatusBadge tone={tones[state]}>{signingStates[state]}</StatusBadge>
      <span className={classes.hint}>
        Version {version} to <bdi>{name}</bdi>, {email}, {formatInstant(sentAt)}
      </span>
      {openedAt && <span className={classes.hint}>Opened {formatInstant(openedAt)}</span>}
      {declinedAt && <span className={classes.hint}>“{declineReason}”</span>}
      {isOpen && delivery === 'FAILED' && <span className={classes.gap}>{deliveries.FAILED}</span>}
      {isOpen && <span className={classes.hint}>Valid until {formatInstant(expiresAt)}</span>}
    </div>
  );
}

type Recipient = 'email' | 'all' | number;
type Of = { id: string; name: string; email: string; phone: string; recipient: Recipient };

const wayHints: Record<AnsweredWay, string> = {
  WITH_ME: 'You type what the customer says. They read and sign it by a link.',
  THEMSELVES: 'The customer answers on their own phone, and signs. What you typed of their part goes; yours stays.',
};

/** Sends the form to its customer to be answered by themselves. */
function Asks({ form, again = false }: { form: Form; again?: boolean }) {
  const [customer] = signersOf(form);
  return customer ? <Send of={{ id: form.id, ...customer, recipient: 'email' }} again={again} asks /> : null;
}

/** Whom the form is sent to: its customer, and whoever signs it with them, each while they have not signed. */
function Sends({ form }: { form: Form }) {
  const { id, version, signers, sent } = form;
  const send = useChange(api.sendForSigning);
  const ofVersion = sent.filter((each) => each.version === version);
  const isDone = (who: string) => ofVersion.some((each) => each.name === who && each.state === 'SIGNED');
  const isOpen = (who: string) =>
    ofVersion.some((each) => each.name === who && ['SENT', 'OPENED', 'VERIFIED'].includes(each.state));
  const all: Of[] = signersOf(form).map((signer, at) => ({ id, ...signer, recipient: at === 0 ? 'email' : at - 1 }));
  const left = all.filter((each) => !isDone(each.name));
  if (signers.length === 0) return left.map((of) => <Send key={of.name} of={of} again={isOpen(of.name)} />);
  return (
    <>
      {left.length > 1 && left.every((each) => addressOf(each) !== '') && (
        <Button
          loading={send.isPending}
          leftSection={<IconSend size={17} stroke={1.7} />}
          {...(left.every((each) => isOpen(each.name)) && { variant: 'default' })}
          onClick={() => void send.mutateAsync({ body: { id, recipient: 'all' } }).catch(() => undefined)}
        >
          Send to all {left.length}
        </Button>
      )}
      {left.map((of) => (
        <Send key={of.name} of={of} again={isOpen(of.name)} isOne />
      ))}
    </>
  );
}

/** Sends the form to one of its signers: by mail, as a link to hand over, or as a code on this screen. */
function Send({
  of: { id, name, email, phone, recipient },
  again,
  isOne = false,
  asks = false,
}: {
  of: Of;
  again: boolean;
  isOne?: boolean;
  /** The customer answers by it. */
  asks?: boolean;
}) {
  const [link, setLink] = useState<{ url: string; way: Way }>();
  const send = useChange(api.sendForSigning);
  const start = async (way: Way) => {
    const { url } = await send.mutateAsync({ body: { id, way, recipient, ...(asks && { answers: 'THEMSELVES' }) } });
    if (url) setLink({ url, way });
  };
  const by = (way: Way) => () => void start(way).catch(() => undefined);
  const texts = useTexts();
  const address = addressOf({ email, phone });
  if (address === '' || (isPhone(address) && !texts))
    return <p className={classes.hint}>No email address: add one to send the form, or upload the signed paper.</p>;
  const words = again ? 'Send again' : isOne ? 'Send' : asks ? 'Ask the customer' : 'Send for signing';
  return (
    <>
      {isOne && <span className={classes.hint}>{name}</span>}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            loading={send.isPending}
            leftSection={<IconSend size={17} stroke={1.7} />}
            rightSection={<IconChevronDown size={16} stroke={1.7} />}
            {...((again || isOne) && { variant: 'default' })}
            {...(isOne && { 'aria-label': `${words} to ${name}` })}
          >
            {words}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconMail size={16} stroke={1.7} />} onClick={by('MAIL')}>
            {isPhone(address) ? 'Text' : 'Email'} to {address}
          </Menu.Item>
          <Menu.Item leftSection={<IconLink size={16} stroke={1.7} />} onClick={by('SHARE')}>
            Copy a link to share
          </Menu.Item>
          <Menu.Item leftSection={<IconQrcode size={16} stroke={1.7} />} onClick={by('HERE')}>
            Sign here, by QR code
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Modal
        opened={link !== undefined}
        onClose={() => setLink(undefined)}
        title={`Link for ${name}`}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {link && (
          <div className={classes.stack}>
            {link.way === 'HERE' && <QrPicture text={link.url} label={`Link for ${name}`} />}
            <p className={classes.hint}>
              It is shown once, and the code goes to {address}. Give it to {isOne ? name : 'the customer'} alone.
            </p>
            {link.way === 'HERE' && <HandOver url={link.url} />}
            <CopyButton value={link.url}>
              {({ copied, copy }) => (
                <Button variant="default" leftSection={<IconCopy size={17} stroke={1.7} />} onClick={copy}>
                  {copied ? 'Copied' : 'Copy link'}
                </Button>
              )}
            </CopyButton>
          </div>
        )}
      </Modal>
    </>
  );
}

function Refusal({ form }: { form: Form }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        Record a refusal
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title="Record a refusal"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Refuse form={form} onDone={() => setOpened(false)} />
      </Modal>
    </>
  );
}

function Refuse({ form: of, onDone }: { form: Form; onDone: () => void }) {
  const { id, version } = of;
  const form = useCallForm(api.noteRefusal, {
    initialValues: { note: '', mitigation: '' },
    input: (values) => ({ params: { id }, body: { version, ...values } }),
    onDone,
  });
  return (
    <FormShell form={form} label="Refusal" submitLabel="Record" showState={false} onCancel={onDone}>
      <p className={classes.hint}>A party without an agent need not sign. The form is kept with your note.</p>
      <Textarea label="What was asked, and what they said" maxLength={1000} minRows={3} {...form.field('note')} />
      {asksMitigation(of) && (
        <Textarea
          label="Mitigation"
          description={withoutLinkWords}
          maxLength={1000}
          minRows={2}
          {...form.field('mitigation', { required: true })}
        />
      )}
    </FormShell>
  );
}
