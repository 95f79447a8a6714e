import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import type { TemplateRow } from '../../contract/templates.ts';
import { type Factor, ratingRules } from '../../rules/rating.ts';
import { effects, type ShownRating, shownRatings } from '../../words/forms.ts';
import classes from './Form.module.css';

const tones: Record<ShownRating, Tone> = { LOW: 'success', MEDIUM: 'warning', HIGH: 'danger', PENDING: 'neutral' };

export const RatingBadge = ({ rating }: { rating: ShownRating }) => (
  <StatusBadge tone={tones[rating]}>{shownRatings[rating]}</StatusBadge>
);

type Props = { rating: ShownRating; factors: readonly Factor[]; rows: readonly TemplateRow[] };

/** The rating with all that counts towards it. */
export function RatingPanel({ rating, factors, rows }: Props) {
  const questions = new Map(rows.map(({ questionFID, sectionQuestion }) => [questionFID, sectionQuestion]));
  return (
    <Panel title="Rating" description={`Rules ${ratingRules}`} action={<RatingBadge rating={rating} />}>
      {factors.length === 0 ? (
        <p className={classes.hint}>No answer counts towards a higher rating.</p>
      ) : (
        <ul className={classes.factors}>
          {factors.map(({ questionFID, effect }) => (
            <li key={questionFID}>
              <span className={classes.fid}>{questionFID}</span>
              <span>
                {questions.get(questionFID)}
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
