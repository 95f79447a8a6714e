import { BlockList, isIP } from 'node:net';

const words: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const most = { 4: 32, 6: 128 } as Record<number, number>;

/** `10.0.0.5`, `10.0.0.0/8`, `loopback`. */
export const isProxy = (text: string): boolean => {
  const [address = '', bits = '32'] = text.split('/');
  const longest = most[isIP(address)];
  const isSome = /^\d{1,3}$/.test(bits) && Number(bits) > 0;
  return Object.hasOwn(words, text) || (longest !== undefined && isSome && Number(bits) <= longest);
};

const networksIn = (list: string): string[] => list.split(',').flatMap((each) => words[each.trim()] ?? [each.trim()]);

/** Whether an address is one of the proxies that TRUST_PROXY names. */
export const trustedBy = (list: string | undefined): ((address: string) => boolean) => {
  const trusted = new BlockList();
  for (const network of list === undefined ? [] : networksIn(list)) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    trusted.addSubnet(address, Number(bits ?? most[isIP(address)]), family);
  }
  return (address) => isIP(address) !== 0 && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
};

/** Whether all of them are this machine. */
export const isAllLoopback = (list: string): boolean => {
  const isLoopback = trustedBy('loopback');
  return networksIn(list).every((network) => isLoopback(network.split('/')[0] ?? ''));
};
