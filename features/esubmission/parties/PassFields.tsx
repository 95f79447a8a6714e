import { formatDay } from '#platform/contract/days.ts';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { FoldedFields } from '#platform/web/form/MoreFields.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { useHasError, useValues } from '#platform/web/form/useValues.ts';
import { DetailInputs } from './DetailInputs.tsx';
import { isAsked, type PartyDetail, withAskedFields } from './fields.rules.ts';
import { passText } from './parties.words.ts';
import { detailFields } from './party-sheet.words.ts';
import type { PartyValues } from './partyForm.web.ts';

const fields = Object.keys(detailFields).filter((name) => detailFields[name as PartyDetail].section === 'pass');

const noteOf = (values: PartyValues): string => {
  const { idExpiry, passType, passExpiry } = withAskedFields(values);
  const given = [idExpiry && `Passport until ${formatDay(idExpiry)}`, passText(passType, passExpiry)].filter(Boolean);
  if (given.length > 0) return given.join(' · ');
  return isAsked('idExpiry', values) && isAsked('passType', values)
    ? 'How long they are valid'
    : 'How long it is valid';
};

/** The expiry of a passport and a foreigner's pass. Empty if neither is required. */
export function PassFields({ form }: { form: GableForm<PartyValues> }) {
  const hasPassport = useValues(form, (values) => isAsked('idExpiry', values));
  const hasPass = useValues(form, (values) => isAsked('passType', values));
  const note = useValues(form, noteOf);
  const hasError = useHasError(form, fields);
  if (!hasPassport && !hasPass) return null;
  return (
    <FoldedFields
      label={hasPassport ? `Passport${hasPass ? ' and pass' : ''}` : 'Pass'}
      hint={note}
      hasError={hasError}
    >
      <FieldGrid>
        <DetailInputs form={form} section="pass" />
      </FieldGrid>
    </FoldedFields>
  );
}
