import { verifyAudit } from '#platform/server/audit/verify.ts';
import { describeConfig, readConfig } from '#platform/server/config.ts';
import { openLog } from '#platform/server/log.ts';
import { OperatorError } from '#platform/server/operator-error.ts';
import { openServices } from '#platform/server/services.ts';
import { addAdmin } from './add-admin.ts';
import { backupCommands } from './backup-commands.ts';
import type { Command } from './command.ts';
import { importFiles } from './import-files.ts';
import { makeDemo } from './make-demo.ts';
import { changeKey } from './rotate-key.ts';
import { explain } from './words-at-start.ts';

const open = () => openServices(readConfig(process.env), openLog('warn'));

const commands: Record<string, Command> = {
  'verify-audit': {
    usage: 'verify-audit                          finds changed and removed rows of the audit trail',
    run: async () => {
      const services = await open();
      const report = await verifyAudit(services.database.$client);
      await services.close();
      console.error(
        `${report.rows} rows in ${report.chains} chains, ${report.anchors} anchors, ${report.faults.length} faults`,
      );
      for (const fault of report.faults)
        console.error(`  ${fault.aggregate} ${fault.aggregateId} row ${fault.seq}: ${fault.fault}`);
      return report.faults.length === 0 ? 0 : 1;
    },
  },
  'add-admin': {
    usage: 'add-admin <user name> <e-mail> <name>  adds an administrator; the password is read from standard input',
    run: async ([userName, email, ...name]) => {
      const services = await open();
      try {
        return await addAdmin(services, { userName, email, name: name.join(' ') });
      } finally {
        await services.close();
      }
    },
  },
  import: {
    usage: 'import agencies FILE…                 loads the public register of agencies and salespeople',
    run: async (words) => {
      const services = await open();
      try {
        return await importFiles(services, words);
      } finally {
        await services.close();
      }
    },
  },
  demo: {
    usage: 'demo [--agents N] [--submissions N]    fills an empty database with the demo agency, or with a large one',
    run: async (words) => {
      const services = await open();
      try {
        return await makeDemo(services, words);
      } finally {
        await services.close();
      }
    },
  },
  ...backupCommands,
  'rotate-key': {
    usage: 'rotate-key                            seals everything with a new encryption key; stop every server first',
    run: async () => {
      const services = await open();
      try {
        return await changeKey(services);
      } finally {
        await services.close();
      }
    },
  },
  config: {
    usage: 'config                                prints every environment variable and its meaning',
    run: async () => {
      for (const { name, meaning } of describeConfig()) process.stdout.write(`${name.padEnd(22)} ${meaning}\n`);
      return 0;
    },
  },
};

const [name = '', ...words] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(
    `Usage: node apps/cli.ts <command>\n${Object.values(commands)
      .map(({ usage }) => `  ${usage}`)
      .join('\n')}`,
  );
  process.exit(2);
}
command.run(words).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof OperatorError ? error.message : explain(error));
    process.exit(1);
  },
);
