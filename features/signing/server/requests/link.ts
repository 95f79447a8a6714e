import type { Config } from '#platform/server/config.ts';

/** As it is shown to somebody who has the link and nothing else. */
export const maskEmail = (email: string): string => {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}•••••@${domain}`;
};

export const addressOfLink = ({ config }: { config: Config }, token: string): string =>
  new URL(`/e-cdd/e-sign?token=${token}`, config.publicUrl).href;
