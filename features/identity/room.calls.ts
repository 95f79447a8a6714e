import { confirmationCalls } from './confirmation/confirmation.calls.ts';
import { addressCalls } from './email-address/address.calls.ts';
import { invitationCalls } from './invitations/invitations.calls.ts';
import { outboxCalls } from './outbox/outbox.calls.ts';
import { passwordCalls } from './passwords/passwords.calls.ts';
import { secondStepCalls } from './second-step/second-step.calls.ts';
import { sessionCalls } from './sessions/sessions.calls.ts';
import { signInCalls } from './sign-in/sign-in.calls.ts';

export type { Me } from './sign-in/sign-in.calls.ts';

export const identity = {
  ...signInCalls,
  ...secondStepCalls,
  ...confirmationCalls,
  ...passwordCalls,
  ...invitationCalls,
  ...addressCalls,
  ...sessionCalls,
  ...outboxCalls,
};
