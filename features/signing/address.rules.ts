import { readPhone } from '#platform/contract/typed/read-phone.ts';

/** Address to which a recipient is sent links and codes: an email address, or a phone number in E.164. */
export const isPhone = (address: string): boolean => address.startsWith('+');

/** The address of somebody: their email, else their phone as it was typed; empty where they have neither. */
export const addressOf = ({ email, phone = '' }: { email: string; phone?: string | undefined }): string =>
  email || (readPhone(phone).value ?? '');

/** The phone of somebody who is sent links by email, in E.164; empty where they have none. */
export const phoneBeside = ({ email, phone = '' }: { email: string; phone?: string | undefined }): string =>
  email ? (readPhone(phone).value ?? '') : '';

/** Masked for somebody who has only the link. */
export const maskAddress = (address: string): string => {
  if (isPhone(address)) return `•••• ${address.slice(-4)}`;
  const [name = '', domain = ''] = address.split('@');
  return `${name.slice(0, 1)}•••••@${domain}`;
};
