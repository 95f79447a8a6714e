import { IconCircleCheck } from '@tabler/icons-react';
import { Notice } from '#platform/web/kit/Notice.tsx';
import { Panel } from '#platform/web/kit/Panel.tsx';
import type { Summary } from '../../../records.ts';
import { Findings } from './Findings.tsx';

/** What blocks and what warns; that nothing does, where it matters. */
export function ReadyPart({ eSubId, findings, overrides, can }: Summary) {
  const blocking = findings.filter(({ level }) => level === 'block');
  const warnings = findings.filter(({ level }) => level !== 'block');
  if (findings.length === 0) {
    if (!can.submit) return null;
    return (
      <Notice tone="success" icon={IconCircleCheck} title="Nothing is missing">
        Look it over, then submit.
      </Notice>
    );
  }
  return (
    <>
      {blocking.length > 0 && (
        <Panel title={blocking.length === 1 ? '1 thing to put right' : `${blocking.length} things to put right`}>
          <Findings eSubId={eSubId} findings={blocking} linked={can.edit} cases />
        </Panel>
      )}
      {warnings.length > 0 && (
        <Panel title={warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`}>
          <Findings eSubId={eSubId} findings={warnings} overrides={overrides} linked={can.edit} cases />
        </Panel>
      )}
    </>
  );
}
