import { Button, Checkbox, Stack } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { api } from '../api.web.ts';

/** What lies in the archives of our clients and fits a line without a file: chosen ones are added as copies. */
export function ArchivedPapers({ eSubId }: { eSubId: string }) {
  const { data: papers = [] } = useData(api.archivedPapers, { params: { id: eSubId } });
  const give = useChange(api.giveArchived, { silent: 'both' });
  const [left, setLeft] = useState<string[]>([]);
  const [isWorking, setWorking] = useState(false);
  if (papers.length === 0) return null;
  const chosen = papers.filter(({ paperId }) => !left.includes(paperId));
  const add = async () => {
    setWorking(true);
    let added = 0;
    for (const { paperId, documentId, partyUuid } of chosen) {
      const body = { eSubId, paperId, documentId, ...(partyUuid && { partyUuid }) };
      const isAdded = await give.mutateAsync({ body }).then(
        () => true,
        () => false,
      );
      if (isAdded) added += 1;
    }
    setWorking(false);
    toastResult(
      added === chosen.length
        ? `${added === 1 ? '1 document' : `${added} documents`} added from your contacts.`
        : `${added} of ${chosen.length} were added. Add the others below.`,
      added === chosen.length ? 'success' : 'danger',
    );
  };
  return (
    <Notice
      icon={IconArchive}
      title="From your contacts"
      action={
        <Button
          size="sm"
          variant="default"
          loading={isWorking}
          disabled={chosen.length === 0}
          onClick={() => void add()}
        >
          {chosen.length === 1 ? 'Add 1 document' : `Add ${chosen.length} documents`}
        </Button>
      }
    >
      <Stack gap={6} mt={4}>
        {papers.map(({ paperId, title, name }) => (
          <Checkbox
            key={paperId}
            size="sm"
            label={`${title} · ${name}`}
            checked={!left.includes(paperId)}
            onChange={({ currentTarget: { checked } }) =>
              setLeft((before) => (checked ? before.filter((id) => id !== paperId) : [...before, paperId]))
            }
          />
        ))}
      </Stack>
    </Notice>
  );
}
