import { liftLimits } from '#features/identity/index.server.ts';
import { internalOrigin, type Services, transact } from '#platform/server/context.ts';
import { exitCodes } from '#platform/server/operator-error.ts';

/** `lift-limits`: lets a person, or everybody behind an address, sign in again at once. */
export const liftSignInLimits = async (services: Services, [whom]: string[]): Promise<number> => {
  if (!whom) {
    console.error('Say whose: lift-limits <user name or address>');
    return exitCodes.misuse;
  }
  const at = { ...services, ...internalOrigin('cli'), actor: null, db: services.database };
  const tries = await transact(at, (within) => liftLimits(within, whom));
  console.error(
    tries > 0
      ? `${tries} tries of ${whom} are forgotten: no limit is left.`
      : `There was no try of ${whom} to forget. An address is that of the proxy where TRUST_PROXY does not name it: the log has it.`,
  );
  return tries > 0 ? exitCodes.well : exitCodes.nothing;
};
