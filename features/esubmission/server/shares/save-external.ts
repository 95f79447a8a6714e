import { eq } from 'drizzle-orm';
import type { Writing } from '#platform/server/context.ts';
import { refuseProblem } from '../../problem.ts';
import { ExternalCobrokes } from '../../records.ts';
import type { ExternalCobrokeInput } from '../../schemas.ts';
import { payable, shareOut, shareProblem } from '../../shares.ts';
import { lockForEdit } from '../load.ts';
import { externalCobroke } from '../money-tables.ts';
import { saveStep } from '../save-step.ts';
import { externalOf } from './read-cobrokes.ts';
import { recomputeShares } from './recompute-shares.ts';
import { storedShare } from './stored-share.ts';

type Input = { params: { eSubId: string }; body: { version: number; rows: ExternalCobrokeInput[] } };

/** Replaces the external co-brokers; what internal salespeople share follows. Refuses more than the commission. */
export const saveExternal = async (at: Writing, { params, body }: Input) => {
  const row = await lockForEdit(at, params.eSubId, body.version, {
    step: 'external',
    mine: { rows: body.rows },
    current: (now) => externalOf(at, now),
    as: ExternalCobrokes,
  });
  const shares = body.rows.map(payable);
  refuseProblem(shareProblem(row.commissionCents, shares));
  const { amounts } = shareOut(row.commissionCents, shares);
  const rows = shares.map((given, position) => ({
    ...given,
    ...storedShare(given),
    esubmissionId: row.id,
    position,
    amountCents: amounts[position] ?? 0,
  }));
  const detail = { shares: rows.map(({ registrationNo, amountCents }) => ({ registrationNo, amountCents })) };
  const action = 'esubmission.external-cobrokes-saved';
  const [version] = await Promise.all([
    saveStep(at, row, { step: 'external', next: 'internal', action, detail }),
    at.db.delete(externalCobroke).where(eq(externalCobroke.esubmissionId, row.id)),
    rows.length > 0 && at.db.insert(externalCobroke).values(rows),
  ]);
  await recomputeShares(at, row);
  return externalOf(at, { ...row, version });
};
