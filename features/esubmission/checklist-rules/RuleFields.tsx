import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { Checkbox, TextInput } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { ListSelect, MultiSelect } from '#platform/web/form/pickers.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { choices } from '../checklist/combination.web.ts';
import type { RuleValues } from './ruleForm.web.ts';
import { levelWords, stageWords } from './ruleWords.web.ts';

const counts = ['1', '2', '3'].map((value) => ({ value, label: `${value} or more` }));

type Props = {
  form: GableForm<RuleValues>;
  types: { documentId: string; name: string }[];
  /** Whether an existing rule is changed. Its document cannot be changed. */
  isChange: boolean;
};

/** The document, the parties and conditions of the rule, and its first day. */
export function RuleFields({ form, types, isChange }: Props) {
  const { field } = form;
  const isParty = useValues(form, ({ per }) => per === 'party');
  const condition = useValues(form, (values) => values.condition);
  const several = (
    name: 'transType' | 'propType' | 'side' | 'billFor',
    label: string,
    words: Record<string, string>,
  ) => (
    <MultiSelect
      label={label}
      placeholder={condition[name].length === 0 ? 'Any' : ''}
      data={optionsOf(words)}
      clearable
      {...field(`condition.${name}`)}
    />
  );
  return (
    <>
      <ListSelect
        label="Document"
        placeholder="Choose"
        searchable
        disabled={isChange}
        data={types.map(({ documentId, name }) => ({ value: documentId, label: `${documentId} ${name}` }))}
        {...field('documentId', { required: true })}
      />
      <FieldGrid>
        <ListSelect label="Level" data={optionsOf(levelWords)} allowDeselect={false} {...field('level')} />
        <ListSelect label="Stage" data={optionsOf(stageWords)} allowDeselect={false} {...field('stage')} />
        {several('transType', 'Transaction', choices.type)}
        {several('propType', 'Property', choices.property)}
        {several('side', 'We act for', choices.side)}
        {several('billFor', 'Billed to', choices.bill)}
        <ListSelect
          label="External co-brokers"
          placeholder="Any"
          clearable
          data={counts}
          {...field('condition.minEcbs')}
        />
        <ListSelect
          label="Internal salespeople"
          placeholder="Any"
          clearable
          data={counts}
          {...field('condition.minIcbs')}
        />
        <ListSelect
          label="Asked"
          data={optionsOf({ case: 'Once', party: 'Of each party' })}
          allowDeselect={false}
          {...field('per')}
        />
        {isParty && (
          <>
            <ListSelect
              label="Of whom"
              placeholder="Our clients"
              clearable
              data={optionsOf({ client: 'Our clients', any: 'Everyone' })}
              {...field('condition.party')}
            />
            <ListSelect
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
      {!isParty && <Checkbox label="Only when there are parties" {...field('condition.hasParty')} />}
      <Checkbox label="Only when a party has no agent" {...field('condition.unrepresented')} />
      <Checkbox label="Only when a tenant is a foreigner" {...field('condition.foreignTenant')} />
      <FieldGrid>
        <DayInput label="From" {...field('validFrom', { required: true })} />
        <DayInput label="Last day" description="Empty: until it is changed" {...field('validTo')} />
      </FieldGrid>
    </>
  );
}
