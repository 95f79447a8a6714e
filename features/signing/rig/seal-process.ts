import { openAuditKey } from '#platform/server/audit/key.ts';
import { systemClock } from '#platform/server/clock.ts';
import { readConfig } from '#platform/server/config.ts';
import { openChannels } from '#platform/server/database/channels.ts';
import { openDatabase } from '#platform/server/database/database.ts';
import { openJobs } from '#platform/server/jobs/jobs.ts';
import { openLog } from '#platform/server/log.ts';
import { openMailer } from '#platform/server/mail/open-mailer.ts';
import { makeSecrets } from '#platform/server/secrets/secrets.ts';
import { openFileStore } from '#platform/server/storage/open-file-store.ts';
import { sealJob } from '../seal/seal-job.server.ts';
import { dummySignable } from './dummy-signable.ts';

/**
 * A process that seals requests, one after the other, and kills itself where DIE_AT says: `pdf` before, `sealed` while it writes the row. It says on its
 * output when it begins.
 */
const { DATABASE_URL = '', DATA_DIR = '', KEY = '', REQUESTS = '', DIE_AT = '', TSA_URL = '' } = process.env;
const config = readConfig({ DATABASE_URL, DATA_DIR, DEMO: '0', LOG_LEVEL: 'silent', TSA_URL });
const log = openLog(config.logLevel);
const database = openDatabase(DATABASE_URL, 5, () => undefined);
const secrets = makeSecrets(Buffer.from(KEY, 'base64'));
const { signable } = dummySignable([]);
const { pdf, sealed } = signable;
/** Ends the process at once, if this is the place. */
const pass = (place: string) => {
  if (DIE_AT === place) process.kill(process.pid, 'SIGKILL');
};
signable.pdf = (...given) => {
  pass('pdf');
  return pdf(...given);
};
signable.sealed = (...given) => {
  pass('sealed');
  return sealed(...given);
};

const services = {
  config,
  log,
  clock: systemClock,
  database,
  channels: openChannels(DATABASE_URL, log),
  files: await openFileStore(config, systemClock),
  mailer: await openMailer(config),
  jobs: openJobs(DATABASE_URL, log),
  secrets,
  auditKey: await openAuditKey(database.$client, secrets),
};
process.stdout.write('begins\n');
for (const requestId of REQUESTS.split(',')) await sealJob(services, () => signable).run({ requestId });
process.exit(0);
