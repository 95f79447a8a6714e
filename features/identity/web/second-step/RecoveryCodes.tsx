import { Button, Group } from '@mantine/core';
import { IconCheck, IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './RecoveryCodes.module.css';

const heading = (userName: string) => `Gable recovery codes of ${userName}. Each works once.`;

const save = (text: string) => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'gable-recovery-codes.txt';
  link.click();
  URL.revokeObjectURL(url);
};

/** Alone on the sheet: the style sheet hides all else while this attribute is there. */
const print = () => {
  const { dataset } = document.documentElement;
  dataset.printing = 'recovery-codes';
  window.print();
  delete dataset.printing;
};

/** Ten codes, shown this once: to copy, to keep as a file, or on paper. */
export function RecoveryCodes({ codes, userName }: { codes: string[]; userName: string }) {
  const [copied, setCopied] = useState(false);
  const text = `${heading(userName)}\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <div className={classes.sheet}>
      <p className={classes.heading}>{heading(userName)}</p>
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
