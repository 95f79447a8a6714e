import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ErrorEntry } from '#platform/contract/refusal.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { Checkbox, SegmentedControl, Select, TextInput } from '#platform/web/form/inputs.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import type { DocumentOfVisit, LinkState } from '../contract/index.ts';
import { mayBeTyped } from '../rules/typed-name.ts';
import type { SignatureMethod } from '../words.ts';
import { api } from './api.ts';
import { DeclineButton } from './DeclineButton.tsx';
import { DrawPad } from './DrawPad.tsx';
import { dropKept, type KeptSignature, keep, readKept } from './keptSignature.ts';
import classes from './Signing.module.css';
import { SigningShell } from './SigningShell.tsx';
import { UploadPicture } from './UploadPicture.tsx';
import { Uploads } from './Uploads.tsx';

const methods: { value: SignatureMethod; label: string }[] = [
  { value: 'DRAWN', label: 'Draw' },
  { value: 'TYPED', label: 'Type' },
  { value: 'UPLOADED', label: 'Upload' },
];

type Props = { token: string; agency: LinkState['agency']; document: DocumentOfVisit };
type Problems = Partial<Record<'picture' | 'name' | 'capacity' | 'confirmed' | 'consent' | 'uploads', string>>;

/** The signature, the statements and the consent. What was given stays in this tab until it is sent. */
export function SignatureForm({ token, agency, document }: Props) {
  const { statements, capacities, uploads, recipient, title, about } = document;
  const navigate = useNavigate();
  const [given, setGiven] = useState<KeptSignature>(
    () =>
      readKept(token) ?? {
        method: 'DRAWN',
        strokes: [],
        width: 0,
        name: recipient.name,
        capacity: capacities.includes(recipient.capacity) ? recipient.capacity : (capacities[0] ?? ''),
        confirmed: [],
      },
  );
  const [consent, setConsent] = useState(false);
  const [uploaded, setUploaded] = useState('');
  const [problems, setProblems] = useState<Problems>({});
  const drawing = useRef<() => string>(() => '');
  const change = useChange(api.sign, { silent: 'both', onDone: dropKept });
  useEffect(() => keep(token, given), [token, given]);
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(problems).length === 0) return;
    const first = form.current?.querySelector('[aria-invalid="true"], [data-problem]');
    first?.scrollIntoView({ block: 'center' });
  }, [problems]);

  const set = (part: Partial<KeptSignature>) => {
    setGiven((before) => ({ ...before, ...part }));
    setProblems({});
  };
  const pictureOf = { DRAWN: () => drawing.current(), UPLOADED: () => uploaded, TYPED: () => '' };
  const wrong = (): Problems => ({
    ...(given.method !== 'TYPED' &&
      !pictureOf[given.method]() && {
        picture: given.method === 'DRAWN' ? 'Draw your signature.' : 'Choose a picture of your signature.',
      }),
    ...(given.name.trim() === '' && { name: 'Give your full name.' }),
    ...(given.method === 'TYPED' &&
      given.name.trim() !== '' &&
      !mayBeTyped(given.name) && {
        name: 'This name has letters that can’t be printed. Draw or upload your signature instead.',
      }),
    ...(statements.some(({ code }) => !given.confirmed.includes(code)) && {
      confirmed: 'Confirm each statement before you sign.',
    }),
    ...(!consent && { consent: 'Agree to sign electronically.' }),
    ...(uploads.some(({ isRequired, files }) => isRequired && files.length === 0) && {
      uploads: 'Add the files that are asked for.',
    }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = wrong();
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const { method, name, capacity, confirmed } = given;
    change.mutate(
      {
        query: { token },
        body: { method, picture: pictureOf[method]() || null, name, capacity, consent: true, confirmed },
      },
      { onError: ({ errors }) => setProblems(problemsIn(errors)) },
    );
  };
  const toggle = (code: string, isOn: boolean) =>
    set({ confirmed: isOn ? [...given.confirmed, code] : given.confirmed.filter((each) => each !== code) });

  return (
    <SigningShell title="Sign" agency={agency} step={3} token={token}>
      <h1 className={classes.title}>Sign</h1>
      <p className={classes.lead}>{[title, about].filter(Boolean).join(', ')}</p>
      <form ref={form} className={classes.form} noValidate onSubmit={submit} aria-label="Signature">
        {statements.length > 0 && (
          <fieldset className={classes.statements}>
            <legend>You confirm</legend>
            {statements.map(({ code, text }) => (
              <Checkbox
                key={code}
                label={text}
                checked={given.confirmed.includes(code)}
                onChange={(event) => toggle(code, event.currentTarget.checked)}
              />
            ))}
            <Problem words={problems.confirmed} />
          </fieldset>
        )}
        <Uploads token={token} uploads={uploads} problem={problems.uploads} />
        <SegmentedControl
          aria-label="How you sign"
          fullWidth
          data={methods}
          value={given.method}
          onChange={(method) => set({ method: method as SignatureMethod })}
        />
        {given.method === 'DRAWN' && <DrawPad initial={given} onChange={set} picture={drawing} />}
        {given.method === 'TYPED' && (
          <p className={classes.typed} aria-hidden>
            {given.name}
          </p>
        )}
        {given.method === 'UPLOADED' && <UploadPicture picture={uploaded} onPicture={setUploaded} />}
        <Problem words={problems.picture} />
        <TextInput
          label="Full name"
          required
          autoComplete="name"
          maxLength={120}
          value={given.name}
          error={problems.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <Select
          label="Signing as"
          required
          data={capacities}
          value={given.capacity}
          error={problems.capacity}
          onChange={(capacity) => set({ capacity: capacity ?? '' })}
        />
        <Checkbox
          label="I agree to sign this document electronically."
          checked={consent}
          error={problems.consent}
          onChange={(event) => {
            setConsent(event.currentTarget.checked);
            setProblems({});
          }}
        />
        {change.error && (
          <Notice tone="danger" title="Not signed" live>
            {change.error.message}
          </Notice>
        )}
        <p className={classes.small}>You get a sealed copy. Nothing is sent before you tap Sign.</p>
        <div className={classes.ends}>
          <Button type="submit" size="md" fullWidth loading={change.isPending}>
            Sign
          </Button>
          <Button variant="default" fullWidth onClick={() => void navigate({ to: '/e-cdd/e-sign' })}>
            Read again
          </Button>
          <DeclineButton token={token} label="Decline to sign" title="Decline to sign?" subtle />
        </div>
      </form>
    </SigningShell>
  );
}

function Problem({ words }: { words: string | undefined }) {
  return (
    <div role="alert">
      {words && (
        <p className={classes.problem} data-problem>
          {words}
        </p>
      )}
    </div>
  );
}

const problemsIn = (errors: readonly ErrorEntry[]): Problems =>
  Object.fromEntries(errors.flatMap(({ field, message }) => (field ? [[field, message]] : [])));
