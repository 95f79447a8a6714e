import { Anchor, Stack } from '@mantine/core';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import classes from './Lists.module.css';
import type { ListState } from './lists.calls.ts';

type Props = { version: NonNullable<ListState['waiting']>; opened: boolean; onClose: () => void };

/** Entries as they are and as they would be, and the customers whose hits stand on them. */
export function WhatItLoses({ version: { doubts, customers }, opened, onClose }: Props) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title="What it loses">
      <Stack>
        {doubts
          .filter(({ examples }) => examples.length > 0)
          .map(({ words, examples }) => (
            <Panel key={words} title={words}>
              {examples.map(({ key, before, after }) => (
                <div key={key} className={classes.example}>
                  <b>{key}</b>
                  <p className="g-dimmed">Now: {before}</p>
                  <p>Then: {after}</p>
                </div>
              ))}
            </Panel>
          ))}
        {customers.count > 0 && (
          <Panel
            title={`Customers with a hit on them (${customers.count.toLocaleString('en')})`}
            description="Such a hit may end, and the customer read Clear."
          >
            {customers.rows.map(({ name, caseId, caseNo }) => (
              <div key={caseId} className={classes.example}>
                <Anchor component={RouteLink} to={`/agent-tools/aml?id=${caseId}`}>
                  {name}
                </Anchor>
                <p className="g-dimmed">{caseNo}</p>
              </div>
            ))}
          </Panel>
        )}
      </Stack>
    </SideDrawer>
  );
}
