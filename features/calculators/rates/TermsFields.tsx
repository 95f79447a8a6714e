import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { NumberInput } from '#platform/web/form/NumberInput.tsx';
import { PercentInput } from '#platform/web/form/PercentInput.tsx';
import { useValues } from '#platform/web/form/useValues.ts';
import { buyerProfiles, homeCounts } from '../buyer/buyers.words.ts';
import { Section } from '../inputs/Section.tsx';
import { plainInputs, type RateForm, type TermInput } from './rateForm.web.ts';
import type { RateKind } from './rates.words.ts';
import classes from './TermsFields.module.css';

/** The terms of a kind of rule. */
export function TermsFields({ form, kind }: { form: RateForm; kind: RateKind }) {
  const plain = plainInputs[kind];
  if (plain)
    return (
      <FieldGrid>
        {plain.map((input) => (
          <TermField key={input.path} form={form} input={input} />
        ))}
      </FieldGrid>
    );
  if (kind === 'ABSD') return <ProfileFields form={form} />;
  return kind === 'SSD_RESIDENTIAL' || kind === 'SSD_INDUSTRIAL' ? (
    <TierFields form={form} />
  ) : (
    <BandFields form={form} />
  );
}

function TermField({ form, input: { path, label, is, canBeEmpty } }: { form: RateForm; input: TermInput }) {
  const field = form.field(`terms.${path}`, { required: !canBeEmpty });
  if (is === 'money') return <MoneyInput label={label} {...field} />;
  return is === 'number' ? (
    <NumberInput label={label} digits={3} {...field} />
  ) : (
    <PercentInput label={label} {...field} />
  );
}

const ratedProfiles = Object.entries(buyerProfiles).filter(([profile]) => profile !== 'FTA');

function ProfileFields({ form }: { form: RateForm }) {
  return ratedProfiles.map(([profile, label]) => (
    <Section key={profile} title={label}>
      <FieldGrid columns={3}>
        {Object.entries(homeCounts).map(([homes, which]) => (
          <PercentInput key={homes} label={which} {...form.field(`terms.rates.${profile}.${homes}`)} />
        ))}
      </FieldGrid>
    </Section>
  ));
}

function BandFields({ form }: { form: RateForm }) {
  const count = useValues(form, ({ terms }) => terms.bands?.length ?? 0);
  const bands = () => form.getValues().terms.bands ?? [];
  return (
    <Rows
      title="Bands"
      count={count}
      add="Add band"
      onAdd={() =>
        form.setValue('terms.bands', [...bands().slice(0, -1), { upTo: null, rate: null }, ...bands().slice(-1)])
      }
      onRemove={(index) => form.setValue('terms.bands', bands().toSpliced(index, 1))}
      keepsLast
    >
      {(index) => (
        <>
          {index < count - 1 ? (
            <MoneyInput
              label={`Band ${index + 1} up to`}
              {...form.field(`terms.bands.${index}.upTo`, { required: true })}
            />
          ) : (
            <p className={classes.rest}>The rest</p>
          )}
          <PercentInput
            label={`Band ${index + 1} rate`}
            {...form.field(`terms.bands.${index}.rate`, { required: true })}
          />
        </>
      )}
    </Rows>
  );
}

function TierFields({ form }: { form: RateForm }) {
  const count = useValues(form, ({ terms }) => terms.tiers?.length ?? 0);
  const tiers = () => form.getValues().terms.tiers ?? [];
  return (
    <Rows
      title="Holding periods"
      count={count}
      add="Add holding period"
      onAdd={() =>
        form.setValue('terms.tiers', [...tiers(), { years: count + 1, bands: [{ upTo: null, rate: null }] }])
      }
      onRemove={(index) => form.setValue('terms.tiers', tiers().toSpliced(index, 1))}
    >
      {(index) => (
        <>
          <NumberInput
            label="Up to years"
            digits={2}
            {...form.field(`terms.tiers.${index}.years`, { required: true })}
          />
          <PercentInput label="Rate" {...form.field(`terms.tiers.${index}.bands.0.rate`, { required: true })} />
        </>
      )}
    </Rows>
  );
}

type RowsProps = {
  title: string;
  count: number;
  add: string;
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** The last row stays. */
  keepsLast?: boolean;
  children: (index: number) => ReactNode;
};

function Rows({ title, count, add, onAdd, onRemove, keepsLast = false, children }: RowsProps) {
  return (
    <Section title={title}>
      {Array.from({ length: count }, (_, index) => (
        // A row has no id: it is its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index} className={classes.row}>
          {children(index)}
          {keepsLast && index === count - 1 ? (
            <span className={classes.none} />
          ) : (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={`Remove row ${index + 1}`}
              onClick={() => onRemove(index)}
            >
              <IconTrash size={17} stroke={1.7} />
            </ActionIcon>
          )}
        </div>
      ))}
      {count < 8 && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.add ?? ''}
          leftSection={<IconPlus size={15} stroke={1.8} />}
          onClick={onAdd}
        >
          {add}
        </Button>
      )}
    </Section>
  );
}
