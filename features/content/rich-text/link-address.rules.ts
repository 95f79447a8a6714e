/** Allowed targets of a link: a page of the web, an email address, a phone number, or a page of ours. */
const forms = [/^https?:\/\/[^\s\\]+$/i, /^mailto:[^\s@]+@[^\s@]+$/i, /^tel:[+\d()./-]+$/i, /^\/(?![/\\])[^\s\\]*$/];

export const longestAddress = 2_000;

/** Whether a link may have this address. Browsers drop blanks and control characters inside of a scheme, so there are none. */
export const isLinkAddress = (address: string): boolean =>
  address.length <= longestAddress &&
  address.isWellFormed() &&
  !/\p{Cc}/u.test(address) &&
  forms.some((form) => form.test(address)) &&
  (!address.includes('://') || URL.canParse(address));

/** Whether a link leads out of the product, and is opened in a tab of its own. */
export const leadsOut = (address: string): boolean => /^https?:/i.test(address);

/** Whether it is the address of a page of the web that is sent encrypted. */
export const isSecurePage = (address: string): boolean => /^https:/i.test(address) && isLinkAddress(address);
