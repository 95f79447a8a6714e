import { addressCalls } from './address.ts';
import { confirmationCalls } from './confirmation.ts';
import { invitationCalls } from './invitations.ts';
import { outboxCalls } from './outbox.ts';
import { passwordCalls } from './passwords.ts';
import { secondStepCalls } from './second-step.ts';
import { sessionCalls } from './sessions.ts';
import { signInCalls } from './sign-in.ts';

export type { Me } from './sign-in.ts';

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
