import { customerOf } from '#features/aml/server/index.ts';
import { formFactsOf } from '#features/contacts/server/index.ts';
import { issuer } from '#features/firm/rules/issuer.ts';
import { agencyLetterhead, agencyParticulars } from '#features/firm/settings.ts';
import { readSetting } from '#features/settings/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FormDraft } from '../../contract/forms.ts';
import type { ecdd } from '../../contract/index.ts';
import { audienceOf } from '../templates/audience.ts';
import { presentRow, rowsFor, templateOn } from '../templates/templates.ts';
import { answersOfCase, listedOn } from './standing.ts';

/** What the agency is called where a customer reads it: as it is registered, else as its letterhead says. */
export const agencyNameOf = async ({ db }: Reading): Promise<string> =>
  issuer(await readSetting(db, agencyParticulars), false).name || (await readSetting(db, agencyLetterhead)).name;

/** What is known of a contact; nothing of one that was deleted. A property must be one of the contact. */
export const knownOf = async (at: Reading, contactId: string | null, propertyId: string | null) => {
  if (contactId === null) return undefined;
  try {
    return await formFactsOf(at, contactId, propertyId);
  } catch (error) {
    if (propertyId === null && error instanceof Refusal && error.status === 404) return undefined;
    throw error;
  }
};

/** A form to begin with: nothing is written. */
export const readNewForm = async (at: Reading, { params, query }: Input<typeof ecdd.newForm>): Promise<FormDraft> => {
  const day = today(at.clock);
  const found = await customerOf(at, params.aMLID);
  const propertyId = query.propertyId ?? null;
  const [known, template, listed, system] = await Promise.all([
    knownOf(at, found.contactId, propertyId),
    templateOn(at.db, query.cDDFor, day),
    listedOn(at.db, day),
    answersOfCase(at.db, found.caseId),
  ]);
  const rows = await rowsFor(at.db, template.id, audienceOf(at.actor));
  const { property, ...reach } = known ?? { property: undefined };
  return {
    agencyName: await agencyNameOf(at),
    cDDFor: query.cDDFor,
    transactionType: query.cDDFor.startsWith('SALE') ? 'SALE' : 'LEASE',
    aMLID: found.caseId,
    caseNo: found.caseNo,
    contactId: found.contactId,
    propertyId,
    property: property?.line ?? found.property,
    category: property?.category ?? 'private-residential',
    leaseMonths: null,
    amountCents: null,
    hasUcp: false,
    isUcp: false,
    ...found.customer,
    idNumberMasked: found.idNumberMasked,
    particulars: {
      address: '',
      phone: '',
      email: '',
      occupation: '',
      employer: '',
      countryOfBirth: '',
      placeOfBusiness: '',
      natureOfBusiness: '',
      purpose: '',
      ...reach,
    },
    templateVersion: template.version,
    templateFrom: template.validFrom,
    templatesDetail: rows.map((row) => presentRow(row, template.cddFor)),
    listECDDAMLFormResult: system,
    asksWealth: false,
    listed,
  };
};
