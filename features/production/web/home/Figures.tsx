import type { HomeFigures } from '../../contract/home.ts';
import { Cards } from '../dashboard/Cards.tsx';

/** On a salesperson's home: the figures of their production. */
export function Figures({ data }: { data: HomeFigures }) {
  return <Cards data={data} />;
}
