import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packBranches } from '@/lib/server/banks/branchRanges';

/**
 * npx tsx scripts/ifsc.ts FOLDER: makes lib/server/banks/ifsc.data.json from the npm package `ifsc`
 * (Razorpay, MIT, from the Reserve Bank's lists) unpacked there by `npm pack ifsc && tar xzf ifsc-*.tgz`. Not
 * a dependency, as it depends on an unmaintained HTTP client.
 */
const folder = process.argv[2] ?? '.';
const read = (name: string): unknown => JSON.parse(readFileSync(path.join(folder, 'src', name), 'utf8'));

const branches = read('IFSC.json') as Record<string, readonly (string | number)[]>;
const names = read('banknames.json') as Record<string, string>;
const banks = Object.entries(branches).map(([code, list]) => ({
  code,
  name: names[code] ?? code,
  branches: packBranches(list.map(String)),
}));

const target = path.resolve(import.meta.dirname, '../lib/server/banks/ifsc.data.json');
writeFileSync(target, `[\n${banks.map((bank) => JSON.stringify(bank)).join(',\n')}\n]\n`);
console.log(`${banks.length} banks`);
