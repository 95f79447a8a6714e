import { Table } from '@mantine/core';
import type { Why } from '#features/screening/room.calls.ts';
import { comparedFacts, comparisons } from '#features/screening/screening.words.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Tone } from '#platform/web/kit/status/tone.ts';
import classes from './FactsTable.module.css';
import type { HitRecord } from './hits.calls.ts';
import { RevealNumber } from './RevealNumber.tsx';

type Compared = Why['facts'][number]['compared'];

const tones: Record<Compared, Tone> = {
  AGREES: 'progress',
  NEAR: 'progress',
  CONTRADICTS: 'warning',
  UNKNOWN: 'neutral',
};

/** `+0.05`, `−0.20`, a dash for what can't be compared. */
const effectOf = (effect: number): string =>
  effect === 0 ? '–' : `${effect > 0 ? '+' : '−'}${Math.abs(effect).toFixed(2)}`;

/** The facts of both sides, and what each did to the score. */
export function FactsTable({ why, hit }: { why: Why; hit: HitRecord }) {
  return (
    <Panel title="Facts" description="A name alone never confirms a match.">
      <Table className={classes.facts ?? ''}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Fact</Table.Th>
            <Table.Th>Customer</Table.Th>
            <Table.Th>List</Table.Th>
            <Table.Th>Compared</Table.Th>
            <Table.Th ta="end">Score</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {why.facts.map(({ fact, asked, listed, compared, effect }) => (
            <Table.Tr key={fact}>
              <Table.Td>{comparedFacts[fact]}</Table.Td>
              <Table.Td>
                {fact === 'NUMBER' && hit.subject.hasNumber ? <RevealNumber hit={hit} /> : (asked ?? 'Not known')}
              </Table.Td>
              <Table.Td>{listed ?? 'Not on the list'}</Table.Td>
              <Table.Td>
                <StatusBadge tone={tones[compared]} icon={null}>
                  {comparisons[compared]}
                </StatusBadge>
              </Table.Td>
              <Table.Td ta="end" className="g-figures">
                {effectOf(effect)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Panel>
  );
}
