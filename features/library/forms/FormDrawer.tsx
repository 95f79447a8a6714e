import { Button } from '@mantine/core';
import { type ReactNode, useRef, useState } from 'react';
import { FileView } from '#features/media/web/index.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { RecordDrawer } from '#platform/web/record/RecordDrawer.tsx';
import { api } from '../api.web.ts';
import classes from '../library.module.css';
import { DownloadForm } from './DownloadForm.tsx';
import { type DeskActs, FormHead } from './FormHead.tsx';
import type { FormRecord } from './forms.calls.ts';
import { VersionState } from './VersionState.tsx';

type Props = {
  file: string | undefined;
  onClose: () => void;
  /** What the desk does with the form. */
  desk?: DeskActs | undefined;
  /** Actions of the desk on a version. */
  versionActs?: (form: FormRecord, version: number) => ReactNode;
};

/** A form with its pages and its versions, beside the list. */
export function FormDrawer({ file, onClose, desk, versionActs }: Props) {
  return (
    <RecordDrawer
      call={api.file}
      of={file}
      input={(id) => ({ params: { id } })}
      title="Official form"
      onClose={onClose}
      wide
    >
      {(form) => <FormPages key={form.id} form={form} desk={desk} versionActs={versionActs} />}
    </RecordDrawer>
  );
}

type PagesProps = { form: FormRecord; desk: DeskActs | undefined; versionActs: Props['versionActs'] };

function FormPages({ form, desk, versionActs }: PagesProps) {
  const { id, version, versions } = form;
  const [chosen, choose] = useState<number>();
  const shownVersion = versions.find((each) => each.version === chosen) ?? form;
  const { fileId, fileName, contentType } = shownVersion;
  const head = useRef<HTMLDivElement>(null);
  // The versions stand below the pages.
  const view = (number: number) => {
    choose(number);
    head.current?.focus();
    head.current?.scrollIntoView({ block: 'center' });
  };
  return (
    <div className={classes.record}>
      <div ref={head} tabIndex={-1}>
        <FormHead form={form} shown={shownVersion} desk={desk} />
      </div>
      {shownVersion.version !== version && (
        <Notice
          tone="warning"
          title={`This is version ${shownVersion.version}`}
          action={
            <Button size="xs" variant="default" onClick={() => choose(undefined)}>
              Show version {version}
            </Button>
          }
        >
          Version {version} is in force.
        </Notice>
      )}
      <FileView file={{ fileId, contentType, originalName: fileName }} />
      <section className={classes.record} aria-label="Versions">
        <h3>Versions</h3>
        <ul className={classes.versions}>
          {versions.map((each) => (
            <li key={each.version} className={classes.version}>
              <TwoLines
                sub={
                  <>
                    {each.uploadedBy}, <Instant at={each.uploadTime} />
                  </>
                }
              >
                <VersionState form={each} />
              </TwoLines>
              {each.version !== shownVersion.version && (
                <Button size="xs" variant="default" onClick={() => view(each.version)}>
                  View
                </Button>
              )}
              <DownloadForm id={id} fileName={each.fileName} version={each.version} />
              {versionActs?.(form, each.version)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
