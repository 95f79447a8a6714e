import { join, resolve } from 'node:path';
import * as z from 'zod';
import type { Base } from '#platform/contract/endpoint.ts';
import { basesIn, baseVariables, type Elsewhere } from './base-variables.ts';
import { ConfigError } from './config-error.ts';
import { isAllLoopback, isProxy } from './http/trusted-proxies.ts';
import { withSecrets } from './secrets-by-file.ts';

export { ConfigError } from './config-error.ts';

/**
 * The configuration: environment variables, checked once at start. Each is described here and nowhere else;
 * `node apps/cli.ts config` prints them for the operator.
 */
const flag = z.enum(['0', '1']).transform((value) => value === '1');

/** What is asked over https, or on this machine. */
const isSafeAddress = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
};
/** `https://app.example.com`: exactly as a browser names it, and no pattern. */
const isOrigin = (text: string): boolean =>
  URL.canParse(text) && new URL(text).origin === text && isSafeAddress(text) && !text.includes('*');
const fetchedFrom = (what: string) =>
  z
    .url({ protocol: /^https?$/ })
    .refine(isSafeAddress, 'Give an address that begins with https://.')
    .optional()
    .describe(`Address from which ${what} is fetched each day, over https. Default: none.`);

export const variables = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).describe('Port to listen on.'),
  HOST: z
    .string()
    .optional()
    .describe(
      'Address to listen on. Default: 127.0.0.1 with the demo agency or where TRUST_PROXY names this machine alone, else 0.0.0.0.',
    ),
  DATA_DIR: z.string().min(1).default('./data').describe('Folder for the embedded database, files, outbox and keys.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('Your own PostgreSQL 15 or later. Without it an embedded PostgreSQL 18 runs in DATA_DIR.'),
  DATABASE_OWNER_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('Role that owns the tables, for migrations. Default: DATABASE_URL.'),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10).describe('Connections a server process keeps.'),
  DEMO: flag
    .optional()
    .describe(
      '1 fills an empty database with the demo agency, 0 does not. Default: 1 when DATABASE_URL is absent. Later starts keep what the first decided.',
    ),
  DEMO_SIZE: z
    .enum(['usual', 'full', 'small'])
    .default('usual')
    .describe('How large the demo agency is: usual, full with four times as many submissions, or small for tests.'),
  EXPORT_ROWS: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(200_000)
    .describe('The most rows that an exported Excel file may have.'),
  PUBLIC_URL: z.url().optional().describe('Address people use, for links in mail. Default: http://localhost:PORT.'),
  TRUST_PROXY: z
    .string()
    .refine(
      (list) => list.split(',').every((each) => isProxy(each.trim())),
      'Give addresses, as 10.0.0.5, or networks; not everybody (0.0.0.0/0).',
    )
    .optional()
    .describe('Addresses of reverse proxies whose X-Forwarded-* is believed, with commas between: 10.0.0.5,fd00::/8.'),
  ENCRYPTION_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/)
    .optional()
    .describe('32 bytes in base64 for identity numbers. Default: DATA_DIR/encryption.key, made at first start.'),
  NEXT_ENCRYPTION_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/)
    .optional()
    .describe('The key that shall follow ENCRYPTION_KEY: for rotate-key alone.'),
  AUDIT_ANCHOR_FILE: z
    .string()
    .optional()
    .describe(
      'File that the hourly anchors of the audit trail are added to. Default: DATA_DIR/audit-anchors.jsonl. Let it lie on another machine.',
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Mail server. Without it mail is written to DATA_DIR/outbox.'),
  OUTGOING: z
    .enum(['send', 'outbox', 'hold'])
    .default('send')
    .describe(
      'send; outbox: mail is written to DATA_DIR/outbox, though SMTP_URL is set or PUBLIC_URL is https; hold: a copy, which sends, fetches and sweeps nothing. Default: send.',
    ),
  SMS_URL: z
    .url({ protocol: /^https?$/ })
    .refine(
      (address) => isSafeAddress(address) && new URL(address).username === '',
      'Give an address that begins with https://, without a user name.',
    )
    .optional()
    .describe(
      'Gateway for text messages, asked by POST with to, text and id as JSON, over https. Default: none are sent.',
    ),
  SMS_TOKEN: z.string().optional().describe('Token of the gateway, sent as a bearer token.'),
  MAIL_FROM: z.string().default('Gable <no-reply@gable.example>').describe('Sender of mail.'),
  S3_BUCKET: z.string().optional().describe('Bucket for files. Without it files are kept in DATA_DIR/files.'),
  S3_ENDPOINT: z.url().optional().describe('Address of an S3-compatible service, unless it is Amazon’s.'),
  S3_REGION: z.string().default('ap-southeast-1').describe('Region of the bucket.'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Access key of the bucket.'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret of the access key.'),
  CLAMD_URL: z
    .url({ protocol: /^(tcp|unix)$/ })
    .optional()
    .describe('Virus scanner (clamd) that looks through each upload: tcp://host:3310 or unix:/path. Default: none.'),
  ONEMAP_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Address service asked for postal codes that are not stored: https://www.onemap.gov.sg. Default: none.'),
  ONEMAP_TOKEN: z.string().optional().describe('Token of the address service.'),
  TSA_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isSafeAddress, 'Give an address that begins with https://.')
    .optional()
    .describe(
      'Time stamping authority (RFC 3161) that stamps the seals of signed documents, over https. Default: none.',
    ),
  UN_LIST_URL: fetchedFrom('the consolidated list of the United Nations (XML)'),
  OFAC_LIST_URL: fetchedFrom('the list of OFAC (sdn.xml)'),
  OWN_LIST_URL: fetchedFrom('a list of the agency’s own (CSV)'),
  MARKET_HDB_URL: fetchedFrom('the file of HDB resale prices (a dataset of data.gov.sg, or a CSV)'),
  MARKET_HDB_RENTAL_URL: fetchedFrom('the file of HDB rental approvals (a dataset of data.gov.sg, or a CSV)'),
  URA_URL: z
    .url({ protocol: /^https?$/ })
    .refine(isSafeAddress, 'Give an address that begins with https://.')
    .default('https://eservice.ura.gov.sg/uraDataService')
    .describe('Data service of URA, asked on Wednesday and Saturday where URA_ACCESS_KEY is set.'),
  URA_ACCESS_KEY: z.string().optional().describe('Access key of the data service of URA. Default: none.'),
  MARKET_FETCH_HOSTS: z
    .string()
    .default('s3.ap-southeast-1.amazonaws.com')
    .describe('Servers that data.gov.sg may send a download to, with commas between.'),
  PUSH_ORIGINS: z
    .string()
    .default(
      'https://fcm.googleapis.com,https://*.push.services.mozilla.com,https://*.notify.windows.com,https://*.push.apple.com',
    )
    .describe('Push services that browsers may name, with commas between; * stands for one part of a name.'),
  ALLOWED_ORIGINS: z
    .string()
    .refine(
      (list) => list.split(',').every((each) => isOrigin(each.trim())),
      'Give exact origins over https, as https://app.example.com.',
    )
    .optional()
    .describe(
      'Origins of front ends that are served elsewhere and call with a bearer token, with commas between: https://app.example.com. Default: none.',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
    .optional()
    .describe('How much is logged. Default: info; with the demo agency warn.'),
});

