/** Rejects if no verdict is possible, since an unscanned file is not kept. */
export type VirusScanner = { scan: (bytes: Buffer) => Promise<'clean' | 'infected'> };
