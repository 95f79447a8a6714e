import { readConfig } from '#platform/server/config.ts';
import type { Visitor } from '#platform/server/database/find-database.ts';
import { describeConfig } from '#platform/server/describe-config.ts';
import { openLog } from '#platform/server/log.ts';
import { openServices, type Running } from '#platform/server/services.ts';
import { addAdmin } from './add-admin.ts';
import { backupCommands } from './backup-commands.ts';
import type { Command } from './command.ts';
import { exportLedger } from './export-ledger.ts';
import { giveDesk } from './give-desk.ts';
import { importFiles, importNames } from './import-files.ts';
import { liftSignInLimits } from './lift-limits.ts';
import { makeDemo } from './make-demo.ts';
import { migrateDatabase } from './migrate-database.ts';
import { resetApp } from './reset-app.ts';
import { changeKey } from './rotate-key.ts';
import { setAddress } from './set-address.ts';
import { testMail } from './test-mail.ts';
import { trust } from './trust.ts';
import { checkAudit } from './verify-audit.ts';

/** Runs a command on opened services, and closes them at its end, also after a failure. */
const onServices =
  (work: (services: Running, words: string[]) => Promise<number>, as: Visitor = 'beside'): Command['run'] =>
  async (words) => {
    const services = await openServices(readConfig(process.env), openLog('warn'), { as });
    try {
      return await work(services, words);
    } finally {
      await services.close();
    }
  };

/** The commands, by their names. `migrate`, `demo`, `restore` and `import-tables` make a database; no other does. */
export const commands: Record<string, Command> = {
  migrate: {
    usage:
      'migrate [--dry]                       brings the database to this release, makes a missing one, or says what it would do',
    run: migrateDatabase,
  },
  'verify-audit': {
    usage: 'verify-audit                          finds changed and removed rows of the audit trail',
    run: onServices(checkAudit),
  },
  'add-admin': {
    usage: 'add-admin <user name> <email> <name>  adds an administrator; the password is read from standard input',
    run: onServices((services, [userName, email, ...name]) =>
      addAdmin(services, { userName, email, name: name.join(' ') }),
    ),
  },
  'give-desk': {
    usage: 'give-desk <user name> <desk>          gives a member of staff a desk, such as compliance',
    run: onServices(giveDesk),
  },
  'set-address': {
    usage: 'set-address <user name> <email>       writes another email address, which is confirmed from there',
    run: onServices(setAddress),
  },
  trust: {
    usage: 'trust <user name>                     settles an account, so that it may approve at once',
    run: onServices(trust),
  },
  'test-mail': {
    usage: 'test-mail <email>                     sends one mail at once, and says what the mail server answered',
    run: onServices(testMail),
  },
  'lift-limits': {
    usage:
      'lift-limits <user name or address>    forgets wrong tries, so that a person or an office signs in again at once',
    run: onServices(liftSignInLimits),
  },
  'reset-app': {
    usage:
      'reset-app <user name>                 removes a lost authenticator app: a code by mail lets its owner in once more',
    run: onServices(resetApp),
  },
  import: {
    usage: `${`import ${importNames} FILE…`.padEnd(37)} loads public data: the register of salespeople, postal codes`,
    run: onServices(importFiles),
  },
  demo: {
    usage: 'demo [--agents N] [--submissions N]    fills an empty database with the demo agency, or with a large one',
    run: onServices(makeDemo, 'filler'),
  },
  ...backupCommands,
  ledger: {
    usage: 'ledger export                         prints the journal in the format of hledger',
    run: onServices(exportLedger),
  },
  'rotate-key': {
    usage: 'rotate-key                            seals everything with a new encryption key; stop every server first',
    run: onServices(changeKey, 'alone'),
  },
  config: {
    usage: 'config                                prints every environment variable and its meaning',
    run: async () => {
      for (const { name, meaning } of describeConfig()) process.stdout.write(`${name.padEnd(22)} ${meaning}\n`);
      return 0;
    },
  },
};
