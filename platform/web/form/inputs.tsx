import {
  InputBase,
  Checkbox as MantineCheckbox,
  Switch as MantineSwitch,
  TextInput as MantineTextInput,
  type TextareaProps,
  type TextInputProps,
} from '@mantine/core';
import { submitByKeys } from '../kit/dialogs/submitByKeys.ts';
import { asField } from './asField.tsx';
import { Choice } from './Choice.tsx';
import classes from './inputs.module.css';
import { limited } from './limited.tsx';

/** The inputs that every form has, from Mantine and the browser. They work inside and outside of a form. */

export { RadioGroup } from './RadioGroup.tsx';
export { SegmentedControl } from './SegmentedControl.tsx';
export const Select = asField(Choice);
export const Checkbox = asField(MantineCheckbox, { holds: 'checked' });
/** Several values of a short list, each with a checkbox. */
export const CheckboxGroup = asField(MantineCheckbox.Group);
export const Switch = asField(MantineSwitch, { holds: 'checked' });

/** A text of several lines. Its height follows the text if the browser supports that. */
export const Textarea = asField(
  limited(({ minRows = 2, maxRows = 12, autosize: _, ...rest }: TextareaProps) => (
    <InputBase
      component="textarea"
      multiline
      rows={minRows}
      onKeyDown={submitByKeys}
      classNames={{ input: classes.textarea ?? '' }}
      styles={{ input: { '--min-rows': minRows, '--max-rows': maxRows } }}
      {...rest}
    />
  )),
  { reads: true },
);

/** A line of text. */
export const TextInput = asField(limited<TextInputProps>(MantineTextInput), { reads: true });
