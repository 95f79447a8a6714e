import { describe, expect, it } from 'vitest';
import { nilFileId } from '#platform/contract/files.ts';
import type { RequiredDocument } from './documents.calls.ts';
import { documentState } from './documents.words.ts';
import { groupDocuments } from './groupDocuments.web.ts';

const line = (documentId: string, part: Partial<RequiredDocument> = {}): RequiredDocument => ({
  documentId,
  name: documentId,
  required: true,
  fileId: nilFileId,
  fileGroup: [],
  spChecklistComplianceDate: null,
  partyUuid: null,
  partyName: null,
  stage: 'submit',
  per: 'case',
  level: 'required',
  anyOf: null,
  note: '',
  hasTemplate: false,
  verdict: null,
  form: null,
  ...part,
});

describe('the checklist', () => {
  it('is grouped by what is needed now, later or perhaps, without empty groups', () => {
    const lines = [
      line('D-03', { required: false, level: 'optional' }),
      line('D-05', { required: false, level: 'conditional' }),
      line('D-07', { required: false, stage: 'payout' }),
      line('D-01'),
      line('D-09', { required: false, anyOf: 'identity' }),
    ];
    expect(groupDocuments(lines).map(({ key, rows }) => [key, rows.map(({ documentId }) => documentId)])).toEqual([
      ['now', ['D-01']],
      ['later', ['D-07']],
      ['conditional', ['D-05', 'D-09']],
      ['optional', ['D-03']],
    ]);
    expect(groupDocuments([line('D-01')]).map(({ key }) => key)).toEqual(['now']);
  });

  it('counts a file even for people who may not see it', () => {
    expect(documentState(line('D-01', { fileId: crypto.randomUUID() }))).toBe('there');
    expect(documentState(line('D-01'))).toBe('missing');
    expect(documentState(line('D-02', { required: false, stage: 'invoice' }))).toBe('later');
    expect(documentState(line('D-05', { required: false }))).toBe('optional');
  });
});
