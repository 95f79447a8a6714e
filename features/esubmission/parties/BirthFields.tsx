import { Checkbox } from '#platform/web/form/inputs.tsx';
import { SheetInput } from '#platform/web/form/SheetInput.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { partySheet } from './party-sheet.words.ts';
import type { PartyValues } from './partyForm.web.ts';

/** Whoever is screened needs a date of birth, or somebody who says that it can’t be had. */
export function BirthFields({ form }: { form: GableForm<PartyValues> }) {
  const isGiven = useValues(form, ({ dateOfBirth }) => dateOfBirth !== null);
  return (
    <>
      <SheetInput row={partySheet.dateOfBirth} field={form.field('dateOfBirth')} />
      {!isGiven && (
        <Checkbox
          label="The date of birth is not known"
          pb={8}
          style={{ alignSelf: 'end' }}
          {...form.field('birthUnknown')}
        />
      )}
    </>
  );
}
