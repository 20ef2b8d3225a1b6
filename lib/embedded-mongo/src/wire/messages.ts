import type { Document } from '../values/document';
import { fail } from '../values/errors';
import { checkDocument, decode, encodeReply } from '../values/bson';

export const headerSize = 16;
const opQuery = 2004;
const opReply = 1;
const opMessage = 2013;
const checksumPresent = 1;
const moreToCome = 2;
const requiredBits = 0xffff;

export type Request = {
  id: number;
  kind: 'query' | 'message';
  body: Document;
  sequences: Map<string, Buffer[]>;
  /** The client expects no reply. */
  isUnanswered: boolean;
};

/** The next message can't be located, so the connection is closed. */
export class ProtocolError extends Error {}

export function parseMessage(message: Buffer): Request {
  const id = message.readInt32LE(4);
  const code = message.readInt32LE(12);
  if (code === opMessage) return parseOpMessage(id, message);
  if (code === opQuery) return parseOpQuery(id, message);
  throw new ProtocolError(`unknown opcode ${code}`);
}

function parseOpMessage(id: number, message: Buffer): Request {
  if (message.length < headerSize + 4) throw new ProtocolError('message without a body');
  const flags = message.readUInt32LE(headerSize);
  if ((flags & requiredBits & ~(checksumPresent | moreToCome)) !== 0)
    throw new ProtocolError('unknown required flag');
  const end = message.length - (flags & checksumPresent ? 4 : 0);
  const sequences = new Map<string, Buffer[]>();
  let bodyBytes: Buffer | undefined;
  for (let at = headerSize + 4; at < end;) {
    const kind = message[at++];
    const size = sizeAt(message, at, end);
    const section = message.subarray(at, at + size);
    at += size;
    if (kind === 0 && !bodyBytes) bodyBytes = section;
    else if (kind === 1) addSequence(sequences, section);
    else throw new ProtocolError('unknown section');
  }
  if (!bodyBytes) throw new ProtocolError('message without a body');
  return {
    id,
    kind: 'message',
    body: toBody(bodyBytes),
    sequences,
    isUnanswered: (flags & moreToCome) !== 0,
  };
}

function toBody(bytes: Buffer): Document {
  checkDocument(bytes);
  return decode(bytes);
}

function addSequence(sequences: Map<string, Buffer[]>, section: Buffer): void {
  const nameEnd = section.indexOf(0, 4);
  if (nameEnd < 0) throw new ProtocolError('sequence without a name');
  const documents: Buffer[] = [];
  for (let at = nameEnd + 1; at < section.length;) {
    const size = sizeAt(section, at, section.length);
    const document = section.subarray(at, at + size);
    checkDocument(document);
    documents.push(document);
    at += size;
  }
  sequences.set(section.toString('utf8', 4, nameEnd), documents);
}

function sizeAt(bytes: Buffer, at: number, end: number): number {
  const size = at + 4 <= end ? bytes.readInt32LE(at) : 0;
  if (size < 5 || at + size > end) throw new ProtocolError('section of impossible size');
  return size;
}

/** The old protocol's only supported message is the greeting. */
function parseOpQuery(id: number, message: Buffer): Request {
  const nameEnd = message.indexOf(0, headerSize + 4);
  const at = nameEnd + 9;
  if (nameEnd < 0 || at + 5 > message.length) throw new ProtocolError('query without a body');
  const size = sizeAt(message, at, message.length);
  const body = toBody(message.subarray(at, at + size));
  const name = Object.keys(body)[0]?.toLowerCase() ?? '';
  if (name !== 'hello' && name !== 'ismaster')
    fail(352, `Unsupported OP_QUERY command: ${name}. The client driver may require an upgrade.`);
  return { id, kind: 'query', body, sequences: new Map(), isUnanswered: false };
}

let nextId = 1;

export function formatReply(request: Pick<Request, 'id' | 'kind'>, reply: Document): Buffer {
  const body = encodeReply(reply);
  const isQuery = request.kind === 'query';
  const head = Buffer.alloc(headerSize + (isQuery ? 20 : 5));
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(nextId++ & 0x7fffffff, 4);
  head.writeInt32LE(request.id, 8);
  head.writeInt32LE(isQuery ? opReply : opMessage, 12);
  if (isQuery) {
    head.writeInt32LE(8, 16);
    head.writeInt32LE(1, 32);
  }
  return Buffer.concat([head, body]);
}
