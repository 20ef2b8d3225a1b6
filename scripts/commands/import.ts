import { readFileSync } from 'node:fs';
import path from 'node:path';
import { connectDatabase, disconnectDatabase } from '@/lib/server/database/db';
import { readConfiguration } from '@/lib/server/launcher/configuration/environment';
import { explain } from '@/lib/server/launcher/configuration/explain';
import { openNamedDatabase } from '@/lib/server/launcher/namedDatabase';
import { importHospitals, type Imported } from '@/lib/server/services/hospitals/importHospitals';
import { HOSPITAL_COLUMNS } from '@/lib/validation/hospitals/importRow';

/** npm run import: a list in place of the one before, all of it or nothing. Exit codes: 0 done, 1 not, 2 wrong use. */

const USAGE = `npm run import -- hospitals FILE.csv
With --embedded it works on the embedded store in place of MONGODB_URI. The first row names the columns:
${HOSPITAL_COLUMNS.join(',')}`;
const MOST_TOLD = 50;

const root = path.resolve(import.meta.dirname, '../..');
const [what, file, ...flags] = process.argv.slice(2);

function report({ count, problems, isBusy }: Imported, where: string): string {
  if (isBusy)
    return `Another import is under way. Nothing was changed in the ${where}: try again when it is done.\n`;
  if (problems.length === 0) return `${count} hospitals are found from now on (${where}).\n`;
  const told = problems.slice(0, MOST_TOLD).map(({ line, what: problem }) => `line ${line}: ${problem}`);
  const more = problems.length - told.length;
  const rest = more > 0 ? [`and ${more} more`] : [];
  return [...told, ...rest, `Nothing was changed in the ${where}.`, ''].join('\n');
}

async function run(name: string): Promise<void> {
  const text = readFileSync(name, 'utf8');
  const { store, where } = await openNamedDatabase(readConfiguration(root), root, flags);
  await connectDatabase({ isTool: true });
  const imported = await importHospitals(text, new Date());
  const isDone = imported.problems.length === 0 && !imported.isBusy;
  (isDone ? process.stdout : process.stderr).write(report(imported, where));
  process.exitCode = isDone ? 0 : 1;
  await disconnectDatabase();
  await store?.stop();
}

if (what !== 'hospitals' || file === undefined) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}
try {
  await run(file);
} catch (error) {
  process.stderr.write(`\n${explain(error)}\n`);
  process.exit(1);
}
