import { inArray } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { dayOf } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { evaluateForm } from '../forms/evaluate-form.server.ts';
import type { FormRecord } from '../forms/scope.server.ts';
import { wasExpired } from '../signing/validity.rules.ts';
import { ecddForm } from '../tables.server.ts';
import {
  type DossierFacts,
  type DutyFacts,
  hasUcp,
  type Identity,
  isOfAnother,
  isOutdated,
  propertyKey,
} from './dossier.rules.ts';

type At = Pick<Reading<Actor | null>, 'db' | 'clock'>;

/** A dossier, which may not be there yet. `begun`: an instant. */
type InDossier = {
  dossierId: string | null;
  begun: string;
  facts: Pick<DossierFacts, 'eSubId' | 'property' | 'amountCents' | 'category' | 'leaseMonths' | 'duties'>;
};

/** A form as it stands in a dossier. `isClosed`: it counts for nothing here, and another one is begun instead. */
export type FormIn = {
  whole: Awaited<ReturnType<typeof evaluateForm>>;
  record: FormRecord;
  isClosed: boolean;
  /** It says something else than the submission of this party. */
  isOutdated: (party: DutyFacts) => boolean;
};

/**
 * How these forms stand in a dossier, by their id. Closed are those that had expired when it was begun, and those that hold for one
 * transaction alone and were taken up by another one before.
 */
export const formsIn = async (at: At, { dossierId, begun, facts }: InDossier, ids: string[]) => {
  const formsById = new Map<string, FormIn>();
  if (ids.length === 0) return formsById;
  const [records, others] = await Promise.all([
    at.db.select().from(ecddForm).where(inArray(ecddForm.id, ids)),
    ask<{ id: string }>(at.db, takenBefore, { ids, dossierId }),
  ]);
  const isTaken = new Set(others.map(({ id }) => id));
  for (const record of records) {
    const whole = await evaluateForm(at, record, { eSubId: facts.eSubId });
    const { validity } = whole;
    formsById.set(record.id, {
      whole,
      record,
      isClosed:
        wasExpired(validity, dayOf(begun)) || (validity?.isForOneTransaction === true && isTaken.has(record.id)),
      isOutdated: (party) =>
        // A correction may have made it one of another flat.
        propertyKey(record.property) !== propertyKey(facts.property) ||
        isOutdated(saidIn(record, whole), { ...facts, hasUcp: hasUcp(facts.duties), principal: party.principal }) ||
        isOfAnother(identityIn(record), party),
    });
  }
  return formsById;
};

/** The forms that a dossier of another submission took up first. A dossier that ended, as of a deleted draft, lets them go. */
const takenBefore = `
  SELECT DISTINCT u.form_id AS id
  FROM ecdd_duty u JOIN ecdd_dossier d ON d.id = u.dossier_id AND d.ended_at IS NULL
  LEFT JOIN LATERAL (
    SELECT min(taken_up_at) AS at FROM ecdd_duty WHERE dossier_id = :dossierId AND form_id = u.form_id
  ) own ON true
  WHERE u.form_id = ANY(:ids::uuid[]) AND d.id IS DISTINCT FROM :dossierId
    AND (own.at IS NULL OR u.taken_up_at < own.at OR (u.taken_up_at = own.at AND d.id < :dossierId))`;

/** The question whether the customer acts for themselves alone. */
const forSelf = '1.04';

const saidIn = (record: FormRecord, { answers, isKept }: FormIn['whole']) => {
  const checked = answers.get(forSelf)?.checkedResult;
  return { ...record, isForSelf: checked === 'Y' || checked === 'N' ? checked === 'Y' : null, isKept };
};

const identityIn = ({ kind, name, idNumberPrint, dateOfBirth }: FormRecord): Identity => ({
  kind,
  name,
  print: idNumberPrint,
  dateOfBirth,
});
