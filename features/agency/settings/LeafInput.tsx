import type { SettingLeaf } from '#features/settings/rules/shape.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { Switch, Textarea, TextInput } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { NumberInput } from '#platform/web/form/NumberInput.tsx';
import { PercentInput } from '#platform/web/form/PercentInput.tsx';
import { ListSelect } from '#platform/web/form/pickers.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { MomentInput } from './MomentInput.tsx';
import { OfficerPicker } from './OfficerPicker.tsx';
import { PeoplePicker } from './PeoplePicker.tsx';
import type { SettingValues } from './settingForm.web.ts';

type Props = {
  form: GableForm<SettingValues>;
  leaf: SettingLeaf;
  path: string;
  label: string;
  required?: boolean;
};

/** The longest text for an input of one line, and for one of a few lines. */
const line = 150;
const few = 500;

/** The input for one field of a setting, by its kind. */
export function LeafInput({ form, leaf, path, label, required = false }: Props) {
  const field = form.field(path, { required });
  if (leaf.kind === 'switch') return <Switch label={label} {...field} />;
  if (leaf.kind === 'people') return <PeoplePicker label={label} by={leaf.by} {...field} />;
  if (leaf.kind === 'officers') return <OfficerPicker label={label} {...field} />;
  if (leaf.kind === 'choice')
    return <ListSelect label={label} data={leaf.options} allowDeselect={!required} {...field} />;
  if (leaf.kind === 'rate') return <PercentInput label={label} unit={leaf.unit} {...field} />;
  if (leaf.kind === 'money') return <MoneyInput label={label} {...field} />;
  if (leaf.kind === 'number')
    return (
      <NumberInput
        label={label}
        decimals={leaf.decimals}
        rightSection={leaf.unit}
        rightSectionWidth={leaf.unit ? 76 : 0}
        rightSectionPointerEvents="none"
        {...field}
      />
    );
  if (leaf.kind === 'day') return <DayInput label={label} {...field} />;
  if (leaf.kind === 'moment') return <MomentInput label={label} {...field} />;
  if (leaf.kind === 'lines')
    return <Textarea label={label} description="One per line" autosize minRows={3} maxRows={12} {...field} />;
  if (leaf.most !== null && leaf.most <= line) return <TextInput label={label} {...field} />;
  const isShort = leaf.most !== null && leaf.most <= few;
  return <Textarea label={label} autosize minRows={isShort ? 2 : 6} maxRows={18} {...field} />;
}
