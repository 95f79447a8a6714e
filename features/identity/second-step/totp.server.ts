import { Secret, TOTP } from 'otpauth';

const period = 30;

/** A secret of 160 bits (the recommendation of RFC 4226), in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The content of the QR code for the app. */
export const totpUri = (secret: string, userName: string): string =>
  new TOTP({ issuer: 'Gable', label: userName, secret, period }).toString();

/**
 * The time step of 30 seconds that a code belongs to: the current one, or the one before or after it if a clock is off.
 * Undefined if the code is wrong, or its step is not after `lastStep`: a code is accepted once (RFC 6238 §5.2).
 */
export const totpStep = (secret: string, code: string, now: Temporal.Instant, lastStep: number | null) => {
  const timestamp = now.epochMilliseconds;
  const totp = new TOTP({ secret, period });
  const offset = totp.validate({ token: code, timestamp, window: 1 });
  if (offset === null) return undefined;
  const step = TOTP.counter({ period, timestamp }) + offset;
  return lastStep !== null && step <= lastStep ? undefined : step;
};
