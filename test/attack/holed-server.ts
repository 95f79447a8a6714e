// The product with the small demo agency and holes in it, for the scanners alone. Nothing that ships imports from test/.
import { demoAccounts, demoSizes, loadDemo } from '#demo/load-demo.ts';
import { readConfig } from '#platform/server/config.ts';
import { makeApp } from '#platform/server/http/app.ts';
import { openLog } from '#platform/server/log.ts';
import { openServices } from '#platform/server/services.ts';
import { compose } from '../../apps/compose.ts';
import { addHoles } from './holes.ts';

const config = readConfig(process.env);
const services = await openServices(config, openLog(config.logLevel));
const composed = await compose(services, demoAccounts);
await loadDemo(services, demoSizes.small);
const app = await makeApp(composed, services, new URL('../../dist/web/', import.meta.url));
addHoles(app, services.database);
process.once('SIGTERM', async () => {
  await app.close();
  composed.close();
  await services.close();
  process.exit(0);
});
await app.listen({ port: config.port, host: config.host });
