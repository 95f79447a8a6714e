import { schemaRules } from '#platform/web/form/schemaRules.ts';
import { checkIdentity } from '../../../identity.ts';
import { idTypesOf } from '../../../party-kinds.ts';
import type { Shareholder } from '../../../records.ts';
import { ShareholderInput } from '../../../schemas.ts';

/** A shareholder as the form holds it. */
export type ShareholderValues = Omit<ShareholderInput, 'rate' | 'idNumber'> & { rate: number | null; idNumber: string };

export const newShareholder = (parentId: string | null): ShareholderValues => ({
  parentId,
  kind: 'INDIVIDUAL',
  name: '',
  rate: null,
  idType: 'NRIC',
  idNumber: '',
  nationality: '',
});

export const shareholderValuesOf = ({ id: _, idNumberMasked: __, ...row }: Shareholder): ShareholderValues => ({
  ...row,
  idNumber: '',
});

/** Another kind goes by other documents. */
export const withKind = (values: ShareholderValues, kind: ShareholderValues['kind']): Partial<ShareholderValues> => {
  const types = idTypesOf(kind);
  return { kind, idType: types.includes(values.idType) ? values.idType : (types[0] ?? values.idType) };
};

const sent = ({ idNumber, ...values }: ShareholderValues) => ({ ...values, ...(idNumber && { idNumber }) });

const schemaSays = schemaRules(ShareholderInput);

export const checkShareholder = (values: ShareholderValues): Record<string, string> => {
  const errors = schemaSays(sent(values));
  const doubt = values.idNumber === '' ? undefined : checkIdentity(values.idType, values.idNumber);
  if (doubt?.level === 'block') errors.idNumber ??= doubt.message;
  return errors;
};

export const shareholderBody = (values: ShareholderValues): ShareholderInput => ShareholderInput.parse(sent(values));
