import { askedIn, type Sheet } from '#platform/contract/field-sheet.ts';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { SheetInput } from '#platform/web/form/SheetInput.tsx';
import type { AnyForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';

type Props = { form: AnyForm; sheet: Sheet; sections?: string[]; facts?: object };

const aPerson = { isPerson: true };

/** The inputs of some sections of a sheet, which apply by these facts: those of a person if there are none. */
export function SheetFields({ form, sheet, sections, facts = aPerson }: Props) {
  const names = useValues(form, (values) =>
    askedIn(sheet, facts as never, values)
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
