import { Button, Group } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { saveFile } from '#platform/web/files/saveFile.ts';
import classes from './RecoveryCodes.module.css';

const heading = (userName: string) => `Gable recovery codes of ${userName}. Each works once.`;

const save = (text: string) => saveFile(new Blob([text], { type: 'text/plain' }), 'gable-recovery-codes.txt');

/** Prints the codes alone. The style sheet hides all else while this attribute is set. */
const print = () => {
  const { dataset } = document.documentElement;
  dataset.printing = 'recovery-codes';
  window.print();
  delete dataset.printing;
};

/** The ten recovery codes, which are shown once. They can be copied, downloaded or printed. */
export function RecoveryCodes({ codes, userName }: { codes: string[]; userName: string }) {
  const [copied, setCopied] = useState(false);
  const text = `${heading(userName)}\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <div className={classes.sheet}>
      <p>{heading(userName)}</p>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="xs" className={classes.actions ?? ''}>
        <Button
          variant="default"
          leftSection={copied ? <IconCheck size={16} stroke={1.8} /> : <IconCopy size={16} stroke={1.7} />}
          onClick={copy}
        >
          {copied ? 'Copied' : 'Copy'}
        </Button>
        <Button variant="default" leftSection={<IconDownload size={16} stroke={1.7} />} onClick={() => save(text)}>
          Download
        </Button>
        <Button variant="default" leftSection={<IconPrinter size={16} stroke={1.7} />} onClick={print}>
          Print
        </Button>
      </Group>
    </div>
  );
}
