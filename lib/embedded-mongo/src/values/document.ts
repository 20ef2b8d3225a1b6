export type Document = Record<string, unknown>;
/** Encoded. */
export type Documents = AsyncGenerator<Uint8Array, void, undefined>;
/** As received. */
export type Sent = { bytes: Buffer; document: Document };
