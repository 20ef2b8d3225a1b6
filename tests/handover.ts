import { rollingRestart } from './chaos/scenarios/rollingRestart';
import { upgrade } from './chaos/scenarios/upgrade';
import { cleanFolder } from './handover/cleanFolder';
import { keeping } from './handover/keeping';
import { atFullLength, type Step, tellStep } from './handover/step';
import { switching } from './handover/switching';

/**
 * npm run handover: what whoever takes the site over must have seen, one line each. Half an hour on two cores; needs
 * the registry of packages, a Chromium and, for another user, root. Exit codes: 0 all of it, 1 not, 2 wrong use.
 */
const steps: readonly Step[] = [
  ...cleanFolder,
  ...switching,
  keeping,
  atFullLength(rollingRestart),
  atFullLength(upgrade),
];

const usage = `npm run handover -- [STEP …]     all of them, or some by name:
${steps.map(({ name }) => `  ${name}`).join('\n')}`;

const wanted = process.argv.slice(2);
if (wanted.includes('--help')) {
  process.stdout.write(`${usage}\n`);
  process.exit(0);
}
const unknown = wanted.filter((each) => !steps.some(({ name }) => name === each));
if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join(', ')}.\n${usage}\n`);
  process.exit(2);
}
let areShown = true;
for (const step of steps) {
  if (wanted.length > 0 && !wanted.includes(step.name)) continue;
  const isShown = await tellStep(step);
  areShown &&= isShown;
}
process.exit(areShown ? 0 : 1);
