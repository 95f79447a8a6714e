import { and, desc, sql } from 'drizzle-orm';
import { customerOfAny, stateOf } from '#features/aml/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import type { ecdd } from '../../contract/index.ts';
import { blocksOf } from '../../rules/blocks.ts';
import { ecddForm } from '../tables.ts';
import { type FormRecord, findForm, visibleForms } from './scope.ts';
import { standingOf } from './standing.ts';

const checkOf = async (at: Reading, form: FormRecord) => {
  const { id, formNo, cddFor, property, version } = form;
  const { state, rating, gaps, determination, signatures, validity } = await standingOf(at, form);
  return {
    ecddID: id,
    formNo,
    cDDFor: cddFor,
    property,
    state,
    rating,
    gaps: gaps.map(({ questionFID }) => questionFID),
    blocks: blocksOf({
      state,
      gaps: gaps.length,
      isDetermined: determination !== undefined,
      isSigned: signatures.some((each) => each.version === version),
      validity,
    }),
  };
};

export const readSecurityCheck = async (at: Reading, { query }: Input<typeof ecdd.securityCheck>) => ({
  transID: query.transID ?? null,
  ...(await checkOf(at, await findForm(at, query.ecddID))),
});

export const readCustomerChecks = async (at: Reading, { query }: Input<typeof ecdd.customerChecks>) => {
  const form = await findForm(at, query.ecddID);
  const known = (await stateOf(at.db, [form.caseId])).get(form.caseId);
  const { caseId, caseNo, customer } = await customerOfAny(at, form.caseId);
  const forms = await at.db
    .select()
    .from(ecddForm)
    .where(
      and(
        sql`${ecddForm.caseId} IN (SELECT id FROM aml_case_public WHERE id = ${caseId} OR joined = ${caseId})`,
        visibleForms(at.actor),
      ),
    )
    .orderBy(desc(ecddForm.createdAt), desc(ecddForm.id))
    .limit(100);
  return {
    transID: query.transID ?? null,
    aMLID: caseId,
    caseNo,
    name: customer.name,
    screening: known?.state ?? ('NOT_SCREENED' as const),
    checks: await Promise.all(forms.map((each) => checkOf(at, each))),
  };
};
