import type { Why } from '#features/screening/room.calls.ts';
import { agreements, qualities } from '#features/screening/screening.words.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { inRows } from './in-rows.rules.ts';
import classes from './Words.module.css';

type Row = ReturnType<typeof inRows>['rows'][number];

/** `Same`, `1 letter differs`, `Sounds alike, in part`. */
const agreementOf = ({ agree, distance, isPart }: Row): string => {
  const differs = `${distance} ${distance === 1 ? 'letter differs' : 'letters differ'}`;
  return `${agree === 'LETTERS' ? differs : agreements[agree]}${isPart ? ', in part' : ''}`;
};

const joined = (words: string[], places: number[]) => places.map((place) => words[place] ?? '').join(' ');

/** The words of both names, one pair under the other, and those that the other side does not have. */
export function Words({ why }: { why: Why }) {
  const { asked, listed, sameOrder, nameScore, others } = why;
  const { rows, onlyAsked, onlyListed } = inRows(why);
  return (
    <Panel
      title="Words"
      description={[
        qualities[listed.quality],
        sameOrder ? 'same order' : 'another order',
        `name score ${nameScore.toFixed(2)}`,
      ].join(' · ')}
    >
      <ul className={classes.pairs}>
        {rows.map((pair) => (
          <li
            key={pair.asked.join()}
            className={classes.pair}
            data-exact={(pair.distance === 0 && !pair.isPart) || undefined}
          >
            <span className={classes.word}>{joined(asked.words, pair.asked)}</span>
            <span className={classes.how}>{agreementOf(pair)}</span>
            <span className={classes.word}>{joined(listed.words, pair.listed)}</span>
          </li>
        ))}
        {onlyAsked.map((place) => (
          <li key={`a${place}`} className={classes.pair} data-alone>
            <span className={classes.word}>{asked.words[place]}</span>
            <span className={classes.how}>Not on the list</span>
            <span className={classes.none} aria-hidden />
          </li>
        ))}
        {onlyListed.map((place) => (
          <li key={`l${place}`} className={classes.pair} data-alone>
            <span className={classes.none} aria-hidden />
            <span className={classes.how}>Only on the list</span>
            <span className={classes.word}>{listed.words[place]}</span>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <p className={classes.others}>
          Other listed names:{' '}
          {others
            .map(
              ({ name, quality, nameScore: score }) =>
                `${name} (${qualities[quality].toLowerCase()}, ${score.toFixed(2)})`,
            )
            .join(' · ')}
        </p>
      )}
    </Panel>
  );
}
