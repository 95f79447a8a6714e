import type { Config } from '#platform/server/config.ts';

export const addressOfLink = ({ config }: { config: Config }, token: string): string =>
  new URL(`/e-cdd/e-sign?token=${token}`, config.publicUrl).href;
