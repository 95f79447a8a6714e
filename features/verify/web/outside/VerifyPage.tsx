import { type FormEvent, useState } from 'react';
import { pdfMediaType } from '#platform/contract/files.ts';
import { DropBox } from '#platform/web/files/DropBox.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { Button } from '#platform/web/plain/Button.tsx';
import { TextInput } from '#platform/web/plain/inputs.tsx';
import { PlainPage } from '#platform/web/plain/PlainPage.tsx';
import { useCheck } from './useCheck.ts';
import { Verdict } from './Verdict.tsx';
import classes from './VerifyPage.module.css';

/** /verify: whether a document is the agency's, by its code or the PDF. */
export default function VerifyPage() {
  const [code] = useState(() => (new URLSearchParams(location.search).get('code') ?? '').slice(0, 100));
  const { state, isChecking, check, setState } = useCheck(code);
  return (
    <PlainPage title="Verify a document" meta="See whether a document was issued by the agency, and is still valid.">
      {state?.failure && (
        <div className={classes.failure}>
          <Notice tone="danger" title="Not checked" live>
            {state.failure}
          </Notice>
        </div>
      )}
      {state?.checked && (
        <Panel title="Result">
          <Verdict checked={state.checked} of={state} />
        </Panel>
      )}
      <Panel title="By code" description="The code is printed on the document, beside the QR code.">
        <CodeForm given={code} isChecking={isChecking} onCheck={(asked) => void check(asked)} />
      </Panel>
      <Panel title="By file" description="The PDF as you received it. It is checked and not kept.">
        <DropBox
          label="PDF"
          accept={[pdfMediaType]}
          multiple={false}
          disabled={isChecking}
          onFiles={([file]) => file && void check(file.name, file)}
          onRefuse={({ name }, reason) => setState({ asked: name, isFile: true, failure: `${name}: ${reason}` })}
        />
      </Panel>
    </PlainPage>
  );
}

type CodeProps = { given: string; isChecking: boolean; onCheck: (code: string) => void };

function CodeForm({ given, isChecking, onCheck }: CodeProps) {
  const [code, setCode] = useState(given);
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = code.trim();
    setProblem(asked ? undefined : 'Enter the code.');
    if (asked) onCheck(asked);
  };
  return (
    <form className={classes.code} onSubmit={submit} noValidate aria-label="Code">
      <TextInput
        label="Code"
        placeholder="1234-5678-9ABC-…"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        value={code}
        error={problem}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" isBusy={isChecking}>
        Check
      </Button>
    </form>
  );
}
