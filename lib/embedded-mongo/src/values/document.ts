/** A document whose fields are still to be looked at. */
export type Document = Record<string, unknown>;
/** Documents still to come, encoded. */
export type Documents = AsyncGenerator<Uint8Array, void, undefined>;
/** A document of a command, as it came. */
export type Sent = { bytes: Buffer; document: Document };
