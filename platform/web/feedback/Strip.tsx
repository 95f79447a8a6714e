import { Button, CloseButton } from '@mantine/core';
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './Strip.module.css';
import { clearStrip, closeLine, type StripLine, useStripLines } from './strip.ts';

/** How long a line stays that nobody closes, points at or has the focus in. */
const stayMs = 10_000;

/** The strip below the header. It lies over the page, which moves neither when a line comes nor when it goes. */
export function Strip() {
  const lines = useStripLines();
  // Whoever signs in next reads nothing of it.
  useEffect(() => clearStrip, []);
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

function Line({ line: { id, words, tone, action } }: { line: StripLine }) {
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
