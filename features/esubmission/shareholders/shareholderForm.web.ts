import { checkIdentity } from '#features/particulars/rules/identity.ts';
import { idTypesOf } from '#features/particulars/words/kinds.ts';
import { hundredPercent, percentText } from '#platform/contract/money.ts';
import { schemaRules } from '#platform/web/form/schemaRules.ts';
import { type Shareholder, ShareholderInput } from '../parties/parties.calls.ts';

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

export const shareholderValuesOf = (row: Shareholder): ShareholderValues => {
  const { parentId, kind, name, rate, idType, nationality } = row;
  return { parentId, kind, name, rate, idType, idNumber: '', nationality };
};

/** The values after a change of kind: persons and companies have different identity documents. */
export const withKind = (values: ShareholderValues, kind: ShareholderValues['kind']): Partial<ShareholderValues> => {
  const types = idTypesOf(kind);
  return { kind, idType: types.includes(values.idType) ? values.idType : (types[0] ?? values.idType) };
};

const sent = ({ idNumber, ...values }: ShareholderValues) => ({ ...values, ...(idNumber && { idNumber }) });

const schemaSays = schemaRules(ShareholderInput);

/** The errors by path. `left` is what no other shareholder of the company holds, in ten-thousandths of a percent. */
export const checkShareholder = (values: ShareholderValues, left: number): Record<string, string> => {
  const errors = schemaSays(sent(values));
  if (values.rate !== null && values.rate > left)
    errors.rate ??= `The others hold ${percentText(hundredPercent - left)}%. Enter at most ${percentText(left)}%.`;
  const doubt = values.idNumber === '' ? undefined : checkIdentity(values.idType, values.idNumber);
  if (doubt?.level === 'block') errors.idNumber ??= doubt.message;
  return errors;
};

export const shareholderBody = (values: ShareholderValues): ShareholderInput => ShareholderInput.parse(sent(values));
