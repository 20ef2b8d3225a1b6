/** Throws when it can't say: a file that was not scanned is not kept. */
export type VirusScanner = { scan: (bytes: Buffer) => Promise<'clean' | 'infected'> };
