import { Button, Progress } from '@mantine/core';
import { IconPlus, IconSitemap } from '@tabler/icons-react';
import { useState } from 'react';
import { givenUnder, wholeParts } from '#features/particulars/rules/ownership.ts';
import { hundredPercent, percentText } from '#platform/contract/money.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import type { Party, Shareholder } from '../parties/parties.calls.ts';
import type { Summary } from '../summary/summary.calls.ts';
import { openWords } from './ownership.rules.ts';
import { ShareholderForm } from './ShareholderForm.tsx';
import { ShareholderRow } from './ShareholderRow.tsx';
import classes from './Shareholders.module.css';

type Props = { summary: Summary; party: Party };

/** The place of the form: at a shareholder, or at the end of those under a company. */
type Open = { shareholder: Shareholder } | { parentId: string | null };

/** The tree of a company's shareholders, with the share that is named so far and those still to be identified. */
export function Shareholders({ summary, party }: Props) {
  const [open, setOpen] = useState<Open>();
  const { shareholders, uuid, name } = party;
  const tree = wholeParts(shareholders);
  const given = givenUnder(shareholders, null);
  const nameOf = (id: string | null) => shareholders.find((each) => each.id === id)?.name ?? name;
  const form = open && (
    <ShareholderForm
      key={'shareholder' in open ? open.shareholder.id : `under ${open.parentId}`}
      summary={summary}
      uuid={uuid}
      at={open}
      shareholders={shareholders}
      of={nameOf('shareholder' in open ? open.shareholder.parentId : open.parentId)}
      onDone={() => setOpen(undefined)}
    />
  );
  const addFirst = (
    <Button variant="light" leftSection={<IconPlus size={16} stroke={2} />} onClick={() => setOpen({ parentId: null })}>
      Add shareholder
    </Button>
  );
  const isUnder = (id: string | null) => open && 'parentId' in open && open.parentId === id;
  return (
    <div className={classes.all}>
      <div className={classes.sum}>
        <span>
          Named: <strong>{percentText(given)}%</strong> of {name}
        </span>
        <Progress
          value={given / 10_000}
          aria-label="Part that is named"
          color={given < hundredPercent ? 'yellow' : 'teal'}
        />
      </div>
      {party.open.length > 0 && (
        <Notice tone="warning" title="Still to be identified">
          <ul className={classes.open}>
            {party.open.map((point) => (
              <li key={`${point.about} ${point.holderId}`}>{openWords(name, point)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {shareholders.length === 0 && !open ? (
        <EmptyState icon={IconSitemap} title="No shareholder yet" action={addFirst}>
          Add everyone who owns part of the company; for a company among them, who owns that.
        </EmptyState>
      ) : (
        <>
          <ul className={classes.tree} aria-label={`Shareholders of ${name}`}>
            {tree.map(({ holder, level, rate }) => (
              <ShareholderRow
                key={holder.id}
                shareholder={holder}
                level={level}
                wholeRate={rate}
                version={summary.version}
                uuid={uuid}
                onEdit={() => setOpen({ shareholder: holder })}
                onAddUnder={() => setOpen({ parentId: holder.id })}
              >
                {((open && 'shareholder' in open && open.shareholder.id === holder.id) || isUnder(holder.id)) && form}
              </ShareholderRow>
            ))}
          </ul>
          {isUnder(null) ? form : <div>{addFirst}</div>}
        </>
      )}
      {party.shareholdersBO.length > 0 && shareholders.some(({ parentId }) => parentId !== null) && (
        <p className="g-dimmed">
          Ultimate beneficial owners:{' '}
          {party.shareholdersBO.map((each) => `${each.name} ${percentText(each.rate)}%`).join(', ')}
        </p>
      )}
    </div>
  );
}
