/** Throws when it can't tell, since an unscanned file is not kept. */
export type VirusScanner = { scan: (bytes: Buffer) => Promise<'clean' | 'infected'> };
