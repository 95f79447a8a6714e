import { verifyAudit } from '#platform/server/audit/verify.ts';
import { describeConfig, readConfig } from '#platform/server/config.ts';
import { openLog } from '#platform/server/log.ts';
import { openServices, type Running } from '#platform/server/services.ts';
import { addAdmin } from './add-admin.ts';
import { backupCommands } from './backup-commands.ts';
import type { Command } from './command.ts';
import { exportLedger } from './export-ledger.ts';
import { giveDesk } from './give-desk.ts';
import { importFiles, importNames } from './import-files.ts';
import { makeDemo } from './make-demo.ts';
import { resetApp } from './reset-app.ts';
import { changeKey } from './rotate-key.ts';
import { setAddress } from './set-address.ts';
import { trust } from './trust.ts';

/** Runs a command on opened services, and closes them at its end, also after a failure. `beside`: also while a server runs. */
const onServices =
  (work: (services: Running, words: string[]) => Promise<number>, options: { beside?: true } = {}): Command['run'] =>
  async (words) => {
    const services = await openServices(readConfig(process.env), openLog('warn'), options);
    try {
      return await work(services, words);
    } finally {
      await services.close();
    }
  };

/** The commands, by their names. */
export const commands: Record<string, Command> = {
  'verify-audit': {
    usage: 'verify-audit                          finds changed and removed rows of the audit trail',
    run: onServices(
      async ({ database, secrets, config }) => {
        const report = await verifyAudit(database.$client, secrets, config.auditAnchorFile);
        console.error(
          `${report.rows} rows of ${report.chains} records checked, ${report.anchors} anchors, ${report.faults.length} faults`,
        );
        for (const fault of report.faults)
          console.error(`  ${fault.aggregate} ${fault.aggregateId} row ${fault.seq}: ${fault.fault}`);
        return report.faults.length === 0 ? 0 : 1;
      },
      { beside: true },
    ),
  },
  'add-admin': {
    usage: 'add-admin <user name> <email> <name>  adds an administrator; the password is read from standard input',
    run: onServices(
      (services, [userName, email, ...name]) => addAdmin(services, { userName, email, name: name.join(' ') }),
      { beside: true },
    ),
  },
  'give-desk': {
    usage: 'give-desk <user name> <desk>          gives a member of staff a desk, such as compliance',
    run: onServices(giveDesk, { beside: true }),
  },
  'set-address': {
    usage: 'set-address <user name> <email>       writes another email address, which is confirmed from there',
    run: onServices(setAddress, { beside: true }),
  },
  trust: {
    usage: 'trust <user name>                     settles an account, so that it may approve at once',
    run: onServices(trust, { beside: true }),
  },
  'reset-app': {
    usage:
      'reset-app <user name>                 removes a lost authenticator app: a code by mail lets its owner in once more',
    run: onServices(resetApp, { beside: true }),
  },
  import: {
    usage: `${`import ${importNames} FILE…`.padEnd(37)} loads public data: the register of salespeople, postal codes`,
    run: onServices(importFiles, { beside: true }),
  },
  demo: {
    usage: 'demo [--agents N] [--submissions N]    fills an empty database with the demo agency, or with a large one',
    run: onServices(makeDemo),
  },
  ...backupCommands,
  ledger: {
    usage: 'ledger export                         prints the journal in the format of hledger',
    run: onServices(exportLedger, { beside: true }),
  },
  'rotate-key': {
    usage: 'rotate-key                            seals everything with a new encryption key; stop every server first',
    run: onServices(changeKey),
  },
  config: {
    usage: 'config                                prints every environment variable and its meaning',
    run: async () => {
      for (const { name, meaning } of describeConfig()) process.stdout.write(`${name.padEnd(22)} ${meaning}\n`);
      return 0;
    },
  },
};
