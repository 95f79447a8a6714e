import { confirmationCalls } from './contract/confirmation.ts';
import { invitationCalls } from './contract/invitations.ts';
import { outboxCalls } from './contract/outbox.ts';
import { passwordCalls } from './contract/passwords.ts';
import { secondStepCalls } from './contract/second-step.ts';
import { sessionCalls } from './contract/sessions.ts';
import { signInCalls } from './contract/sign-in.ts';

export type { Me } from './contract/sign-in.ts';

export const identity = {
  ...signInCalls,
  ...secondStepCalls,
  ...confirmationCalls,
  ...passwordCalls,
  ...invitationCalls,
  ...sessionCalls,
  ...outboxCalls,
};
