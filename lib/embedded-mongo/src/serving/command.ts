import { Long } from 'bson';
import type { Document, Sent } from '../values/document';
import { fail, MongoError } from '../values/errors';
import { isNumeric, toNumber } from '../values/numbers';
import { typeName } from '../values/types';
import { decode, isPlainObject } from '../values/bson';

export type Client = {
  id: number;
  address: string;
  /** Came through the socket in the folder of the data. */
  isOwner: boolean;
  appName?: string;
};

export class Command {
  readonly name: string;
  readonly database: string;

  constructor(
    readonly body: Document,
    private readonly sequences: ReadonlyMap<string, readonly Buffer[]>,
    readonly client: Client,
    private readonly encode: (document: Document) => Buffer,
  ) {
    this.name = Object.keys(body)[0] ?? '';
    this.database = typeof body.$db === 'string' ? body.$db : 'admin';
  }

  with(body: Document): Command {
    return new Command(body, this.sequences, this.client, this.encode);
  }

  /** The command's collection with its database. */
  get namespace(): string {
    return this.toNamespaceOf(this.name);
  }

  toNamespaceOf(field: string): string {
    return this.toNamespace(this.body[field]);
  }

  private toNamespace(collection: unknown): string {
    if (typeof collection !== 'string')
      fail('InvalidNamespace', `collection name has invalid type ${typeName(collection)}`);
    if (
      collection === '' ||
      collection.startsWith('.') ||
      collection.includes('\0') ||
      collection.includes('$')
    )
      fail('InvalidNamespace', `Invalid namespace specified '${this.database}.${collection}'`);
    return `${this.database}.${collection}`;
  }

  /** From the body or from a document sequence. */
  documents(field: string): Sent[] {
    const sequence = this.sequences.get(field);
    if (sequence) return sequence.map((bytes) => ({ bytes, document: decode(bytes) }));
    const list = this.body[field];
    if (!Array.isArray(list))
      fail(40414, `BSON field '${this.name}.${field}' is missing but a required field`);
    return list.map((document) => {
      if (!isPlainObject(document))
        fail('TypeMismatch', `BSON field '${this.name}.${field}' is the wrong type`);
      return { bytes: this.encode(document), document };
    });
  }

  flag(field: string, otherwise = false): boolean {
    const value = this.body[field];
    if (value === undefined || value === null) return otherwise;
    if (typeof value === 'boolean') return value;
    if (isNumeric(value)) return toNumber(value) !== 0;
    return this.refuseType(field, value, 'bool');
  }

  number(field: string): number | undefined {
    const value = this.body[field];
    if (value === undefined || value === null) return undefined;
    return isNumeric(value) ? toNumber(value) : this.refuseType(field, value, 'long');
  }

  count(field: string): number | undefined {
    const value = this.number(field);
    if (value !== undefined && value < 0)
      fail(51024, `BSON field '${field}' value must be >= 0, actual value '${value}'`);
    return value === undefined ? undefined : Math.trunc(value);
  }

  document(field: string): Document | undefined {
    const value = this.body[field];
    if (value === undefined || value === null) return undefined;
    return isPlainObject(value) ? value : this.refuseType(field, value, 'object');
  }

  text(field: string): string | undefined {
    const value = this.body[field];
    if (value === undefined || value === null) return undefined;
    return typeof value === 'string' ? value : this.refuseType(field, value, 'string');
  }

  /** Throws for options that this store does not support. */
  refuse(...fields: string[]): void {
    for (const field of fields) {
      const value = this.body[field];
      if (value !== undefined && value !== false && value !== null)
        throw new MongoError('NotImplemented', `'${field}' of ${this.name} is not supported by this store`);
    }
  }

  private refuseType(field: string, value: unknown, expected: string): never {
    return fail(
      'TypeMismatch',
      `BSON field '${this.name}.${field}' is the wrong type '${typeName(value)}', expected type '${expected}'`,
    );
  }
}

export const noCursor = Long.ZERO;
