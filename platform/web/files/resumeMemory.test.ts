import { describe, expect, it } from 'vitest';
import { resumeKey, resumeMemory } from './resumeMemory.ts';

const file = { name: 'S1234567D.pdf', size: 9, lastModified: 1 };

describe('where an upload goes on', () => {
  it('is remembered for one file and one purpose, without its name', async () => {
    const key = await resumeKey('case/D-01', file);
    expect(key).toMatch(/^gable-upload-[0-9a-f]{64}$/);
    expect(await resumeKey('case/D-01', { ...file })).toBe(key);
    const others = await Promise.all([
      resumeKey('case/D-02', file),
      resumeKey('case/D-01', { ...file, size: 10 }),
      resumeKey('case/D-01', { ...file, lastModified: 2 }),
    ]);
    expect(new Set([key, ...others]).size).toBe(4);
  });

  it('is found until it is forgotten, and nothing breaks where nothing can be stored', () => {
    const kept = new Map<string, string>();
    const memory = resumeMemory(() => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    }));
    memory.keep('a', '/media/v1/uploads/1');
    expect(memory.find('a')).toBe('/media/v1/uploads/1');
    memory.forget('a');
    expect(memory.find('a')).toBeUndefined();
    const shut = resumeMemory(() => {
      throw new Error('denied');
    });
    shut.keep('a', 'b');
    expect(shut.find('a')).toBeUndefined();
  });
});
