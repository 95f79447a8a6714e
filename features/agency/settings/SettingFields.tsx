import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useFieldArray } from 'react-hook-form';
import type { SettingField, SettingInput } from '#features/settings/rules/shape.ts';
import { ListSelect } from '#platform/web/form/pickers.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { ChoiceTable } from './ChoiceTable.tsx';
import { LeafInput } from './LeafInput.tsx';
import { blankRow, type SettingValues } from './settingForm.web.ts';
import classes from './settings.module.css';

type Props<Input = SettingInput> = { form: GableForm<SettingValues>; input: Input; title: string };

/** What a setting is typed into, by its kind. */
export function SettingFields({ form, input, title }: Props) {
  if (input.kind === 'rows') return <Rows form={form} input={input} title={title} />;
  if (input.kind === 'fields') return <Fields form={form} fields={input.fields} at="value" />;
  if (input.kind === 'choices')
    return (
      <ChoiceTable
        input={input}
        cell={({ value, label }) => (
          <ListSelect
            aria-label={label}
            placeholder="Default"
            clearable
            data={input.options}
            {...form.field(`value.${value}`)}
          />
        )}
      />
    );
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
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'value' });
  const isFull = input.most !== null && fields.length >= input.most;
  return (
    <>
      {fields.map(({ id }, at) => (
        <fieldset key={id} className={classes.row}>
          <legend>{`Entry ${at + 1}`}</legend>
          <Fields form={form} fields={input.columns} at={`value.${at}`} />
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            onClick={() => remove(at)}
            aria-label={`Remove entry ${at + 1}`}
          >
            Remove
          </Button>
        </fieldset>
      ))}
      {fields.length === 0 && <p>There is no entry.</p>}
      <Button
        variant="default"
        disabled={isFull}
        leftSection={<IconPlus size={16} stroke={2} />}
        onClick={() => append(blankRow(input.columns))}
      >
        Add entry
      </Button>
    </>
  );
}
