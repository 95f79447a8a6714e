/** Providers that read dots in a name as nothing. */
const dotless = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox that an email address comes to, by its capitals, its tag (`+…`) and the dots of Gmail: `Hannah.Lim+cdd@gmail.com` is
 * `hannahlim@gmail.com`. Two addresses of one mailbox are read by one person.
 */
export const mailboxOf = (address: string): string => {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf('@');
  const [name = ''] = lower.slice(0, at).split('+');
  const domain = lower.slice(at + 1).replace('googlemail.com', 'gmail.com');
  return `${dotless.includes(domain) ? name.replaceAll('.', '') : name}@${domain}`;
};
