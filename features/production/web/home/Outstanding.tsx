import type { HomeAging } from '../../contract/home.ts';
import { Aging } from '../dashboard/Aging.tsx';

/** On a salesperson's home: what clients owe, by how late it is. */
export function Outstanding({ data }: { data: HomeAging }) {
  return <Aging data={data} />;
}
