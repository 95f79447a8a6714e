import { IconEraser } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import SignaturePad, { type PointGroup } from 'signature_pad';
import { Button } from '#platform/web/plain/Button.tsx';
import classes from './DrawPad.module.css';
import { useWords } from './language.web.ts';

type Drawn = { strokes: PointGroup[]; width: number };
type Props = {
  /** The former drawing. */
  initial: Drawn;
  onChange: (drawn: Drawn) => void;
  /** Is given what answers the picture, as a data address; empty while nothing is drawn. */
  picture: { current: () => string };
};

const scaled = (strokes: PointGroup[], by: number): PointGroup[] =>
  strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * by, y: point.y * by })),
  }));

/** A field to sign in, by finger, pen or mouse. Ink is dark on white in every colour scheme, as it is printed. */
export default function DrawPad({ initial, onChange, picture }: Props) {
  const { words } = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);
  const drawn = useRef(initial);
  const told = useRef(onChange);
  told.current = onChange;

  useEffect(() => {
    const field = canvas.current;
    if (!field) return;
    const signs = new SignaturePad(field, { penColor: '#1f1d1b', minWidth: 0.8, maxWidth: 2.6 });
    pad.current = signs;
    /** Scales the drawing to the new width of the field. */
    const fill = () => {
      const { width, height } = field.getBoundingClientRect();
      if (width === 0) return;
      const ratio = Math.max(window.devicePixelRatio, 1);
      field.width = Math.round(width * ratio);
      field.height = Math.round(height * ratio);
      field.getContext('2d')?.scale(ratio, ratio);
      const before = drawn.current;
      drawn.current = { strokes: scaled(before.strokes, before.width ? width / before.width : 1), width };
      signs.clear();
      signs.fromData(drawn.current.strokes);
    };
    const ended = () => {
      drawn.current = { strokes: signs.toData(), width: field.getBoundingClientRect().width };
      told.current(drawn.current);
    };
    fill();
    const watch = new ResizeObserver(fill);
    watch.observe(field);
    signs.addEventListener('endStroke', ended);
    picture.current = () => (signs.isEmpty() ? '' : signs.toDataURL('image/png'));
    return () => {
      watch.disconnect();
      signs.off();
    };
  }, [picture]);

  const clear = () => {
    pad.current?.clear();
    drawn.current = { ...drawn.current, strokes: [] };
    onChange(drawn.current);
  };
  return (
    <div className={classes.pad}>
      <canvas ref={canvas} className={classes.canvas} aria-label={words.drawHere} role="img" />
      <Button
        look="subtle"
        size="xs"
        className={classes.clear}
        before={<IconEraser size={16} stroke={1.7} aria-hidden />}
        onClick={clear}
      >
        {words.clear}
      </Button>
    </div>
  );
}
