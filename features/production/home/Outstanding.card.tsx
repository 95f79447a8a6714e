import { Aging } from '../dashboard/Aging.tsx';
import type { HomeAging } from './home.calls.ts';

/** On a salesperson's home: outstanding invoices by lateness. */
export function Outstanding({ data }: { data: HomeAging }) {
  return <Aging data={data} />;
}
