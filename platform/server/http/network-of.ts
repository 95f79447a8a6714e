/** The address that a request came from, or '' when the caller has hung up meanwhile: then there is none, whatever Fastify's type says. */
export const addressOf = ({ ip }: { ip: string | undefined }): string => ip ?? '';

/**
 * The network of an address, for limits on tries. An IPv4 address counts by itself; an IPv6 address counts with its /64
 * network, because one customer has all addresses of that network.
 */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [start = '', end] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const before = start.split(':').filter(Boolean);
  const after = (end ?? '').split(':').filter(Boolean);
  const between = end === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  const groups = [...before, ...between, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.slice(0, 4).join(':')}::/64`;
};
