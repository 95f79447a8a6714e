/**
 * Whether the address of a device is at one of these push services: `https://host`, where `*` as the first part of the host stands for one
 * part. Any other address would let a client send our server's requests into our own network.
 */
export const isPushOrigin = (endpoint: string, origins: readonly string[]): boolean => {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  return origins.some((origin) => {
    if (!origin.includes('://*.')) return url.origin === origin;
    const [protocol, domain = ''] = origin.split('//*');
    return url.protocol === protocol && url.port === '' && isBelow(url.hostname, domain);
  });
};

/** `.push.apple.com` has `web.push.apple.com` below it. */
const isBelow = (host: string, domain: string): boolean =>
  host.endsWith(domain) && /^[a-z0-9-]+$/.test(host.slice(0, -domain.length));
