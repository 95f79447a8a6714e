import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import classes from '../forms/Form.module.css';
import { questionText, type Words } from '../forms/form-text.rules.ts';
import { effects, type Rating, ratingText, type ShownRating } from '../forms/forms.words.ts';
import type { TemplateRow } from '../templates/templates.calls.ts';
import { type Factor, ratingRules, withoutLink } from './rating.rules.ts';

const tones: Record<Rating | ShownRating, Tone> = {
  LOW: 'success',
  MEDIUM: 'neutral',
  HIGH: 'danger',
  PROHIBITED: 'danger',
  PENDING: 'neutral',
};

type Badge = { rating: Rating | ShownRating | null; isSoFar?: boolean };

export const RatingBadge = ({ rating, isSoFar = false }: Badge) => (
  <StatusBadge tone={rating === null ? 'neutral' : tones[rating]}>{ratingText(rating, isSoFar)}</StatusBadge>
);

type Props = {
  rating: ShownRating | null;
  isSoFar: boolean;
  factors: readonly Factor[];
  rows: readonly TemplateRow[];
  words: Words;
};

/** What a factor is, in words: its question, or how the form was signed. */
export const factorText = (rows: readonly TemplateRow[], questionFID: string, words: Words): string => {
  if (questionFID === withoutLink.questionFID) return 'Not signed by the customer’s own link';
  const row = rows.find((each) => each.questionFID === questionFID);
  return row ? questionText(row, words) : '';
};

/** What is said where no answer counts: what is above Low all the same was raised, or agreed for an earlier form. */
const withoutFactors = (rating: ShownRating | null): string => {
  if (rating === null) return 'Rated once every question that counts is answered.';
  if (rating === 'MEDIUM' || rating === 'HIGH') return 'No answer counts towards it: it was set in the determination.';
  return 'No answer counts towards a higher rating.';
};

/** The rating with all that counts towards it. */
export function RatingPanel({ rating, isSoFar, factors, rows, words }: Props) {
  return (
    <Panel
      title="Rating"
      description={`Rules ${ratingRules}`}
      action={<RatingBadge rating={rating} isSoFar={isSoFar} />}
    >
      {factors.length === 0 ? (
        <p className={classes.hint}>{withoutFactors(rating)}</p>
      ) : (
        <ul className={classes.factors} aria-label={rating === null || isSoFar ? 'Counts so far' : 'Factors'}>
          {factors.map(({ questionFID, effect }) => (
            <li key={questionFID}>
              <span className={classes.fid}>{questionFID}</span>
              <span>
                {factorText(rows, questionFID, words)}
                <span className={classes.hint}>{effects[effect]}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {rating === 'MEDIUM' && <p className={classes.hint}>Three medium factors make it High.</p>}
      {rating === 'HIGH' && <p className={classes.hint}>Extra due diligence applies: ask for the source of wealth.</p>}
    </Panel>
  );
}
