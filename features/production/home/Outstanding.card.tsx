import { Aging } from '../dashboard/Aging.tsx';
import type { HomeAging } from './home.calls.ts';

/** On a salesperson's home: what clients owe, by how late it is. */
export function Outstanding({ data }: { data: HomeAging }) {
  return <Aging data={data} />;
}
