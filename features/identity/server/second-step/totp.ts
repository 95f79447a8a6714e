import { Secret, TOTP } from 'otpauth';

const period = 30;

/** A secret of 160 bits, as RFC 4226 advises, in the base32 that apps take. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What the picture for the app says. */
export const totpUri = (secret: string, userName: string): string =>
  new TOTP({ issuer: 'Gable', label: userName, secret, period }).toString();

/**
 * The step of thirty seconds whose code this is: the present one, or one beside it for a clock that is off. A step that
 * was used, or lies before one that was, is over (RFC 6238 §5.2).
 */
export const totpStep = (secret: string, code: string, now: Temporal.Instant, lastStep: number | null) => {
  const timestamp = now.epochMilliseconds;
  const totp = new TOTP({ secret, period });
  const offset = totp.validate({ token: code, timestamp, window: 1 });
  if (offset === null) return undefined;
  const step = TOTP.counter({ period, timestamp }) + offset;
  return lastStep !== null && step <= lastStep ? undefined : step;
};
