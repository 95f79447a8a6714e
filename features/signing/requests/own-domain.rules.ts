/** Providers of mail for everybody: that the agency sends from one of them makes it nobody's own. */
const open = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'yahoo.com',
  'yahoo.com.sg',
  'icloud.com',
  'me.com',
  'proton.me',
  'singnet.com.sg',
  'starhub.net.sg',
];

const domainOf = (address: string): string =>
  address
    .slice(address.lastIndexOf('@') + 1)
    .replace(/[>\s].*$/, '')
    .toLowerCase();

/** Whether an email address is of the agency: of a domain that it named, below one, or of the one that its mail is sent from (`sender`). */
export const isOwnDomain = (address: string, ownDomains: readonly string[], sender: string): boolean => {
  const domain = domainOf(address);
  const own = [...ownDomains, ...(open.includes(domainOf(sender)) ? [] : [domainOf(sender)])];
  return own.some((each) => domain === each || domain.endsWith(`.${each}`));
};
