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

/** Tries out a deal by the terms in a form. Nothing is saved. */
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

type Question = { who: Who; personIds: string[]; reachedCents: Cents | null; deal: TriedDeal };

function TryOut({ form }: { form: TermsForm }) {
  const [question, setAsked] = useState<Question>({ who: 'PERSON', personIds: [], reachedCents: 0, deal: newDeal() });
  const set = (part: Partial<Question>) => setAsked((before) => ({ ...before, ...part }));
  const { who, personIds, reachedCents, deal } = question;
  return (
    <Stack component="section" gap="md" aria-label="Try out these terms">
      <h3 className="g-heading">What would a deal pay by these terms?</h3>
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
      <Answer form={form} asked={question} />
    </Stack>
  );
}

const whoseOf = ({ who, personIds: [personId], reachedCents }: Question) => {
  if (who === 'ANYBODY') return reachedCents === null ? undefined : { who, reachedCents };
  return personId === undefined ? undefined : { who, personId };
};

const nobody = { who: 'ANYBODY', reachedCents: 0 } as const;

function Answer({ form, asked: question }: { form: TermsForm; asked: Question }) {
  const values = useValues(form, ({ terms }) => terms);
  const [settled] = useDebouncedValue({ asked: question, values }, typingPause);
  const terms = Terms.safeParse(termsInput(settled.values)).data;
  const whose = whoseOf(settled.asked);
  const deal = askedOf(settled.asked.deal);
  const whole = terms && whose && deal && { terms, whose, ...deal };
  const result = useData(
    api.tryOutTerms,
    // Without all of it nothing is sent.
    { body: whole || { terms: termsInput(settled.values), whose: nobody, cents: 0, signedOn: '' } },
    { enabled: Boolean(whole), keepPrevious: true },
  );
  if (!terms) return <p>Complete the terms above first.</p>;
  if (!whose || !deal) return <p>Choose whose share it is, the share and the day of signing.</p>;
  return <TriedAnswer query={result} cents={deal.cents} />;
}
