import { Button, Select } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { SettingField, SettingInput } from '#features/settings/rules/shape.ts';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { LeafInput } from './LeafInput.tsx';
import type { SettingValues } from './SettingForm.tsx';
import { blankRow } from './settingForm.ts';
import classes from './settings.module.css';

type Props<Input = SettingInput> = { form: GableForm<SettingValues>; input: Input; title: string };

/** What a setting is typed into, by its kind. */
export function SettingFields({ form, input, title }: Props) {
  if (input.kind === 'rows') return <Rows form={form} input={input} title={title} />;
  if (input.kind === 'fields') return <Fields form={form} fields={input.fields} at="value" />;
  if (input.kind === 'choices')
    return input.names.map(({ value, label }) => (
      <Select
        key={value}
        label={label}
        placeholder="As it comes"
        clearable
        data={input.options}
        {...form.field(`value.${value}`)}
      />
    ));
  return <LeafInput form={form} leaf={input} path="value" label={title} />;
}

type FieldsProps = { form: GableForm<SettingValues>; fields: SettingField[]; at: string };

function Fields({ form, fields, at }: FieldsProps) {
  return fields.map(({ path, label, leaf, isOptional }) => (
    <LeafInput
      key={path}
      form={form}
      leaf={leaf}
      path={`${at}.${path}`}
      label={label}
      required={!isOptional && leaf.kind !== 'switch' && leaf.kind !== 'lines'}
    />
  ));
}

function Rows({ form, input }: Props<Extract<SettingInput, { kind: 'rows' }>>) {
  const rows = form.form.values.value as object[];
  const isFull = input.most !== null && rows.length >= input.most;
  return (
    <>
      {rows.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the form's own fields go by their place
        <fieldset key={at} className={classes.row}>
          <legend>{`Entry ${at + 1}`}</legend>
          <Fields form={form} fields={input.columns} at={`value.${at}`} />
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            onClick={() => form.form.removeListItem('value', at)}
            aria-label={`Remove entry ${at + 1}`}
          >
            Remove
          </Button>
        </fieldset>
      ))}
      {rows.length === 0 && <p>There is no entry.</p>}
      <Button
        variant="default"
        disabled={isFull}
        leftSection={<IconPlus size={16} stroke={2} />}
        onClick={() => form.form.insertListItem('value', blankRow(input.columns))}
      >
        Add entry
      </Button>
    </>
  );
}
