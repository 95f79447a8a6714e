import { addDays, type Day, formatDay } from '#platform/contract/days.ts';
import type { ConsentState, PdpaChannel, Purpose, Verdict } from './pdpa.words.ts';

/** A result of the register may be relied on for so many days after its own. */
const registerDays = 21;

export type Facts = {
  channel: PdpaChannel;
  purpose: Purpose;
  /** The number or address that would be used; empty for none. */
  to: string;
  /** What was said last of this purpose and channel. */
  consent: { state: ConsentState; givenOn: Day } | null;
  /** What the register said of the number. */
  check: { listed: boolean; checkedOn: Day } | null;
  today: Day;
};

export type Ruling = { verdict: Verdict; isAllowed: boolean; reason: string; validUntil: Day | null };

/** Whether marketing may be sent by a channel, and why. Messages about a current transaction need no ruling. */
export const rule = ({ channel, purpose, to, consent, check, today }: Facts): Ruling => {
  if (to === '') return no('NO_ADDRESS', channel === 'EMAIL' ? 'No email address' : 'No phone number');
  if (consent?.state === 'WITHDRAWN')
    return no('BLOCKED_WITHDRAWN', `Consent withdrawn on ${formatDay(consent.givenOn)}`);
  if (consent?.state === 'GRANTED') return yes('OK_CONSENT', `Consent given on ${formatDay(consent.givenOn)}`, null);
  // The register is of messages: to pass somebody on to partners is none.
  if (channel === 'EMAIL' || purpose === 'REFERRAL') return no('BLOCKED_NO_CONSENT', 'No consent on file');
  if (!to.startsWith('+65')) return no('BLOCKED_NO_CONSENT', 'A number abroad needs consent');
  if (!check) return no('NEVER_CHECKED', 'Never checked against the Do Not Call register');
  const validUntil = addDays(check.checkedOn, registerDays);
  if (today > validUntil) return no('CHECK_EXPIRED', `The register check expired on ${formatDay(validUntil)}`);
  if (check.listed) return { ...no('BLOCKED_DNC', 'On the Do Not Call register'), validUntil };
  return yes('OK_NOT_LISTED', `Not on the register, until ${formatDay(validUntil)}`, validUntil);
};

const no = (verdict: Verdict, reason: string): Ruling => ({ verdict, isAllowed: false, reason, validUntil: null });
const yes = (verdict: Verdict, reason: string, validUntil: Day | null): Ruling => ({
  verdict,
  isAllowed: true,
  reason,
  validUntil,
});
