import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact } from '#platform/server/context.ts';
import { hashToken, newToken } from '#platform/server/secrets/secrets.ts';
import { abilitiesOver } from '../people/policy.server.ts';
import { findPerson } from '../people/read-person.server.ts';
import { portalView } from '../tables.server.ts';

const tokenSeconds = 60;

type Input = { params: { id: string }; body: { reason: string } };

/** Makes a token for one look into a salesperson's portal. The reason is written to the audit trail first. */
export const askPortal = async (at: Reading, { params, body }: Input) => {
  const whose = await findPerson(at, params.id);
  if (!abilitiesOver(at.actor, whose).openPortal)
    throw new Refusal('portal.conflict', 'Only the portal of a salesperson whose account is active can be opened.');
  const token = newToken();
  const now = at.clock.now();
  const expiresAt = now.add({ seconds: tokenSeconds }).toString({ fractionalSecondDigits: 3 });
  await transact(at, async (within) => {
    const [inserted] = await within.db
      .insert(portalView)
      .values({
        personId: whose.userId,
        staffId: at.actor.userId,
        staffSessionId: at.actor.sessionId,
        reason: body.reason,
        tokenHash: hashToken(token),
        askedAt: now.toString(),
        tokenExpiresAt: expiresAt,
      })
      .returning({ id: portalView.id });
    await record(within, {
      aggregate: 'portal',
      aggregateId: inserted?.id ?? '',
      action: 'portal.asked',
      detail: { personId: whose.userId, userName: whose.userName, reason: body.reason },
    });
  });
  return { token, expiresAt };
};
