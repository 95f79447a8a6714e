import { and, eq, inArray } from 'drizzle-orm';
import { dueDiligenceFrom } from '#features/aml/room.settings.ts';
import type { DossierFacts, Principal } from '#features/ecdd/dossier/dossier.rules.ts';
import { dueDiligenceForms } from '#features/ecdd/room.settings.ts';
import { addressLine } from '#features/property/rules/address.ts';
import { readSettings } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import { infoOf } from '../info/columns.server.ts';
import { isLonger, signedOnRow, termOf } from '../info/terms.rules.ts';
import { storedParties } from '../parties/rows.server.ts';
import { holder } from '../parties/tables.server.ts';
import type { EsubmissionRecord } from '../record/load.server.ts';
import { asksForForms, type Duty, dutiesOf, lacksClient, type Since } from './duties.rules.ts';

type SubmissionDossier = DossierFacts & { duties: Duty[] };

export const sinceOf = async (at: Pick<Reading<Actor | null>, 'db'>): Promise<Since> => {
  const { dueFrom, forms } = await readSettings(at.db, { dueFrom: dueDiligenceFrom, forms: dueDiligenceForms });
  return { dueFrom, formsFrom: forms.from };
};

/**
 * The facts that the due diligence dossier of a submission follows from; undefined if signed forms are uploaded instead. The starting day
 * applies to new submissions only: a submitted one keeps its way.
 */
export const dossierFactsOf = async (
  at: Reading<Actor | null>,
  row: EsubmissionRecord,
  since?: Since,
): Promise<SubmissionDossier | undefined> => {
  const { dueFrom, formsFrom } = since ?? (await sinceOf(at));
  if (!(row.asksForForms ?? asksForForms(signedOnRow(row), { dueFrom, formsFrom }))) return undefined;
  const parties = await storedParties(at.db, row.id);
  const info = infoOf(row);
  return {
    eSubId: row.id,
    owner: row.createdBy,
    property: addressLine({ propertyCategory: row.propertyCategory, property: row }),
    amountCents: row.priceCents,
    category: row.propertyCategory,
    leaseMonths: monthsOf(row),
    lacksClient: lacksClient(info, parties),
    duties: dutiesOf(info, parties, { dueFrom, owned: await ownedOf(at, parties) }),
  };
};

/** The persons for whom parties hold, where they are named, by the party. */
const ownedOf = async (
  at: Reading<Actor | null>,
  parties: { uuid: string; isBeneficialOwner: boolean }[],
): Promise<Map<string, Principal>> => {
  const uuids = parties.filter(({ isBeneficialOwner }) => !isBeneficialOwner).map(({ uuid }) => uuid);
  if (uuids.length === 0) return new Map();
  const rows = await at.db
    .select({ uuid: holder.partyUuid, kind: holder.kind, name: holder.name, masked: holder.idNumberMasked })
    .from(holder)
    .where(and(inArray(holder.partyUuid, uuids), eq(holder.relation, 'OWNER')));
  return new Map(rows.map(({ uuid, ...owner }) => [uuid, owner]));
};

/** The term of a lease in months, with a part of one counted as one; null for a sale. */
const monthsOf = ({ tenancyStart, tenancyEnd }: EsubmissionRecord): number | null => {
  if (tenancyStart === null || tenancyEnd === null) return null;
  const term = termOf(tenancyStart, tenancyEnd);
  return Math.max(1, isLonger(term, term.months) ? term.months + 1 : term.months);
};
