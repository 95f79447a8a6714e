import { IconCircleCheck } from '@tabler/icons-react';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import type { Summary } from '../summary/summary.calls.ts';
import { Findings } from './Findings.tsx';

/**
 * The findings that block, then the warnings. If there are none and it can be submitted, a notice that nothing is
 * missing.
 */
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
        <Panel title={blocking.length === 1 ? '1 item to fix' : `${blocking.length} items to fix`}>
          <Findings eSubId={eSubId} findings={blocking} linked={can.edit} cases from="summary" />
        </Panel>
      )}
      {warnings.length > 0 && (
        <Panel title={warnings.length === 1 ? '1 warning' : `${warnings.length} warnings`}>
          <Findings eSubId={eSubId} findings={warnings} overrides={overrides} linked={can.edit} cases from="summary" />
        </Panel>
      )}
    </>
  );
}
