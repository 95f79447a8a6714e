import { openCluster } from './bulk/cluster.ts';
const c = await openCluster();
console.log(c.ownerUrl, c.url);
process.on('SIGTERM', async () => { await c.stop(); process.exit(0); });
setInterval(() => {}, 1000);
