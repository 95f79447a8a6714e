import type { Actor } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import { enter } from '../open-session.ts';
import { tellOwner } from '../tell-owner.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { spendCode } from './spend-code.ts';

type Given = { loginSessionId: string; code: string };

/** The second step: opens the session. */
export const verifyOtp = (at: Reading<Actor | null>, given: Given) =>
  spendCode(at, given, 'code', async (within, { person, way }) => {
    const opened = await enter(within, person, way);
    if (way !== 'RECOVERY_CODE') return { ...opened, recoveryCodesLeft: null };
    const left = await countRecoveryCodes(within.db, person.id);
    await tellOwner(within, person, { what: 'recovery-code-used', left });
    return { ...opened, recoveryCodesLeft: left };
  });
