import { describe, expect, it } from 'vitest';
import { draftKeyOf, openDraft, sealDraft } from './localDraft.ts';

const aKey = () => draftKeyOf(btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)))));
const place = { userId: 'hannah', subject: 'new' };
const draft = { values: { street: 'Tampines St 61' }, base: { street: '' }, keptAt: '2026-11-12T02:41:00.000Z' };

describe('a draft kept in the browser', () => {
  it('opens again for the same person and subject', async () => {
    const key = await aKey();
    expect(await openDraft(key, place, await sealDraft(key, place, draft))).toEqual(draft);
  });

  it('does not reveal its content', async () => {
    const { box } = await sealDraft(await aKey(), place, draft);
    expect(new TextDecoder('latin1').decode(box)).not.toContain('Tampines');
  });

  it('does not open elsewhere, for another person, or under another key', async () => {
    const key = await aKey();
    const sealed = await sealDraft(key, place, draft);
    expect(await openDraft(key, { ...place, userId: 'rajesh' }, sealed)).toBeUndefined();
    expect(await openDraft(key, { ...place, subject: 'other' }, sealed)).toBeUndefined();
    expect(await openDraft(await aKey(), place, sealed)).toBeUndefined();
  });

  it('does not open after it was changed', async () => {
    const key = await aKey();
    const sealed = await sealDraft(key, place, draft);
    new Uint8Array(sealed.box)[3] = (new Uint8Array(sealed.box)[3] ?? 0) ^ 1;
    expect(await openDraft(key, place, sealed)).toBeUndefined();
  });

  it('leaves out identity numbers and passwords at any depth', async () => {
    const key = await aKey();
    const values = { name: 'Tan', idNumber: 'S1234567D', owner: { idNumber: 'S7654321A', name: 'Lim' } };
    const secret = { password: 'quiet grey heron', confirmation: { password: 'quiet grey heron', code: '123456' } };
    const sealed = await sealDraft(key, place, {
      values: { ...values, ...secret },
      base: values,
      keptAt: draft.keptAt,
    });
    const opened = await openDraft(key, place, sealed);
    expect(opened?.values).toEqual({ name: 'Tan', owner: { name: 'Lim' } });
    expect(JSON.stringify(opened)).not.toMatch(/S\d{7}|heron|123456/);
  });
});
