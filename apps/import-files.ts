import { importPostal, readPostalFile } from '#features/postal/server/index.ts';
import { importRegister, readRegisterFile } from '#features/register/server/index.ts';
import { internalOrigin, type Services } from '#platform/server/context.ts';

const origin = internalOrigin('cli');

type Importer = (services: Services, files: string[]) => Promise<string>;

const importAgencies: Importer = async (services, files) => {
  const read = await Promise.all(files.map(readRegisterFile));
  const at = { ...services, ...origin, actor: null, db: services.database };
  const counts = await importRegister(
    at,
    read.flatMap(({ rows }) => rows),
  );
  const skipped = read.reduce((sum, each) => sum + each.skipped, 0);
  return `${counts.agencies} agencies and ${counts.salespeople} salespeople; ${skipped} lines left out`;
};

const importPostalFiles: Importer = async (services, files) => {
  const read = await Promise.all(files.map(readPostalFile));
  const at = { ...services, ...origin, actor: null, db: services.database };
  const counts = await importPostal(at, {
    addresses: read.flatMap(({ addresses }) => addresses),
    codes: read.flatMap(({ codes }) => codes),
  });
  const skipped = read.reduce((sum, each) => sum + each.skipped, 0);
  return `${counts.addresses} addresses and ${counts.codes} postal codes; ${skipped} lines left out`;
};

/** What can be brought in from files: public data that the product does not ship. */
const importers: Record<string, Importer> = { agencies: importAgencies, postal: importPostalFiles };

export const importFiles = async (services: Services, [what = '', ...files]: string[]): Promise<number> => {
  const run = importers[what];
  if (!run || files.length === 0) {
    console.error(`Say what, and from which files: import ${Object.keys(importers).join('|')} FILE…`);
    return 2;
  }
  console.error(await run(services, files));
  return 0;
};
