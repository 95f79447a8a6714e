import { Group, Input } from '@mantine/core';
import type { Field } from '#platform/contract/field-sheet.ts';
import { DayInput } from './DayInput.tsx';
import { Checkbox, CheckboxGroup, RadioGroup, SegmentedControl, Select, Textarea, TextInput } from './inputs.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { optionsOf } from './optionsOf.ts';
import { PercentInput } from './PercentInput.tsx';
import type { FieldProps } from './useGableForm.ts';

/**
 * What the form changes in the sheet's declaration: another label, a hint that depends on other values, other choices.
 */
export type Otherwise = {
  label?: string;
  description?: string;
  placeholder?: string;
  data?: { value: string; label: string }[];
  /** Needed for an answer that stands right before it: marked as required although the record can be saved without. */
  isMarked?: true;
};

/** Of a longer text several lines are shown. */
const longestLine = 300;
/** More answers than this make a list to choose from. */
const mostRadios = 3;

type Props = {
  row: Pick<Field, 'label' | 'help' | 'value' | 'saved'>;
  field: FieldProps;
  /** Whether the record can't be submitted without it, although it can be saved. */
  needed?: boolean;
  otherwise?: Otherwise | undefined;
};

/**
 * The input of a field as its sheet declares it. The type of the value determines the input; label, help and required
 * mark come from the sheet.
 */
export function SheetInput(props: Props) {
  const { row, field: of, needed = false, otherwise = {} } = props;
  const { label: named, help, value, saved } = row;
  const { data, description: hint = help, label = named, placeholder, isMarked = false } = otherwise;
  const description = needed && !saved ? [hint, 'Needed to submit'].filter(Boolean).join(' · ') : hint;
  const field = { ...of, required: saved === true };
  const words = {
    label,
    ...(description !== undefined && { description }),
    ...(placeholder && { placeholder }),
    ...(needed && isMarked && { withAsterisk: true }),
  };
  switch (value.kind) {
    case 'text':
      if (value.most > longestLine) return <Textarea {...words} autosize {...field} />;
      return <TextInput {...words} autoComplete="off" {...field} />;
    case 'day':
      return <DayInput {...words} {...field} />;
    case 'money':
      return <MoneyInput {...words} {...field} />;
    case 'rate':
      return <PercentInput {...words} {...field} />;
    case 'count':
      return <NumberInput {...words} digits={String(value.most).length} {...field} />;
    case 'area':
      return <NumberInput {...words} decimals={2} {...field} />;
    case 'yes-no':
      return <Checkbox {...words} {...field} />;
    case 'choices':
      return (
        <CheckboxGroup {...words} {...field}>
          <Group gap="lg" mt={6} mb={4}>
            {(data ?? optionsOf(value.words)).map((each) => (
              <Checkbox key={each.value} {...each} />
            ))}
          </Group>
        </CheckboxGroup>
      );
    case 'choice':
      // One choice is always selected: there are few, and they are shown side by side.
      if (value.empty !== null)
        return (
          <Input.Wrapper label={label} labelElement="div">
            <SegmentedControl aria-label={label} data={data ?? optionsOf(value.words)} fullWidth {...field} />
          </Input.Wrapper>
        );
      return <OneOf clearable={!saved} data={data ?? optionsOf(value.words)} words={words} field={field} />;
  }
}

type OneOfProps = {
  clearable: boolean;
  data: { value: string; label: string }[];
  words: { label: string };
  field: FieldProps;
};

/** A choice that nobody made beforehand: radios for a question of a few answers that must be answered, else a list. */
function OneOf({ clearable, data, words, field }: OneOfProps) {
  if (!clearable && data.length <= mostRadios) return <RadioGroup {...words} data={data} {...field} />;
  return <Select placeholder="Choose" {...words} clearable={clearable} data={data} {...field} />;
}
