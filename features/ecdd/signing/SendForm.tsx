import { Button, CopyButton, Menu, Modal } from '@mantine/core';
import { IconChevronDown, IconCopy, IconLink, IconMail, IconQrcode, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { HandOver } from '#features/identity/index.web.ts';
import { addressOf, isPhone } from '#features/signing/address.rules.ts';
import { useTexts } from '#features/signing/index.web.ts';
import type { Way } from '#features/signing/signing.words.ts';
import { isOpen as isLinkOpen } from '#features/signing/state.rules.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { QrPicture } from '#platform/web/kit/qr/QrPicture.tsx';
import { api } from '../api.web.ts';
import classes from '../forms/Form.module.css';
import type { Form } from '../forms/form.calls.ts';
import { signersOf } from './signers.rules.ts';

type Recipient = 'email' | 'all' | number;
type Of = { id: string; name: string; email: string; phone: string; recipient: Recipient };

/** Sends the form to its customer to be answered by themselves. */
export function Asks({ form, again = false }: { form: Form; again?: boolean }) {
  const [customer] = signersOf(form);
  return customer ? <Send of={{ id: form.id, ...customer, recipient: 'email' }} again={again} asks /> : null;
}

/** Whom the form is sent to: its customer, and whoever signs it with them, each while they have not signed. */
export function Sends({ form }: { form: Form }) {
  const { id, version, signers, sent } = form;
  const send = useChange(api.sendForSigning);
  const ofVersion = sent.filter((each) => each.version === version);
  const isDone = (who: string) => ofVersion.some((each) => each.name === who && each.state === 'SIGNED');
  const isOpen = (who: string) => ofVersion.some((each) => each.name === who && isLinkOpen(each.state));
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
