import { Anchor, Text } from '@mantine/core';
import { acceptedFiles, uploadFor } from '#features/media/web/index.ts';
import { dayOf, formatDay } from '#platform/contract/days.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { FileDrop } from '#platform/web/files/FileDrop.tsx';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import classes from './EntryPapers.module.css';
import { largestPaper } from './largest-paper.rules.ts';
import type { Entry } from './register.calls.ts';

/** The papers of a suspicion: they can be added at any time, and deleted until it is decided. */
export function EntryPapers({ entry: { entryId, papers, filing } }: { entry: Entry }) {
  const add = useChange(api.addPaper, { silent: 'both' });
  const remove = useChange(api.removePaper);
  const params = { id: entryId };
  return (
    <section>
      <Text component="h3" size="sm" fw={600} mb={4}>
        Documents
      </Text>
      <ul className={classes.papers}>
        {papers.map(({ paperId, name, addedBy, addedAt }) => (
          <li key={paperId} className={classes.paper}>
            <TwoLines sub={`${formatDay(dayOf(addedAt))} by ${addedBy}`}>
              <Anchor size="sm" download href={urlOf(api.paper, { params: { id: entryId, paperId } })}>
                {name}
              </Anchor>
            </TwoLines>
            {filing === 'OPEN' && (
              <ConfirmButton
                size="xs"
                label="Delete"
                title="Delete this document?"
                onConfirm={() => remove.mutateAsync({ params: { id: entryId, paperId } })}
              >
                {`${name} is deleted for good.`}
              </ConfirmButton>
            )}
          </li>
        ))}
      </ul>
      <FileDrop
        label="Add a document"
        accept={acceptedFiles}
        maxSize={largestPaper}
        forgetDone
        upload={uploadFor(`suspicion ${entryId}`, (uploadId) => add.mutateAsync({ params, body: { uploadId } }))}
      />
    </section>
  );
}
