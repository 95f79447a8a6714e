// `npm run attack [values | holes | product] [parts of names of calls]`: sends a thousand texts to every field that takes one
// of a list, then turns wapiti and sqlmap on a copy of the product with holes in it, which they must find, and on the product
// room by room, both with the demo agency. ATTACK_MINUTES (20) is for the scanners; ATTACK_FOLDER keeps what the scanners wrote, and
// which calls they brought to an end: the next run goes on with the others. `ROOMS=deal,billing` leaves the calls of other rooms out.
import { spawnSync } from 'node:child_process';
import { removeDataDir } from '../gable-process.ts';
import { signInAll } from './attackers.ts';
import { holes } from './holes.ts';
import { attackProduct } from './product.ts';
import { scanBoth } from './scan-both.ts';
import { loadAgency, startVictim } from './victim.ts';

const seconds = Number(process.env.ATTACK_MINUTES ?? 20) * 60;
const [onlyPart, ...onlyCalls] = process.argv.slice(2);
const isWanted = (name: string) => onlyCalls.length === 0 || onlyCalls.some((part) => name.includes(part));

const attackHoles = async (): Promise<string[]> => {
  const agency = await loadAgency();
  const victim = await startVictim(agency, 'test/attack/holed-server.ts');
  try {
    const { agent } = await signInAll(victim.url);
    const { token } = agent.client;
    const targets = holes.map(({ path }, index) => ({
      name: `hole-${index}`,
      method: 'GET',
      path,
      marked: `${path}*`,
      token,
    }));
    const { findings } = await scanBoth(victim.url, 'holes', 0.2 * seconds, targets);
    const missed = holes.filter(
      ({ scanner, kind }) => !findings.some((f) => f.scanner === scanner && kind.test(f.kind)),
    );
    console.warn(`Holes found: ${holes.length - missed.length} of ${holes.length}`);
    return missed.map(({ path, scanner }) => `${scanner} did not find ${path}`);
  } finally {
    await victim.stop();
    await removeDataDir(agency);
  }
};

/** A thousand texts that are none of the values, in every field that takes one of a list. */
const attackValues = async (): Promise<string[]> => {
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'apps/enumerations.test.ts'];
  const { status } = spawnSync(process.execPath, words, {
    env: { ...process.env, STRANGERS: '1000' },
    stdio: 'inherit',
  });
  return status === 0 ? [] : ['apps/enumerations.test.ts: a field took what is none of its values'];
};

const parts = {
  values: attackValues,
  holes: attackHoles,
  product: () => attackProduct(isWanted, onlyPart === 'product' ? seconds : 0.8 * seconds),
};
let bad = 0;
for (const [name, attack] of Object.entries(parts)) {
  if (onlyPart && onlyPart !== name) continue;
  const lines = await attack();
  for (const line of lines) console.warn(`  ${line}`);
  bad += lines.length;
}
process.exitCode = bad > 0 ? 1 : 0;
