import classes from './Initials.module.css';

const tones = ['accent', 'progress', 'success', 'warning', 'info'] as const;

/** The first letters of the first two names: `Rajesh Kumar s/o Maniam` → `RK`. */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{Lu}/u.test(word) || /^\p{Lo}/u.test(word))
    .slice(0, 2)
    .map((word) => [...word][0])
    .join('') || ([...name.trim()][0] ?? '?').toUpperCase();

const toneOf = (name: string) => {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return tones[sum % tones.length] ?? 'accent';
};

/** A person's picture, or initials in a colour that depends on the name. Decorative. */
export function Initials(props: { name: string; src?: string | undefined; size?: number }) {
  const { name, src, size = 36 } = props;
  const style = { width: size, height: size, fontSize: Math.round(size * 0.39) };
  if (src) return <img className={classes.face} src={src} alt="" style={style} width={size} height={size} />;
  return (
    <span className={classes.face} data-tone={toneOf(name)} style={style} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
