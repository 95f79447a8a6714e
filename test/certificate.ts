import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Makes a certificate for `host` that it signs itself, good for two days. Returns its two files, in `folder`. */
export const makeCertificate = (folder: string, host: string): { cert: string; key: string } => {
  const [cert, key] = [join(folder, 'gable.pem'), join(folder, 'gable.key')];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
      ...['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host}`, '-keyout', key, '-out', cert],
    ],
    { stdio: 'pipe' },
  );
  return { cert, key };
};
