/**
 * A user name as it is compared and counted: `Hannah.Lim`, `hannah.lim` and names with look-alikes of letters, such as
 * the Kelvin sign for K, are one.
 */
export const userNameKey = (userName: string): string => userName.normalize('NFKC').trim().toLowerCase();
