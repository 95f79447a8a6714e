import { SheetInput } from '#platform/web/form/SheetInput.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { isAsked, type PartyDetail } from './fields.rules.ts';
import { type DetailSection, detailFields } from './party-sheet.words.ts';
import type { PartyValues } from './partyForm.web.ts';

/** The fields of a section that apply to this party, in the order of the sheet. */
const detailsIn = (section: DetailSection, values: PartyValues): PartyDetail[] =>
  (Object.keys(detailFields) as PartyDetail[]).filter(
    (name) => detailFields[name].section === section && isAsked(name, values),
  );

/** The inputs of a section, as the sheet declares them. A field that is added to the sheet is shown here. */
export function DetailInputs({ form, section }: { form: GableForm<PartyValues>; section: DetailSection }) {
  const names = useValues(form, (values) => detailsIn(section, values));
  return names.map((name) => <SheetInput key={name} row={detailFields[name]} field={form.field(name)} />);
}
