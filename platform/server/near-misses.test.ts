import { expect, it } from 'vitest';
import { knownVariables } from './describe-config.ts';
import { nearMisses } from './near-misses.ts';

it.each(['MAIL_FORM', 'SMTP_SERVER', 'DATADIR', 'PUBLIC_URI', 'TRUST_PROXIES', 'S3_ACCESS_KEY', 'PUBLIC_ULR'])(
  '%s is no variable of ours and looks like one',
  (name) => {
    expect(nearMisses([name], knownVariables())).toEqual([name]);
  },
);

it('what others set, and what we know, is not named', () => {
  const others = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'TERM',
    'LANG',
    'NODE_OPTIONS',
    'INVOCATION_ID',
    'JOURNAL_STREAM',
    'LOGNAME',
  ];
  expect(nearMisses([...others, ...knownVariables()], knownVariables())).toEqual([]);
});
