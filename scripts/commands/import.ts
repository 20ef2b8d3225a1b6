import { readFileSync } from 'node:fs';
import { importHospitals, type Imported } from '@/lib/server/services/hospitals/importHospitals';
import { HOSPITAL_COLUMNS } from '@/lib/validation/hospitals/importRow';
import { endWithUsage, readArguments, runCommand } from './command';
import { EMBEDDED, onDatabase, OR_EMBEDDED } from './onDatabase';

/** npm run import: replaces a list by another, completely or not at all. Exit codes: 0 done, 1 not, 2 wrong use. */

const usage = `usage: npm run import -- hospitals FILE.csv
${OR_EMBEDDED} The first row names the columns:
${HOSPITAL_COLUMNS.join(',')}`;
const MOST_TOLD = 50;

const {
  words: [what, file = ''],
  flags,
} = readArguments({ words: 2, flags: EMBEDDED, usage });
if (what !== 'hospitals') endWithUsage(usage);

function report({ count, problems, isBusy }: Imported, where: string): string {
  if (isBusy)
    return `Another import is under way. Nothing was changed in the ${where}: try again when it is done.\n`;
  if (problems.length === 0) return `${count} hospitals are found from now on (${where}).\n`;
  const told = problems.slice(0, MOST_TOLD).map(({ line, what: problem }) => `line ${line}: ${problem}`);
  const more = problems.length - told.length;
  const rest = more > 0 ? [`and ${more} more`] : [];
  return [...told, ...rest, `Nothing was changed in the ${where}.`, ''].join('\n');
}

await runCommand(() => {
  const text = readFileSync(file, 'utf8');
  return onDatabase({ isEmbedded: flags.embedded }, async ({ where }) => {
    const imported = await importHospitals(text, new Date());
    const isDone = imported.problems.length === 0 && !imported.isBusy;
    (isDone ? process.stdout : process.stderr).write(report(imported, where));
    return isDone ? 0 : 1;
  });
});
