import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';

const customerOf = (alias: string, caseId: string) =>
  `${alias}.case_id = ${caseId} AND ${alias}.role = 'CUSTOMER' AND ${alias}.removed_at IS NULL`;

/**
 * Whether a hold is on the customer of a case, in SQL: on the case, or on another one whose customer has the same identity number, as a decision
 * about a hit is of the person.
 */
export const isOn = (hold: string, caseId: string): string => `(${hold}.case_id = ${caseId} OR EXISTS (
  SELECT FROM aml_subject held JOIN aml_subject own ON own.id_number_print = held.id_number_print AND held.id_number_print <> ''
  WHERE ${customerOf('held', `${hold}.case_id`)} AND ${customerOf('own', caseId)}))`;

/** Whether an officer holds the customer of a case, in SQL. */
export const isHeld = (caseId: string): string =>
  `EXISTS (SELECT FROM aml_hold a WHERE a.ended_at IS NULL AND ${isOn('a', caseId)})`;

const same = `
  SELECT DISTINCT own.case_id AS "caseId"
  FROM aml_subject held JOIN aml_subject own ON own.id_number_print = held.id_number_print AND own.case_id <> held.case_id
  WHERE ${customerOf('held', '$1')} AND held.id_number_print <> '' AND own.role = 'CUSTOMER' AND own.removed_at IS NULL
  ORDER BY own.case_id`;

/** The other cases of the customer of one, by the identity number. */
export const casesOfSame = async (db: Db, caseId: string): Promise<string[]> =>
  (await ask<{ caseId: string }>(db, same, [caseId])).map((each) => each.caseId);
