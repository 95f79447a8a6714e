import { Cards } from '../dashboard/Cards.tsx';
import type { HomeFigures } from './home.calls.ts';

/** On a salesperson's home: the figures of their production. */
export function Figures({ data }: { data: HomeFigures }) {
  return <Cards data={data} />;
}
