import { Button, Text } from '@mantine/core';
import { type Cents, formatMoney } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import { bankStates } from '../billing.words.ts';
import type { PossibleDuplicate } from '../room.calls.ts';
import classes from './duplicates.module.css';

type Standing = PossibleDuplicate['standing'][number];

/** The lines that an undecided one may be, each with its answer, and that it is none of them. */
export function Answers({ line: { lineId, cents, standing, waits } }: { line: PossibleDuplicate }) {
  const answer = useChange(api.answerDuplicate);
  if (waits)
    return (
      <Text size="sm" c="dimmed">
        An earlier file has such a line. Answer that one first.
      </Text>
    );
  const give = (sameAs: string | null) => answer.mutate({ params: { id: lineId }, body: { sameAs } });
  const isSent = (sameAs: string | null) => answer.isPending && answer.variables.body.sameAs === sameAs;
  return (
    <ul className={classes.standing}>
      {standing.map((other) => (
        <li key={other.lineId} className={classes.other}>
          <TwoLines sub={factsOf(other, cents)}>
            {[other.payer, other.reference].filter(Boolean).join(' · ') || '–'}
          </TwoLines>
          <Button
            size="compact-sm"
            variant="light"
            loading={isSent(other.lineId)}
            disabled={answer.isPending}
            onClick={() => give(other.lineId)}
          >
            Same
          </Button>
        </li>
      ))}
      <li className={classes.other}>
        <Text size="sm" c="dimmed">
          {standing.length === 0 ? 'Each such line is the same as another one' : 'None of these'}
        </Text>
        <Button
          size="compact-sm"
          variant="default"
          loading={isSent(null)}
          disabled={answer.isPending}
          onClick={() => give(null)}
        >
          New
        </Button>
      </li>
    </ul>
  );
}

const factsOf = (other: Standing, cents: Cents) =>
  [
    otherAmount(other, cents),
    other.receiptNumber ?? other.settles ?? bankStates[other.state],
    other.file,
    !other.sharesWords && 'no word in common',
  ]
    .filter(Boolean)
    .join(' · ');

/** What stands as a whole of which the new line is a part, or the other way round. */
const otherAmount = ({ cents, batchCents }: Standing, ofLine: Cents) => {
  if (cents === ofLine) return undefined;
  return Math.abs(cents) > Math.abs(ofLine)
    ? `Batch of ${formatMoney(cents)}`
    : `First of a batch of ${formatMoney(batchCents ?? cents)}`;
};
