import { useMe } from '#features/identity/index.web.ts';
import { mayEnter } from '#platform/contract/actor.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { completionDesks } from '../words.ts';
import { Completion } from './Completion.tsx';

/** On the page of an approved submission, for the desks that record its completion. */
export function CompletionPanel({ eSubId }: { eSubId: string }) {
  if (!mayEnter(useMe(), [...completionDesks])) return null;
  return (
    <Panel title="Completion">
      <Completion eSubId={eSubId} />
    </Panel>
  );
}
