import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { Select } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { Section } from '../inputs/Section.tsx';
import classes from './BuyersInput.module.css';
import type { Buyer } from './buyer-duty.rules.ts';
import { buyerProfiles, homeCounts, mostBuyers } from './buyers.words.ts';

type Props = { value: Buyer[]; onChange: (buyers: Buyer[]) => void };

/** The buyers: the profile of each, and the number of homes they will have. */
export function BuyersInput({ value, onChange }: Props) {
  const change = (index: number, next: Partial<Buyer>) =>
    onChange(value.map((buyer, each) => (each === index ? { ...buyer, ...next } : buyer)));
  return (
    <Section title={value.length > 1 ? 'Buyers' : 'Buyer'}>
      {value.map(({ profile, homes }, index) => (
        // A buyer has no name here: the place in the list is all that there is.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={index} className={classes.buyer}>
          <Select
            aria-label={`Buyer ${index + 1}`}
            data={optionsOf(buyerProfiles)}
            value={profile}
            onChange={(next) => next && change(index, { profile: next as Buyer['profile'] })}
          />
          <Select
            aria-label={`Home of buyer ${index + 1}`}
            data={optionsOf(homeCounts)}
            value={homes}
            onChange={(next) => next && change(index, { homes: next as Buyer['homes'] })}
          />
          {value.length > 1 && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`Remove buyer ${index + 1}`}
              onClick={() => onChange(value.filter((_, each) => each !== index))}
            >
              <IconX size={17} stroke={1.7} />
            </ActionIcon>
          )}
        </div>
      ))}
      {value.length < mostBuyers && (
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.add ?? ''}
          leftSection={<IconPlus size={15} stroke={1.8} />}
          onClick={() => onChange([...value, { profile: 'CITIZEN', homes: '1' }])}
        >
          Add joint buyer
        </Button>
      )}
    </Section>
  );
}
