import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { formatInstant } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { formatCount } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { api } from '../api.web.ts';
import type { DuplicateAnswer } from '../billing.words.ts';
import type { billing } from '../room.calls.ts';

type Import = Data<typeof billing.possibleDuplicates>['imports'][number];

const linesIn = (count: number) => (count === 1 ? '1 line' : `${formatCount(count)} lines`);

/** A file with undecided lines, and the answers for all of them at once. */
export function AnswerAll({ of: { importId, file, importedAt, importedBy, count } }: { of: Import }) {
  const [asking, ask] = useState<DuplicateAnswer>();
  const answer = useChange(api.answerDuplicates);
  const close = () => ask(undefined);
  const confirm = async () => {
    if (asking) await answer.mutateAsync({ params: { id: importId }, body: { answer: asking } }).catch(() => {});
  };
  return (
    <Notice
      tone="warning"
      title={`${file}: ${linesIn(count)} to compare`}
      action={
        <Group gap="xs">
          <Button size="compact-md" onClick={() => ask('SAME')}>
            All are the same
          </Button>
          <Button size="compact-md" variant="default" onClick={() => ask('NEW')}>
            All are new
          </Button>
        </Group>
      }
    >
      Imported {formatInstant(importedAt)} by {importedBy}
      <ConfirmDialog
        opened={asking === 'SAME'}
        onClose={close}
        onConfirm={confirm}
        title={`All lines of ${file} are the same?`}
        confirm="All are the same"
      >
        {asking === 'SAME' && <WhatIsSame importId={importId} />}
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'NEW'}
        onClose={close}
        onConfirm={confirm}
        title={`All lines of ${file} are new?`}
        confirm="All are new"
      >
        {`${linesIn(count)} with the account, day and amount of earlier ones will wait to be matched beside these.`}
      </ConfirmDialog>
    </Notice>
  );
}

/** What follows if every line is taken for the one that it probably is. */
function WhatIsSame({ importId }: { importId: string }) {
  const { data, error } = useData(api.duplicatesOfImport, { params: { id: importId } }, { staleTime: 0 });
  if (error) return <Text c="dimmed">{error.message}</Text>;
  if (!data) return <Skeleton height={48} />;
  const { count, same, unlike, waiting } = data;
  const left = count - same - waiting;
  return (
    <Stack gap="xs">
      <Text c="dimmed">
        {linesIn(same)} will be marked as {same === 1 ? 'a duplicate' : 'duplicates'} and stay out of matching and sums.
      </Text>
      {unlike > 0 && (
        <Notice tone="warning" title={`${linesIn(unlike)} share no word with the line beside them`}>
          Compare {unlike === 1 ? 'it' : 'them'} first if the texts should be alike.
        </Notice>
      )}
      {left > 0 && <Text c="dimmed">{linesIn(left)} without a line left to be the same as stay to be answered.</Text>}
      {waiting > 0 && <Text c="dimmed">{linesIn(waiting)} wait for the answers of an earlier file.</Text>}
    </Stack>
  );
}
