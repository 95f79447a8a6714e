import { expect } from 'vitest';
import { aReadyForm } from '#features/ecdd/rig/ready-form.ts';
import { signing } from '#features/signing/room.calls.ts';
import { deliveries } from '#features/signing/signing.words.ts';
import { waitingStates } from '#features/signing/waiting/waiting.words.ts';
import type { TestApp } from '../app.ts';
import type { Client } from '../people.ts';
import { instant, sameAsList } from './opened.ts';

const waiting = sameAsList('Waiting for customers', {
  list: signing.waiting,
  file: signing.waitingSheet,
  columns: {
    Customer: ({ recipientName }) => recipientName,
    Document: ({ title }) => title,
    About: ({ about }) => about,
    'Sent to': ({ address }) => address,
    State: ({ state }) => waitingStates[state],
    Delivery: ({ delivery }) => deliveries[delivery],
    Sent: ({ sentAt }) => instant(sentAt),
    Opened: ({ openedAt }) => instant(openedAt),
    'Code requested': ({ codeSentAt }) => instant(codeSentAt),
    Signed: ({ signedAt }) => instant(signedAt),
    'Valid until': ({ expiresAt }) => instant(expiresAt),
    Reminded: ({ nudgedAt }) => instant(nudgedAt),
  },
});

/** The file of what a salesperson has sent to customers. */
export const waitingIsShown = async (app: TestApp, member: Client): Promise<void> => {
  const id = await aReadyForm(app, member, { customer: { name: '=1+1 Goh' } });
  expect((await member.post('/api/v1/ecdd-aml-forms/send-for-signing', { id, recipient: 'email' })).status).toBe(200);
  await waiting.isShownTo(member);
};
