import { type AuditReport, verifyAudit } from '#platform/server/audit/verify.ts';
import type { Services } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { exitCodes } from '#platform/server/operator-error.ts';

/** An anchor is set every hour: a database older than this has one, unless no server works on it. */
const hoursToAnchor = 2;

/** `verify-audit`: rows and anchors checked, and what is wrong. */
export const checkAudit = async ({ database, secrets, config }: Services): Promise<number> => {
  const report = await verifyAudit(database.$client, secrets, config.auditAnchorFile);
  const [born] = await ask<{ hours: number }>(
    database,
    'SELECT extract(epoch FROM now() - min(at))::float8 / 3600 AS hours FROM migration',
  );
  console.error(
    `${report.rows} rows of ${report.chains} records checked, ${report.anchors} anchors, ${report.faults.length} faults`,
  );
  for (const fault of report.faults)
    console.error(`  ${fault.aggregate} ${fault.aggregateId} row ${fault.seq}: ${fault.fault}`);
  const { code, word } = judgeAudit(report, born?.hours ?? 0);
  if (word) console.error(word);
  return code;
};

/** Rows without an anchor to hold them against prove nothing; an anchor that only the file has is a fault already. `hours`: the age of the database. */
export const judgeAudit = (
  { rows, anchors, faults }: Pick<AuditReport, 'rows' | 'anchors'> & { faults: unknown[] },
  hours: number,
): { code: number; word?: string } => {
  if (faults.length > 0) return { code: exitCodes.wrong };
  if (rows === 0) return { code: exitCodes.nothing, word: 'There was nothing to check: no row.' };
  if (anchors > 0) return { code: exitCodes.well };
  if (hours < hoursToAnchor)
    return { code: exitCodes.well, word: 'No anchor yet: a server sets one at seven minutes past each hour.' };
  return {
    code: exitCodes.nothing,
    word: 'There was nothing to hold the rows against: no anchor, though the database is older than two hours. Does a server work on it?',
  };
};
