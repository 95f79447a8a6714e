import { createReadStream } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { HeadBucketCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Backend } from './drive-store.ts';
import type { StoredFile } from './file-store.ts';
import { prepareSpool, type Spooled } from './hash-and-spool.ts';
import { isPassing, refuseWhenFull, storageUnavailable } from './storage-errors.ts';

/** `endpoint` is absent for Amazon's own service. Nothing else may use the bucket. */
export type S3Settings = {
  bucket: string;
  endpoint?: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

const attempts = 3;

/** Errors are thrown and logged where they are caught. Without this the client would print them to the console too. */
const ignore = () => undefined;
const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** Compatible services support neither ACLs nor trailing checksums, nor always a host name for each bucket. */
const clientFor = (s3: S3Settings) =>
  new S3Client({
    region: s3.region,
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    ...(s3.endpoint === undefined ? {} : { endpoint: s3.endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    logger: silent,
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 60_000, throwOnRequestTimeout: true },
  });

/** The client can't repeat a stream by itself; the spooled file can be read again. The service checks the hash. */
const upload = async (
  driver: S3Driver,
  spooled: Spooled,
  key: string,
  contentType: string,
  attempt = 1,
): Promise<void> => {
  const body = createReadStream(spooled.path);
  const ChecksumSHA256 = Buffer.from(spooled.sha256, 'hex').toString('base64');
  try {
    await driver.putStream(key, body, { contentType, ContentLength: spooled.size, ChecksumSHA256 });
  } catch (error) {
    if (attempt >= attempts || !isPassing(refuseWhenFull(error))) throw error;
    await wait(200 * attempt);
    await upload(driver, spooled, key, contentType, attempt + 1);
  } finally {
    body.destroy();
  }
};

/** Uses the client directly, because FlyDrive's listing has no sizes. */
async function* listBucket(client: S3Client, bucket: string): AsyncGenerator<StoredFile> {
  for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket })) {
    for (const { Key, Size, LastModified } of page.Contents ?? []) {
      if (!Key || Size === undefined || !LastModified) continue;
      yield { key: Key, size: Size, modifiedAt: LastModified.toISOString() };
    }
  }
}

const explainService = (error: unknown): unknown => {
  const explained = refuseWhenFull(error);
  return isPassing(explained) ? storageUnavailable(explained) : explained;
};

/** A bucket. Bytes arrive in `spoolFolder` of this machine first: they are inspected before the service sees them. */
export const openS3Backend = async (s3: S3Settings, spoolFolder: string): Promise<Backend> => {
  await prepareSpool(spoolFolder);
  const client = clientFor(s3);
  const driver = new S3Driver({ client, bucket: s3.bucket, visibility: 'private', supportsACL: false });
  return {
    driver,
    spoolFolder,
    place: (spooled, key, contentType) => upload(driver, spooled, key, contentType),
    open: (key) => driver.getStream(key),
    list: () => listBucket(client, s3.bucket),
    check: async () => {
      await client.send(new HeadBucketCommand({ Bucket: s3.bucket }), { abortSignal: AbortSignal.timeout(5_000) });
    },
    explain: explainService,
  };
};
