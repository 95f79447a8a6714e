import { randomInt } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import { recoveryCode } from '../tables.server.ts';

const howMany = 10;
// Crockford's base32: without I, L, O and U, which are easily misread.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const macOf = (at: Pick<Reading<Actor | null>, 'secrets'>, personId: string, code: string): Buffer =>
  at.secrets.mac(`recovery/${personId}/${code}`);

/** Replaces a person's recovery codes by ten new ones of 50 bits each (`K7Q2M-9XW4T`). Only their hashes are stored. */
export const makeRecoveryCodes = async (at: Writing<Actor | null>, personId: string): Promise<string[]> => {
  const codes = Array.from({ length: howMany }, () =>
    Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join(''),
  );
  await forgetRecoveryCodes(at, personId);
  const createdAt = at.clock.now().toString();
  await at.db
    .insert(recoveryCode)
    .values(codes.map((code) => ({ personId, codeMac: macOf(at, personId, code), createdAt })));
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
};

export const forgetRecoveryCodes = async (at: Writing<Actor | null>, personId: string): Promise<void> => {
  await at.db.delete(recoveryCode).where(eq(recoveryCode.personId, personId));
};

/** Marks a recovery code as used. Returns false if it is not one of the person's unused codes. */
export const spendRecoveryCode = async (
  at: Writing<Actor | null>,
  personId: string,
  code: string,
): Promise<boolean> => {
  const used = await at.db
    .update(recoveryCode)
    .set({ usedAt: at.clock.now().toString() })
    .where(
      and(
        eq(recoveryCode.personId, personId),
        eq(recoveryCode.codeMac, macOf(at, personId, code)),
        isNull(recoveryCode.usedAt),
      ),
    )
    .returning({ personId: recoveryCode.personId });
  return used.length === 1;
};

export const countRecoveryCodes = async (db: Db, personId: string): Promise<number> => {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.personId, personId), isNull(recoveryCode.usedAt)));
  return row?.left ?? 0;
};
