import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { S3Client } from '@aws-sdk/client-s3';

/** Checks a request by signing it again with the library's own signer: same key, same time, the headers that the request names. */
export function createSignatureCheck({ key, secret }: { readonly key: string; readonly secret: string }) {
  const clients = new Map<string, S3Client>();
  return async (request: IncomingMessage, url: URL, body: Buffer): Promise<boolean> => {
    const { authorization = '', 'x-amz-date': date, 'x-amz-content-sha256': hash } = request.headers;
    const [, credential = '', names = ''] = /Credential=([^,]+), SignedHeaders=([^,]+),/.exec(authorization) ?? [];
    const [, , region = ''] = credential.split('/');
    if (typeof date !== 'string' || hash !== createHash('sha256').update(body).digest('hex')) return false;
    const client = clients.get(region) ?? new S3Client({ region, credentials: { accessKeyId: key, secretAccessKey: secret } });
    clients.set(region, client);
    const signer = await client.config.signer();
    const headers = Object.fromEntries(names.split(';').map((name) => [name, String(request.headers[name])]));
    const signed = await signer.sign(
      {
        method: request.method ?? '',
        protocol: 'http:',
        hostname: url.hostname,
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers,
      },
      {
        signingDate: new Date(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')),
        signingRegion: region,
        signingService: 's3',
      },
    );
    return signed.headers['authorization'] === authorization;
  };
}
