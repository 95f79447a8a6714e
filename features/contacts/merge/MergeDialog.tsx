import { Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { formatInstant } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import { api } from '../api.web.ts';
import { conflictsOf, proposed } from './conflicts.rules.ts';
import type { Duplicate } from './merge.calls.ts';
import type { Choosable } from './merge.rules.ts';
import { waysOf } from './waysOf.web.ts';

/** Asks which of two contacts stays, and of what both say differently which value. */
export function MergeDialog({ pair: { older, newer }, onClose }: { pair: Duplicate; onClose: () => void }) {
  const [keep, setKeep] = useState(older.contactId);
  const [chosen, setChosen] = useState<Partial<Record<Choosable, boolean>>>({});
  const merge = useChange(api.mergeContacts);
  const lose = keep === older.contactId ? newer.contactId : older.contactId;
  const kept = useData(api.contact, { params: { id: keep } });
  const lost = useData(api.contact, { params: { id: lose } });
  const both = kept.data && lost.data ? { keep: kept.data, lose: lost.data } : undefined;
  const conflicts = both ? conflictsOf(both.keep, both.lose) : [];
  const first = both ? proposed(both.keep, both.lose) : [];
  const isTaken = (field: Choosable): boolean => chosen[field] ?? first.includes(field);
  const taken = conflicts.map(({ field }) => field).filter(isTaken);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      ready={both !== undefined}
      onConfirm={async () => {
        if (!both) return;
        const versions = { keepVersion: both.keep.version, loseVersion: both.lose.version };
        await merge.mutateAsync({ body: { keep, lose, taken, ...versions } });
      }}
      title="Merge these contacts?"
      confirm="Merge"
      danger
    >
      <Stack gap="md">
        <Radio.Group
          label="Which one stays?"
          value={keep}
          onChange={(id) => {
            setKeep(id);
            setChosen({});
          }}
        >
          <Stack gap="xs" mt="xs">
            {[older, newer].map((side) => (
              <Radio
                key={side.contactId}
                value={side.contactId}
                label={side.name}
                styles={{ description: { overflowWrap: 'anywhere' } }}
                description={[waysOf(side), `added ${formatInstant(side.createdAt)}`].filter(Boolean).join(' · ')}
              />
            ))}
          </Stack>
        </Radio.Group>
        <Loaded of={kept.error ? kept : lost} skeleton={120}>
          {() =>
            conflicts.map(({ field, label, ...says }) => (
              <Radio.Group
                key={field}
                label={label}
                value={isTaken(field) ? 'lose' : 'keep'}
                onChange={(side) => setChosen({ ...chosen, [field]: side === 'lose' })}
              >
                <Stack gap={6} mt={6}>
                  <Radio value="keep" label={says.keep} />
                  <Radio value="lose" label={says.lose} />
                </Stack>
              </Radio.Group>
            ))
          }
        </Loaded>
        <Text size="sm" c="dimmed">
          Phones, emails, tags, addresses, properties, profiles, documents, consents and notes of both stay. What you do
          not choose goes into a note of the activity. A merge can’t be undone.
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
