import { useState } from 'react';
import { sendForm } from '#platform/web/api/send-form.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { DropBox } from '#platform/web/files/DropBox.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { TablePreview } from '#platform/web/kit/table-preview/TablePreview.tsx';
import { api } from '../api.web.ts';
import classes from '../sessions/SessionPage.module.css';
import type { ListLine } from './walkIns.web.ts';

type Props = { sessionId: string; lines: ListLine[]; onLines: (lines: ListLine[]) => void };

/** A CSV list of who attended. It is read, and selects people; nothing is recorded by it. */
export function AttendanceFile({ sessionId, lines, onLines }: Props) {
  const [file, setFile] = useState<File>();
  return (
    <div className={classes.file}>
      <DropBox
        slim
        label="Attendance list"
        words="Drop a CSV list here, or choose one"
        accept={{ 'text/csv': ['.csv'] }}
        multiple={false}
        maxSize={1_000_000}
        onFiles={([upload]) => upload && setFile(upload)}
        onRefuse={({ name }, reason) => toastResult(`${name}: ${reason}`, 'danger')}
      />
      {file && (
        <TablePreview
          key={`${file.name} ${file.lastModified}`}
          file={file}
          read={(choice) => sendForm(api.previewAttendance, { params: { id: sessionId }, body: choice }, file)}
          take={async (choice) => {
            onLines((await sendForm(api.readAttendance, { params: { id: sessionId }, body: choice }, file)).lines);
            setFile(undefined);
          }}
          label="Select these people"
          onCancel={() => setFile(undefined)}
        />
      )}
      {!file && lines.length > 0 && <FoundInFile lines={lines} />}
    </div>
  );
}

/** Shows what was read from a file before anything is recorded. */
function FoundInFile({ lines }: { lines: ListLine[] }) {
  const matchedCount = lines.filter(({ personId }) => personId).length;
  // People who did not attend come last: they need no action.
  const remarks = lines.filter(({ remark }) => remark).toSorted((a, b) => Number(b.isMarked) - Number(a.isMarked));
  return (
    <Notice
      tone={remarks.length > 0 ? 'warning' : 'success'}
      title={`${matchedCount} of ${lines.length} lines name somebody who attended. Nothing is recorded yet.`}
      live
    >
      {remarks.length > 0 && (
        <ul className={classes.remarks}>
          {remarks.slice(0, 20).map(({ line, registrationNo, name, remark }) => (
            <li key={line}>
              Line {line}, {[registrationNo, name].filter(Boolean).join(' ')}: {remark}
            </li>
          ))}
          {remarks.length > 20 && <li>and {remarks.length - 20} more</li>}
        </ul>
      )}
    </Notice>
  );
}
