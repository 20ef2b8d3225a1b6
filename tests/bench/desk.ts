import { secrets } from '@/tests/chaos/programs';
import { closeDeskSite, openDeskSite } from './desk/deskSite';
import { compareFirstRows } from './desk/firstRows';
import { compareLists } from './desk/lists';
import { workTogether } from './desk/together';

/**
 * npm run bench:desk: the telecallers' list, its searches and counts at a thousand and a million quotes; when its first
 * rows are painted beside an empty list; fifty telecallers at once beside two hundred customers. BENCH_RECORDS makes
 * the million smaller, BENCH_KEEP keeps it for the next run, PARTS (lists, rows, together) chooses.
 */
const size = Number(process.env['BENCH_RECORDS'] ?? 1_000_000);
const parts = new Set((process.env['PARTS'] ?? 'lists,rows,together').split(','));

Object.assign(process.env, secrets);
const large = await openDeskSite(size);
const opened = new Map([[large, size]]);
const another = async (quotes: number) => {
  const site = await openDeskSite(quotes);
  opened.set(site, quotes);
  return site.port;
};

let missed = 0;
if (parts.has('lists')) {
  missed += await compareLists([
    { size: 1000, port: await another(1000) },
    { size, port: large.port },
  ]);
}
if (parts.has('rows')) missed += await compareFirstRows({ empty: await another(0), filled: large.port });
if (parts.has('together')) missed += await workTogether({ port: large.port, size });
for (const [site, quotes] of opened) await closeDeskSite(site, quotes);
process.exit(missed === 0 ? 0 : 1);
