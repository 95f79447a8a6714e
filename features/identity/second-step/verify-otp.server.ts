import type { Actor } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import { mailOwner } from '../account/mail-owner.server.ts';
import { enter } from '../sessions/open-session.server.ts';
import { spendCode } from './check-code.server.ts';
import { countRecoveryCodes } from './recovery-codes.server.ts';

type Input = { loginSessionId: string; code: string };

/** Completes the second step and opens the session. */
export const verifyOtp = (at: Reading<Actor | null>, input: Input) =>
  spendCode(at, { ...input, purpose: 'sign-in' }, 'code', async (within, { person, way }) => {
    const opened = await enter(within, person, way);
    if (way !== 'RECOVERY_CODE') return { ...opened, recoveryCodesLeft: null };
    const codesLeft = await countRecoveryCodes(within.db, person.id);
    await mailOwner(within, person, { what: 'recovery-code-used', left: codesLeft });
    return { ...opened, recoveryCodesLeft: codesLeft };
  });
