import { describe, expect, test } from 'vitest';
import { EnvError } from './env-error.ts';
import { readBucketUrl } from './bucket-url.ts';

describe('the address of a bucket', () => {
  test('has everything that a request needs', () => {
    expect(readBucketUrl('S3_URL', 'https://AKID:a%2Fb%2Bc@s3.example.org/photos-of-members/site-1?region=eu-central-1')).toEqual({
      endpoint: 'https://s3.example.org',
      bucket: 'photos-of-members',
      prefix: 'site-1/',
      region: 'eu-central-1',
      key: 'AKID',
      secret: 'a/b+c',
    });
    expect(readBucketUrl('S3_URL', 'http://k:s@localhost:9000/bucket')).toMatchObject({
      endpoint: 'http://localhost:9000',
      region: 'us-east-1',
    });
  });

  test.each([
    ['bucket', 'must be the address of a bucket'],
    ['ftp://k:s@host/bucket', 'must start with https://, or with http:// for a server on this machine'],
    ['http://k:s@s3.example.org/bucket', 'must start with https://, or with http:// for a server on this machine'],
    ['https://s3.example.org/bucket', 'must have an access key and its secret before the host, with %2F for a slash in them'],
    ['https://k:%zz@s3.example.org/bucket', 'must have an access key and its secret before the host, with %2F for a slash in them'],
    ['https://k:s@s3.example.org', 'must name a bucket after the host'],
    ['https://k:s@s3.example.org/Bucket', 'must name a bucket after the host'],
    ['https://k:s@s3.example.org/bucket/.hidden', 'may have only letters, digits, ".", "_" and "-" in the folders after the bucket'],
    ['https://k:s@s3.example.org/bucket?regoin=eu', 'knows only the parameter "region"'],
    ['https://k:s@s3.example.org/bucket?region=e%20u', 'must have the name of a region'],
  ])('%s is refused in one sentence, without its secret', (value, what) => {
    expect(() => readBucketUrl('S3_URL', value)).toThrow(
      new EnvError(`S3_URL ${what}, such as https://key:secret@host/bucket?region=eu-central-1.`),
    );
  });
});
