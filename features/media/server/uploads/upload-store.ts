import { chmodSync, createWriteStream, mkdirSync } from 'node:fs';
import { chmod, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FileStore } from '@tus/file-store';
import type { Upload } from '@tus/server';
import { Refusal } from '#platform/contract/refusal.ts';
import { refuseWhenFull } from '#platform/server/storage/storage-errors.ts';
import { uploadsOf } from './waiting-uploads.ts';

/** The most unattached uploads of one person: enough for a submission, too few to fill a disk. */
const mostWaiting = 40;

/**
 * The library's store of unfinished uploads: readable by this account alone, few of each person, and with a proper
 * refusal when the disk is full.
 */
export class UploadStore extends FileStore {
  /** The last upload that each person began, so that their next one is counted after it. */
  #begun = new Map<string, Promise<unknown>>();

  constructor(directory: string, expirationPeriodInMilliseconds: number) {
    mkdirSync(directory, { recursive: true });
    // Also a folder from before, and whatever the umask is.
    chmodSync(directory, 0o700);
    super({ directory, expirationPeriodInMilliseconds });
    // Without `creation-defer-length`: the size must be sent when an upload begins.
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];
  }

  /** Begins an upload. Those of one person begin one after the other: together they would all pass the count. */
  override async create(upload: Upload): Promise<Upload> {
    const owner = upload.metadata?.owner ?? '';
    const before = this.#begun.get(owner) ?? Promise.resolve();
    const mine = before.then(() => this.#begin(upload, owner));
    const settled = mine.catch(() => undefined);
    this.#begun.set(owner, settled);
    await settled;
    if (this.#begun.get(owner) === settled) this.#begun.delete(owner);
    return mine;
  }

  async #begin(upload: Upload, owner: string): Promise<Upload> {
    if ((await uploadsOf(this.directory, owner)).length >= mostWaiting)
      throw new Refusal('upload.conflict', 'Too many uploads are under way. Finish or cancel some of them first.');
    try {
      const begun = await super.create(upload);
      for (const name of [upload.id, `${upload.id}.json`]) await chmod(join(this.directory, name), 0o600);
      return begun;
    } catch (error) {
      for (const name of [upload.id, `${upload.id}.json`]) await rm(join(this.directory, name), { force: true });
      throw refuseWhenFull(error);
    }
  }

  /** Keeps the bytes that arrived, however the request ended. The next request continues from there. */
  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const target = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset });
    await pipeline(source, target);
    return offset + target.bytesWritten;
  }
}
