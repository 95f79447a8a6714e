import { Anchor, Box } from '@mantine/core';
import { useData } from '#platform/web/api/useData.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { api } from '../api.ts';
import classes from './revision.module.css';

/** The deals whose revision waits for a second person. Nothing is shown while there are none. */
export function OpenRevisions() {
  const rows = useData(api.openRevisions, {}).data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <Box mb={20}>
      <Notice
        tone="warning"
        title={
          rows.length === 1 ? '1 deal revision waits for approval' : `${rows.length} deal revisions wait for approval`
        }
      >
        <ul className={classes.open}>
          {rows.map(({ dealId, dealNo, address, preparedBy, reason }) => (
            <li key={dealId}>
              <Anchor
                component={RouteLink}
                to={`/agency-desk/finance/deals/${dealId}/revision`}
                inherit
                underline="always"
              >
                {dealNo}
              </Anchor>{' '}
              · {address} · prepared by {preparedBy}: {reason}
            </li>
          ))}
        </ul>
      </Notice>
    </Box>
  );
}
