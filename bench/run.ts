import { availableParallelism, cpus, loadavg } from 'node:os';
import { aloneBench } from './alone.ts';
import { browserBench } from './browser.ts';
import { bulkBench } from './bulk.ts';
import { circularsBench } from './circulars.ts';
import { clicksBench } from './clicks.ts';
import { dashboardBench } from './dashboard.ts';
import { exportBench } from './export.ts';
import { financeBench } from './finance.ts';
import { homeBench } from './home.ts';
import { keysBench } from './keys.ts';
import { listBench } from './list.ts';
import { mailQueueBench } from './mail-queue.ts';
import { marketBench } from './market.ts';
import { noticesBench } from './notices.ts';
import { payoutRunBench } from './payout-run.ts';
import { pdfBench } from './pdf.ts';
import { productionBench } from './production.ts';
import { saveBench } from './save.ts';
import { screeningBench } from './screening.ts';
import { signInBench } from './sign-in.ts';
import { verifyBench } from './verify.ts';

/** `npm run bench [name] [part of a row's name]`: one benchmark, or all of the server's, one after the other. */
const benches: Record<string, (only?: string) => Promise<void>> = {
  alone: aloneBench,
  browser: browserBench,
  bulk: bulkBench,
  circulars: circularsBench,
  clicks: clicksBench,
  dashboard: dashboardBench,
  export: exportBench,
  finance: financeBench,
  home: homeBench,
  keys: keysBench,
  list: listBench,
  'mail-queue': mailQueueBench,
  market: marketBench,
  notices: noticesBench,
  'payout-run': payoutRunBench,
  pdf: pdfBench,
  production: productionBench,
  save: saveBench,
  screening: screeningBench,
  'sign-in': signInBench,
  verify: verifyBench,
};

const [name, only] = process.argv.slice(2);
const chosen = name ? [benches[name]] : [listBench, saveBench, exportBench];
if (chosen.includes(undefined)) {
  console.error(`There is no benchmark "${name}". There are: ${Object.keys(benches).join(', ')}.`);
  process.exit(2);
}
process.stdout.write(
  `Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(1)} at the start\n\n`,
);
for (const bench of chosen) {
  await bench?.(only);
  process.stdout.write('\n');
}