export type Config = {
  port: number;
  host: string;
  dataDir: string;
  /** Whether DATA_DIR names it. */
  isDataDirSet: boolean;
  databaseUrl: string | undefined;
  databaseOwnerUrl: string | undefined;
  databasePool: number;
  /** Whether an empty database becomes the demo agency's. */
  demo: boolean;
  /** Whether DEMO=1 was given. */
  isDemoAsked: boolean;
  demoSize: 'usual' | 'full' | 'small';
  /** The most rows of an exported file. Excel itself ends at 1,048,576. */
  exportRows: number;
  publicUrl: string;
  trustProxy: string | undefined;
  encryptionKey: string | undefined;
  nextEncryptionKey: string | undefined;
  auditAnchorFile: string;
  /** What becomes of mail and texts: sent, written to the outbox, or left in the queue with all that leaves this machine (a copy). */
  outgoing: 'send' | 'outbox' | 'hold';
  /** The mail server, where mail is sent. */
  smtpUrl: string | undefined;
  mailFrom: string;
  /** Time stamping authority for seals. */
  tsaUrl: string | undefined;
  /** The gateway for text messages. */
  sms: { url: string; token: string | undefined } | undefined;
  s3: { bucket: string; endpoint?: string; region: string; accessKeyId: string; secretAccessKey: string } | undefined;
  clamdUrl: string | undefined;
  oneMap: { url: string; token: string | undefined } | undefined;
  /** Where lists to screen against are fetched each day. */
  lists: { UN: string | undefined; OFAC: string | undefined; OWN: string | undefined };
  /** Where market data is fetched, and to which other servers a download may lead. */
  market: {
    hdbUrl: string | undefined;
    hdbRentalUrl: string | undefined;
    ura: { url: string; accessKey: string } | undefined;
    hosts: string[];
  };
  /** Push services, as `https://host` or `https://*.host`. */
  pushOrigins: string[];
  /** Origins of front ends that are served elsewhere. */
  allowedOrigins: string[];
  bases: Partial<Record<Base, Elsewhere>>;
  logLevel: NonNullable<z.output<typeof variables>['LOG_LEVEL']>;
};

