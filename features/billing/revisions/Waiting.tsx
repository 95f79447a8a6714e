import { useMe } from '#features/identity/index.web.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { Changes } from './Changes.tsx';
import { Follows } from './Follows.tsx';
import classes from './revision.module.css';
import type { Prepared } from './revisions.calls.ts';

/** A revision that waits for approval: what it changes, and what follows. */
export function Waiting({ revision }: { revision: Prepared }) {
  const isMine = useMe().userId === revision.preparedById;
  return (
    <Panel title={`Revision ${revision.number}`}>
      <div className={classes.parts}>
        <Notice tone="warning" title="This revision waits for approval">
          {isMine ? 'You prepared it, so somebody else approves it.' : `Prepared by ${revision.preparedBy}.`} Reason:{' '}
          {revision.reason}
        </Notice>
        <Changes revision={revision} />
        <Follows follows={revision.follows} />
      </div>
    </Panel>
  );
}
