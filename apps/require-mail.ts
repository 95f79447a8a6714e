import { type Config, ConfigError } from '#platform/server/config.ts';

/**
 * Everybody signs in by a code in a mail until they have an app, so a server that people reach and that sends none lets nobody in.
 * @throws ConfigError unless it is said by OUTGOING that this is meant
 */
export const requireMail = (config: Config): Config => {
  const { demo, publicUrl, smtpUrl, outgoing } = config;
  if (!demo && publicUrl.startsWith('https:') && smtpUrl === undefined && outgoing === 'send')
    throw new ConfigError(
      `PUBLIC_URL is ${publicUrl} and SMTP_URL is not set: nobody would get the code that a sign-in asks for. Set SMTP_URL, or ` +
        'OUTGOING=outbox, which writes mail to DATA_DIR/outbox on purpose.',
    );
  return config;
};
