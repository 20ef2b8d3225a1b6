import type { VirusScanner } from './virusScanner';
import { serverEnv } from '@/lib/config/serverEnv';
import { createClamav } from './clamav';

/** The test file of all scanners (eicar.org), in two pieces so that no scanner takes this one for it. */
const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('');

/** Stand-in: knows the scanners' test file, also inside another one. */
const sandboxScanner: VirusScanner = {
  scan: (bytes) => Promise.resolve(bytes.includes(EICAR) ? 'infected' : 'clean'),
};

/** A stand-in where no scanner is configured, which production refuses (serverEnv). */
export function virusScanner(): VirusScanner {
  const { CLAMD_ADDRESS } = serverEnv();
  return CLAMD_ADDRESS === undefined ? sandboxScanner : createClamav(CLAMD_ADDRESS);
}
