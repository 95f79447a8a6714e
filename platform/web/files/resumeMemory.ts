/**
 * Remembers the address of an interrupted upload in this browser. The key is a hash of the file and its purpose,
 * because file names may hold identity numbers.
 */
type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const prefix = 'gable-upload-';

export const resumeKey = async (
  subject: string,
  file: Pick<File, 'name' | 'size' | 'lastModified'>,
): Promise<string> => {
  const text = JSON.stringify([subject, file.name, file.size, file.lastModified]);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return prefix + [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** Reads and writes the addresses. In a browser without storage an interrupted upload starts from the beginning. */
export const resumeMemory = (storage: () => Memory = () => localStorage) => {
  const quietly = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };
  return {
    find: (key: string): string | undefined => quietly(() => storage().getItem(key)) ?? undefined,
    keep: (key: string, url: string): void => quietly(() => storage().setItem(key, url)),
    forget: (key: string): void => quietly(() => storage().removeItem(key)),
  };
};
