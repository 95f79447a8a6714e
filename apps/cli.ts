import { loadQuickly } from '#platform/server/load-quickly.ts';
import { exitCodes, OperatorError } from '#platform/server/operator-error.ts';

loadQuickly();
const { commands } = await import('./commands.ts');

const [name = '', ...words] = process.argv.slice(2);
const command = commands[name];
if (!command) {
  console.error(
    `Usage: node apps/cli.ts <command>\n${Object.values(commands)
      .map(({ usage }) => `  ${usage}`)
      .join('\n')}`,
  );
  process.exit(exitCodes.misuse);
}
command.run(words).then(
  (code) => process.exit(code),
  async (error: unknown) => {
    const { explainCommand } = await import('./explain-command.ts');
    console.error(error instanceof OperatorError ? error.message : explainCommand(error));
    process.exit(error instanceof OperatorError ? error.exitCode : exitCodes.wrong);
  },
);
