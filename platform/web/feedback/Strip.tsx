import { Button, CloseButton, Kbd } from '@mantine/core';
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { typing } from '../kit/hooks/useKeys.ts';
import classes from './Strip.module.css';
import { clearStrip, closeLine, type StripLine, useStripLines } from './strip.ts';

/** How long a line stays that nobody closes, points at or has the focus in. */
const stayMs = 10_000;

/** The strip below the header. It lies over the page, which moves neither when a line comes nor when it goes. */
export function Strip() {
  const lines = useStripLines();
  // Whoever signs in next reads nothing of it.
  useEffect(() => clearStrip, []);
  useUndoKey(lines);
  const drawn = (tone: StripLine['tone']) =>
    lines.filter((line) => line.tone === tone).map((line) => <Line key={line.id} line={line} />);
  return (
    <div className={classes.place}>
      <div className={classes.lines}>
        {drawn('warning')}
        <div role="status">{drawn('info')}</div>
      </div>
    </div>
  );
}

/** Ctrl+Z takes the latest change back while its line is there, and outside of fields, where it takes back what was typed. */
function useUndoKey(lines: readonly StripLine[]) {
  const latest = lines.findLast(isUndo);
  useEffect(() => {
    if (!latest) return;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'z' || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey))
        return;
      if (event.repeat || (event.target instanceof Element && event.target.closest(typing))) return;
      event.preventDefault();
      closeLine(latest.id);
      latest.action?.run();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [latest]);
}

const isUndo = ({ action }: StripLine) => action?.label === 'Undo';

function Line({ line }: { line: StripLine }) {
  const { id, words, tone, action } = line;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const end = () => {
      if (box.current?.matches(':hover, :focus-within')) timer = setTimeout(end, 1000);
      else closeLine(id);
    };
    let timer = setTimeout(end, stayMs);
    return () => clearTimeout(timer);
  }, [id]);
  const close = () => closeLine(id);
  const Icon = tone === 'warning' ? IconAlertCircle : IconInfoCircle;
  return (
    <div ref={box} className={classes.line} data-tone={tone} role={tone === 'warning' ? 'alert' : undefined}>
      <div className={classes.row}>
        <Icon size={18} stroke={1.8} aria-hidden />
        <p className={classes.words}>{words}</p>
        {isUndo(line) && (
          <Kbd size="xs" visibleFrom="sm">
            Ctrl+Z
          </Kbd>
        )}
        {action && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              close();
              action.run();
            }}
          >
            {action.label}
          </Button>
        )}
        <CloseButton size="sm" variant="transparent" aria-label="Close message" onClick={close} />
      </div>
    </div>
  );
}
