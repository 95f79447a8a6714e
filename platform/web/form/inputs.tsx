import { InputBase, type TextareaProps, type TextInputProps } from '@mantine/core';
import { BareText, BareTextarea } from './bare.tsx';
import { Choice } from './Choice.tsx';
import classes from './inputs.module.css';
import { still } from './still.tsx';

/**
 * Mantine's inputs for long forms: each shows a change at once, and is drawn anew only when its own value, words or error
 * changed. Those that every form has.
 */

export { SegmentedControl } from './SegmentedControl.tsx';
export { Checkbox, RadioGroup, Switch } from './ticks.tsx';
export const Select = still(Choice);
/** Several lines: as high as what stands in it, where the browser can. */
export const Textarea = still(({ minRows = 2, maxRows = 12, autosize: _, ...rest }: TextareaProps) => (
  <InputBase
    component={BareTextarea}
    multiline
    rows={minRows}
    classNames={{ input: classes.textarea ?? '' }}
    styles={{ input: { '--min-rows': minRows, '--max-rows': maxRows } }}
    {...rest}
  />
));
export const TextInput = still((props: TextInputProps) => <InputBase component={BareText} {...props} />);
