import { loadQuickly } from '#platform/server/load-quickly.ts';
import { OperatorError } from '#platform/server/operator-error.ts';

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
  process.exit(2);
}
command.run(words).then(
  (code) => process.exit(code),
  async (error: unknown) => {
    const { explain } = await import('./words-at-start.ts');
    console.error(error instanceof OperatorError ? error.message : explain(error));
    process.exit(1);
  },
);
