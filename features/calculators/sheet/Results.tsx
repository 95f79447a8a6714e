import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import classes from './Results.module.css';
import { caution, figureWords, type Line, type Part, resultWords, type Sheet, sinceWords } from './sheet.rules.ts';

/** Results of a calculator. */
export function Results({ sheet }: { sheet: Sheet }) {
  const { result, missing, parts, rules } = sheet;
  return (
    <>
      <output className={classes.headline} data-empty={!result || undefined}>
        {result ? (
          <>
            <span>{result.label}</span>
            <strong className={classes.figure}>{resultWords(result)}</strong>
          </>
        ) : (
          missing
        )}
      </output>
      {parts.map((part) => (
        <PartPanel key={part.title} part={part} />
      ))}
      {rules.length > 0 && (
        <div className={classes.rules}>
          <p>{caution}</p>
          <ul className="g-bullets">
            {rules.map(({ title, fromDay, source }) => (
              <li key={title}>
                {title}: {sinceWords(fromDay)}. {source}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function PartPanel({ part: { title, lines, notes } }: { part: Part }) {
  const urgent = notes.filter(({ tone }) => tone !== 'info');
  const rest = notes.filter(({ tone }) => tone === 'info');
  return (
    <Panel title={title}>
      <dl className="g-column">
        {lines.map((line, index) => (
          // Two sales of one block have the same name: a line is its place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Row key={index} line={line} />
        ))}
      </dl>
      {urgent.map(({ tone, text }) => (
        <Notice key={text} tone={tone}>
          {text}
        </Notice>
      ))}
      {rest.length > 0 && (
        <ul className={classes.notes}>
          {rest.map(({ text }) => (
            <li key={text}>
              <UnbrokenNumbers>{text}</UnbrokenNumbers>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const Row = ({ line }: { line: Line }) => (
  <div className={classes.line} data-sum={line.isSum}>
    <dt>
      {line.label}
      {line.note && <span className={classes.note}>{line.note}</span>}
    </dt>
    <dd>{figureWords(line)}</dd>
  </div>
);