export const readConfig = (environment: Record<string, string | undefined>): Config => {
  const setVariables = Object.fromEntries(
    Object.entries(withSecrets(environment)).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = variables.safeParse(setVariables);
  const elsewhere = baseVariables.safeParse(setVariables);
  if (!parsed.success || !elsewhere.success) {
    const issues = [parsed, elsewhere].flatMap(({ error }) => error?.issues ?? []);
    const lines = issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(
      `The configuration can’t be used. Set these environment variables right:\n  ${lines.join('\n  ')}`,
    );
  }
  const v = parsed.data;
  const demo = v.DEMO ?? v.DATABASE_URL === undefined;
  return {
    port: v.PORT,
    host: v.HOST ?? (demo || (v.TRUST_PROXY !== undefined && isAllLoopback(v.TRUST_PROXY)) ? '127.0.0.1' : '0.0.0.0'),
    dataDir: v.DATA_DIR,
    isDataDirSet: setVariables.DATA_DIR !== undefined,
    databaseUrl: v.DATABASE_URL,
    databaseOwnerUrl: v.DATABASE_OWNER_URL ?? v.DATABASE_URL,
    databasePool: v.DATABASE_POOL,
    demo,
    isDemoAsked: v.DEMO === true,
    demoSize: v.DEMO_SIZE,
    exportRows: v.EXPORT_ROWS,
    publicUrl: (v.PUBLIC_URL ?? `http://localhost:${v.PORT}`).replace(/\/$/, ''),
    trustProxy: v.TRUST_PROXY,
    encryptionKey: v.ENCRYPTION_KEY,
    nextEncryptionKey: v.NEXT_ENCRYPTION_KEY,
    auditAnchorFile: resolve(v.AUDIT_ANCHOR_FILE ?? join(v.DATA_DIR, 'audit-anchors.jsonl')),
    outgoing: v.OUTGOING,
    smtpUrl: v.OUTGOING === 'send' ? v.SMTP_URL : undefined,
    mailFrom: v.MAIL_FROM,
    tsaUrl: v.TSA_URL,
    sms: v.SMS_URL ? { url: v.SMS_URL, token: v.SMS_TOKEN } : undefined,
    s3: s3Of(v),
    clamdUrl: v.CLAMD_URL,
    oneMap: v.ONEMAP_URL ? { url: v.ONEMAP_URL.replace(/\/$/, ''), token: v.ONEMAP_TOKEN } : undefined,
    lists: { UN: v.UN_LIST_URL, OFAC: v.OFAC_LIST_URL, OWN: v.OWN_LIST_URL },
    market: {
      hdbUrl: v.MARKET_HDB_URL?.replace(/\/$/, ''),
      hdbRentalUrl: v.MARKET_HDB_RENTAL_URL?.replace(/\/$/, ''),
      ura: v.URA_ACCESS_KEY ? { url: v.URA_URL.replace(/\/$/, ''), accessKey: v.URA_ACCESS_KEY } : undefined,
      hosts: v.MARKET_FETCH_HOSTS.split(',').map((each) => each.trim()),
    },
    pushOrigins: v.PUSH_ORIGINS.split(',').map((each) => each.trim()),
    allowedOrigins: originsOf(v),
    bases: basesIn(elsewhere.data),
    logLevel: v.LOG_LEVEL ?? (demo ? 'warn' : 'info'),
  };
};

const originsOf = (v: z.output<typeof variables>): string[] => {
  const origins = v.ALLOWED_ORIGINS?.split(',').map((each) => each.trim()) ?? [];
  if (v.PUBLIC_URL && origins.includes(new URL(v.PUBLIC_URL).origin))
    throw new ConfigError('ALLOWED_ORIGINS names PUBLIC_URL: Gable’s own pages need no entry, and sign in by cookie.');
  return origins;
};

const s3Of = (v: z.output<typeof variables>): Config['s3'] => {
  if (!v.S3_BUCKET) return undefined;
  if (!v.S3_ACCESS_KEY_ID || !v.S3_SECRET_ACCESS_KEY)
    throw new ConfigError('S3_BUCKET is set, so S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too.');
  return {
    bucket: v.S3_BUCKET,
    region: v.S3_REGION,
    accessKeyId: v.S3_ACCESS_KEY_ID,
    secretAccessKey: v.S3_SECRET_ACCESS_KEY,
    ...(v.S3_ENDPOINT ? { endpoint: v.S3_ENDPOINT } : {}),
  };
};
