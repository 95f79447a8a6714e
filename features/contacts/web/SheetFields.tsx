import type { Sheet } from '#platform/contract/field-sheet.ts';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { SheetInput } from '#platform/web/form/SheetInput.tsx';
import type { AnyForm } from '#platform/web/form/useGableForm.ts';

type Props = { form: AnyForm; sheet: Sheet; sections?: string[]; isPerson?: boolean };

/** The inputs of some sections of a sheet; of a person, or of a body. */
export function SheetFields({ form, sheet, sections, isPerson = true }: Props) {
  const asked = Object.entries(sheet).filter(
    ([, { section, need }]) => (!sections || sections.includes(section)) && need({ isPerson } as never) !== undefined,
  );
  return (
    <FieldGrid>
      {asked.map(([name, row]) => (
        <SheetInput key={name} row={row} field={form.field(name)} />
      ))}
    </FieldGrid>
  );
}
