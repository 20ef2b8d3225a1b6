import type { IncomingMessage } from 'node:http';
import { isFields } from '@/lib/domain/common/isFields';
import { AppError } from './errors';
import { parseJson } from './json';

const MAX_BODY_BYTES = 64 * 1024;

/** Refuses by headers alone: 415 for anything but JSON in UTF-8, 413 above the limit. */
export function checkBodyHeaders({ headers }: IncomingMessage): void {
  const length = Number(headers['content-length'] ?? 0);
  const hasBody = length > 0 || headers['transfer-encoding'] !== undefined;
  if (hasBody && !isJson(headers['content-type'])) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  if (hasBody && headers['content-encoding']) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  if (length > MAX_BODY_BYTES) throw new AppError('TOO_LARGE');
}

/** An empty body is an empty object. */
export async function readJsonObject(request: IncomingMessage): Promise<Record<string, unknown>> {
  const bytes = await readBytes(request);
  const value = bytes.length === 0 ? {} : parseJson(bytes);
  if (!isFields(value)) throw new AppError('INVALID_INPUT');
  return value;
}

function isJson(contentType = ''): boolean {
  return /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(contentType.trim());
}

/** Reads past the limit and discards, since closing the connection would lose the answer. */
export function readBytes(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_BODY_BYTES) reject(new AppError('TOO_LARGE'));
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', () => reject(new AppError('INVALID_INPUT')));
    request.on('close', () => request.complete || reject(new AppError('INVALID_INPUT')));
  });
}
