import { Button, Stack } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { Cents } from '#platform/contract/money.ts';
import { useData } from '#platform/web/api/useData.ts';
import { SegmentedControl } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { useValues } from '#platform/web/form/useValues.ts';
import { api } from '../api.web.ts';
import { PeopleSelect } from '../plans/PeopleSelect.tsx';
import { type TermsForm, termsInput } from '../plans/termsForm.web.ts';
import { Terms } from '../terms.rules.ts';
import { DealFields } from './DealFields.tsx';
import { TriedAnswer } from './TriedAnswer.tsx';
import classes from './TryOut.module.css';
import { askedOf, newDeal, type TriedDeal, typingPause } from './triedDeal.web.ts';

/** What a deal would pay by the terms as they stand in a form. Nothing is kept of it. */
export function TryOutTerms({ form }: { form: TermsForm }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.terms}>
      {isOpen ? (
        <TryOut form={form} />
      ) : (
        <Button variant="default" onClick={() => setOpen(true)}>
          Try out these terms
        </Button>
      )}
    </div>
  );
}

type Who = 'PERSON' | 'ANYBODY';
const whoOptions: { value: Who; label: string }[] = [
  { value: 'PERSON', label: 'A salesperson' },
  { value: 'ANYBODY', label: 'Any progress' },
];

type Asked = { who: Who; personIds: string[]; reachedCents: Cents | null; deal: TriedDeal };

function TryOut({ form }: { form: TermsForm }) {
  const [asked, setAsked] = useState<Asked>({ who: 'PERSON', personIds: [], reachedCents: 0, deal: newDeal() });
  const set = (part: Partial<Asked>) => setAsked((before) => ({ ...before, ...part }));
  const { who, personIds, reachedCents, deal } = asked;
  return (
    <Stack component="section" gap="md" aria-label="Try out these terms">
      <h3 className={classes.title}>What would a deal pay by these terms?</h3>
      <SegmentedControl
        aria-label="Progress of"
        data={whoOptions}
        value={who}
        onChange={(value) => set({ who: value === 'ANYBODY' ? 'ANYBODY' : 'PERSON' })}
      />
      {who === 'PERSON' ? (
        <PeopleSelect label="Salesperson" most={1} value={personIds} onChange={(ids) => set({ personIds: ids })} />
      ) : (
        <MoneyInput
          label="Progress in the period"
          description="Their shares for tiers, what the agency kept for a cap. Nobody stands above them"
          value={reachedCents}
          onChange={(value: Cents | null) => set({ reachedCents: value })}
        />
      )}
      <DealFields deal={deal} onChange={(part) => set({ deal: { ...deal, ...part } })} />
      <Answer form={form} asked={asked} />
    </Stack>
  );
}

const whoseOf = ({ who, personIds: [personId], reachedCents }: Asked) => {
  if (who === 'ANYBODY') return reachedCents === null ? undefined : { who, reachedCents };
  return personId === undefined ? undefined : { who, personId };
};

const nobody = { who: 'ANYBODY', reachedCents: 0 } as const;

function Answer({ form, asked }: { form: TermsForm; asked: Asked }) {
  const values = useValues(form, ({ terms }) => terms);
  const [given] = useDebouncedValue({ asked, values }, typingPause);
  const terms = Terms.safeParse(termsInput(given.values)).data;
  const whose = whoseOf(given.asked);
  const deal = askedOf(given.asked.deal);
  const whole = terms && whose && deal && { terms, whose, ...deal };
  const found = useData(
    api.tryOutTerms,
    // Without all of it nothing is sent.
    { body: whole || { terms: termsInput(given.values), whose: nobody, cents: 0, signedOn: '' } },
    { enabled: Boolean(whole), keepPrevious: true },
  );
  if (!terms) return <p>Complete the terms above first.</p>;
  if (!whose || !deal) return <p>Choose whose share it is, the share and the day of signing.</p>;
  return <TriedAnswer found={found} cents={deal.cents} />;
}
