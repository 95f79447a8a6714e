import { askedIn, type Sheet } from '#platform/contract/field-sheet.ts';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { SheetInput } from '#platform/web/form/SheetInput.tsx';
import type { AnyForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';

type Props = { form: AnyForm; sheet: Sheet; sections?: string[]; isPerson?: boolean };

/** The inputs of some sections of a sheet; of a person, or of a body. */
export function SheetFields({ form, sheet, sections, isPerson = true }: Props) {
  const names = useValues(form, (values) =>
    askedIn(sheet, { isPerson } as never, values)
      .filter(({ row }) => !sections || sections.includes(row.section))
      .map(({ name }) => name),
  );
  return (
    <FieldGrid>
      {names.map((name) => {
        const row = sheet[name];
        return row && <SheetInput key={name} row={row} field={form.field(name)} />;
      })}
    </FieldGrid>
  );
}
