import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { IconType } from '../../shell/menu/menu.ts';
import { phoneQuery, useMedia } from '../hooks/useMedia.ts';
import { Box } from '../page/Box.tsx';
import { RouteLink } from '../page/RouteLink.tsx';
import { Verb } from '../page/Verb.tsx';
import classes from './Worklist.module.css';

/** A line: what is to be done, with whom or where, until when, and the verb that does it. */
export type WorkRow = {
  key: string;
  icon: IconType;
  what: string;
  which: string;
  when: { words: string; tone?: 'late' | 'soon' } | null;
  /** The page of the record. */
  to: string;
  /** A word does what the line does; anything else is a link or a button of its own. */
  verb: ReactNode;
};

type Props = {
  title: string;
  rows: WorkRow[];
  /** With what is not in `rows`. */
  total: number;
  /** Where the rest is, if not all lines are here. */
  rest?: ReactNode;
  empty: ReactNode;
};

const atFirst = { phone: 5, desk: 8 };

/** What waits, most urgent first: a few lines, and the others on demand. */
export function Worklist({ title, rows, total, rest, empty }: Props) {
  const first = useMedia(phoneQuery) ? atFirst.phone : atFirst.desk;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, first);
  return (
    <Box
      title={title}
      note={total > 0 && (shown.length < total ? `${shown.length} of ${total}` : total)}
      action={
        rows.length > first && (
          <Verb component="button" type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show less' : `All ${total}`}
          </Verb>
        )
      }
    >
      {rows.length === 0 ? (
        empty
      ) : (
        <ul className={classes.rows} aria-label={title} onKeyDown={walk}>
          {shown.map((row) => (
            <Line key={row.key} row={row} />
          ))}
        </ul>
      )}
      {isWhole && rest}
    </Box>
  );
}

function Line({ row: { icon: Icon, what, which, when, to, verb } }: { row: WorkRow }) {
  return (
    <li className={classes.row}>
      <Icon size={18} stroke={1.7} className={classes.icon} aria-hidden />
      <span className={classes.words}>
        <RouteLink to={to} className={classes.what} data-work-row>
          {what}
        </RouteLink>
        <span className={classes.which} title={which}>
          {which}
        </span>
      </span>
      <span className={`${classes.when} g-figures`} data-tone={when?.tone}>
        {when?.words}
      </span>
      <span className={classes.verb} data-is-own={typeof verb === 'string' ? undefined : true}>
        {verb}
      </span>
    </li>
  );
}

/** The arrow keys go from line to line. */
const walk = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-work-row]')];
  const at = links.findIndex((link) => link.closest('li')?.contains(document.activeElement));
  const next = links[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
};
