import { asc, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '#platform/server/database/database.ts';
import { ecddScan } from '../corrections/tables.server.ts';
import { ecddSignature } from '../tables.server.ts';

/** The signatures of a form, of all of its versions, the last one first. `scannedAt`: when its scan was handed in, where compliance took it later. */
export const signaturesOf = (db: Db, formId: string) =>
  db
    .select({ ...getTableColumns(ecddSignature), scannedAt: ecddScan.at })
    .from(ecddSignature)
    .leftJoin(ecddScan, eq(ecddScan.fileId, ecddSignature.fileId))
    .where(eq(ecddSignature.formId, formId))
    .orderBy(desc(ecddSignature.signedAt), asc(ecddSignature.id));
