import { IconTool } from '@tabler/icons-react';
import { useEffect } from 'react';
import { send } from '#platform/web/api/send.ts';
import { endSession } from '#platform/web/api/session-end.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { useMe } from '../account/useMe.web.ts';
import { api } from '../api.web.ts';
import { closedWords, comingWords } from './maintenance.rules.ts';
import { useMaintenance } from './useMaintenance.web.ts';

/**
 * The announcement of a maintenance window, above every page, from a day before it begins. When it begins, everyone but
 * administrators is signed out.
 */
export function MaintenanceNotice() {
  const isAdmin = useMe().role === 'admin';
  const { closed, coming, left: secondsLeft } = useMaintenance();
  const isShut = closed !== undefined && !isAdmin;
  useEffect(() => {
    if (!isShut) return;
    // The answer of this call removes the session cookie, which scripts can't reach.
    void send(api.info, {})
      .catch(() => undefined)
      .then(() => endSession('identity.maintenance'));
  }, [isShut]);

  if (closed && isAdmin)
    return (
      <Notice tone="warning" icon={IconTool} title={closedWords(closed)}>
        Administrators alone can work meanwhile.
      </Notice>
    );
  if (!coming) return null;
  return (
    <Notice tone="warning" icon={IconTool} title={comingWords(coming)}>
      It begins <span className="g-figures">{secondsLeft}</span>. Save your work: everyone is signed out then. Drafts
      are kept.
    </Notice>
  );
}
