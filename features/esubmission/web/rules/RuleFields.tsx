import { Checkbox, MultiSelect, Select, TextInput } from '@mantine/core';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { choices } from '../required/combination.ts';
import type { RuleValues } from './ruleForm.ts';
import { levelWords, stageWords } from './ruleWords.ts';

const counts = ['1', '2', '3'].map((value) => ({ value, label: `${value} or more` }));

type Props = {
  form: GableForm<RuleValues>;
  types: { documentId: string; name: string }[];
  /** A rule stays with its document. */
  isChange: boolean;
};

/** What is asked, of whom, when, and from which day on. */
export function RuleFields({ form, types, isChange }: Props) {
  const { field } = form;
  const isParty = form.form.values.per === 'party';
  const several = (
    name: 'transType' | 'propType' | 'side' | 'billFor',
    label: string,
    words: Record<string, string>,
  ) => (
    <MultiSelect
      label={label}
      placeholder={form.form.values.condition[name].length === 0 ? 'Any' : ''}
      data={optionsOf(words)}
      clearable
      {...field(`condition.${name}`)}
    />
  );
  return (
    <>
      <Select
        label="Document"
        placeholder="Choose"
        searchable
        disabled={isChange}
        data={types.map(({ documentId, name }) => ({ value: documentId, label: `${documentId} ${name}` }))}
        {...field('documentId', { required: true })}
      />
      <FieldGrid>
        <Select label="Level" data={optionsOf(levelWords)} allowDeselect={false} {...field('level')} />
        <Select label="Stage" data={optionsOf(stageWords)} allowDeselect={false} {...field('stage')} />
        {several('transType', 'Transaction', choices.type)}
        {several('propType', 'Property', choices.property)}
        {several('side', 'We act for', choices.side)}
        {several('billFor', 'Billed to', choices.bill)}
        <Select label="External co-brokers" placeholder="Any" clearable data={counts} {...field('condition.minEcbs')} />
        <Select
          label="Internal salespeople"
          placeholder="Any"
          clearable
          data={counts}
          {...field('condition.minIcbs')}
        />
        <Select
          label="Asked"
          data={optionsOf({ case: 'Once', party: 'Of each party' })}
          allowDeselect={false}
          {...field('per')}
        />
        {isParty && (
          <>
            <Select
              label="Of whom"
              placeholder="Our clients"
              clearable
              data={optionsOf({ client: 'Our clients', any: 'Everyone' })}
              {...field('condition.party')}
            />
            <Select
              label="Kind of party"
              placeholder="Any"
              clearable
              data={optionsOf({ individual: 'People', entity: 'Companies and others' })}
              {...field('condition.partyKind')}
            />
          </>
        )}
        <TextInput label="Group" description="Of the documents of one group, one is enough" {...field('anyOf')} />
      </FieldGrid>
      {!isParty && (
        <Checkbox label="Only when there are parties" {...field('condition.hasParty', { type: 'checkbox' })} />
      )}
      <Checkbox label="Only when a party has no agent" {...field('condition.unrepresented', { type: 'checkbox' })} />
      <Checkbox label="Only when a tenant is a foreigner" {...field('condition.foreignTenant', { type: 'checkbox' })} />
      <FieldGrid>
        <DayInput label="From" {...field('validFrom', { required: true })} />
        <DayInput label="Last day" description="Empty: until it is changed" {...field('validTo')} />
      </FieldGrid>
    </>
  );
}
