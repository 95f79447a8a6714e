import { Anchor, Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { formatInstant } from '#platform/contract/days.ts';
import { useData } from '#platform/web/api/useData.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import { api } from '../api.web.ts';
import { formAddress, newFormAddress } from '../places.words.ts';
import { RatingBadge } from '../rating/RatingPanel.tsx';
import { validityWords } from '../signing/validityWords.web.ts';
import classes from './CaseForms.module.css';
import { ExpiredBadge, FormBadge } from './FormBadge.tsx';
import type { FormRow } from './form.calls.ts';
import { type CddFor, cddFor } from './forms.words.ts';

/** The forms of a case, and how to begin another. */
export function CaseForms({ aMLID, isMine }: { aMLID: string; isMine: boolean }) {
  const found = useData(api.formsOfCase, { params: { aMLID }, query: {} });
  return (
    <Panel
      title="E-CDD forms"
      description="One for each property and side, filled in with the customer."
      action={isMine && <NewForm aMLID={aMLID} />}
    >
      <Loaded of={found} skeleton={60}>
        {(rows) =>
          rows.length === 0 ? (
            'None yet.'
          ) : (
            <ul>
              {rows.map((row) => (
                <Row key={row.id} row={row} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Panel>
  );
}

function Row({ row }: { row: FormRow }) {
  const { id, formNo, cDDFor, property, state, rating, isSoFar, gaps, validity, changedAt } = row;
  const left = gaps === 0 ? '' : gaps === 1 ? '1 answer missing' : `${gaps} answers missing`;
  return (
    <li className={classes.form}>
      <div className={classes.words}>
        <Anchor component={RouteLink} to={formAddress(id)} inherit fw={600}>
          {property}
        </Anchor>
        <span className="g-dimmed">
          {[cddFor[cDDFor], formNo, `changed ${formatInstant(changedAt)}`, left, validityWords(validity)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <span className={classes.badges}>
        <RatingBadge rating={rating} isSoFar={isSoFar} />
        {validity?.isExpired ? <ExpiredBadge /> : <FormBadge state={state} />}
      </span>
    </li>
  );
}

const sides = Object.keys(cddFor) as CddFor[];

function NewForm({ aMLID }: { aMLID: string }) {
  const navigate = useNavigate();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} stroke={1.7} />}>
          New form
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {sides.map((side) => (
          <Menu.Item key={side} onClick={() => void navigate({ to: newFormAddress(aMLID, side) })}>
            {cddFor[side]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
