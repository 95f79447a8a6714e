import classes from './Street.module.css';

type Grid = { x: number; y: number; across: number; down: number; dx: number; dy: number; w: number; h: number };

/** The windows of a house. `lit` are the indexes of those with the light on, row by row. */
function Windows({ x, y, across, down, dx, dy, w, h, lit = [] }: Grid & { lit?: number[] }) {
  return Array.from({ length: across * down }, (_, at) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: a drawing, its windows never move
      key={at}
      x={x + (at % across) * dx}
      y={y + Math.floor(at / across) * dy}
      width={w}
      height={h}
      rx="2"
      className={lit.includes(at) ? classes.lit : undefined}
    />
  ));
}

/** A decorative picture of a street: a block of flats, shophouses, a tower, and a house with a gable. */
export function Street() {
  return (
    <svg viewBox="0 0 560 340" className={classes.picture} aria-hidden="true" focusable="false">
      <circle cx="316" cy="84" r="36" className={classes.sun} />
      <path d="M156 316V196l38-34 38 34v120" className={classes.wall} />
      <path d="M156 206h76M168 316v-36h52v36M182 238h10v-18h-10zM196 238h10v-18h-10z" />
      <path d="M338 316V190h74v126" className={classes.wall} />
      <path d="M332 190h80v-24h-68zM350 316v-42h46v42M352 212h14v24h-14zM380 212h14v24h-14z" className={classes.wall} />
      <path d="M40 96V80h36v16" className={classes.wall} />
      <path d="M24 316V96h132v220" className={classes.wall} />
      <path d="M24 124h132" />
      <Windows x={40} y={140} across={4} down={5} dx={27} dy={32} w={17} h={18} lit={[2, 9, 15]} />
      <path d="M472 60h44v256h-44z" className={classes.wall} />
      <path d="M408 316V44l64-20v292" className={classes.wall} />
      <Windows x={422} y={66} across={2} down={7} dx={22} dy={32} w={14} h={18} lit={[1, 6, 11]} />
      <Windows x={485} y={80} across={1} down={7} dx={22} dy={32} w={18} h={14} lit={[2, 5]} />
      <path d="M234 316V200l51-44 51 44v116z" className={classes.home} />
      <path d="M220 212l65-57 65 57" className={classes.roof} />
      <path d="M271 316v-46h28v46M250 230h18v18h-18zM302 230h18v18h-18z" className={classes.white} />
      <circle cx="285" cy="192" r="8" className={classes.white} />
      <path d="M8 316h544M536 316v-30" />
      <ellipse cx="536" cy="264" rx="15" ry="22" className={classes.wall} />
    </svg>
  );
}
