/** A document whose fields are still to be looked at. */
export type Document = Record<string, unknown>;
