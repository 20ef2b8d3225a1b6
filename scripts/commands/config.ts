import { serverEnv } from '@/lib/config/serverEnv';
import { problemsOfTemplates } from '@/lib/server/launcher/configuration/environment';
import { describeConfiguration, noteOnEnvFile } from '@/lib/server/launcher/configuration/inForce';
import { readArguments, root, runCommand } from './command';

/**
 * npm run config: shows which settings are in force, where they come from, and which are missing. Exit codes: 0 the
 * site would start, 1 it would not, 2 wrong use.
 */

readArguments({ usage: 'usage: npm run config' });

/** A list of templates is longer than any screen is wide. */
const WIDEST = 60;

await runCommand(async () => {
  const { settings, problems: ofSources } = describeConfiguration(root);
  const problems = ofSources.length > 0 ? ofSources : await problemsOfTemplates(serverEnv());
  const note = noteOnEnvFile(root);
  const widthOf = (column: 'name' | 'value') =>
    Math.min(WIDEST, Math.max(...settings.map((setting) => setting[column].length)));
  const [ofNames, ofValues] = [widthOf('name'), widthOf('value')];
  for (const { name, value, from } of settings)
    process.stdout.write(`${`${name.padEnd(ofNames)}  ${value.padEnd(ofValues)}  ${from}`.trimEnd()}\n`);
  if (note !== undefined) process.stderr.write(`\n${note}\n`);
  if (problems.length > 0) {
    process.stderr.write(`\nThe site would not start:\n${problems.map((each) => `  - ${each}\n`).join('')}`);
    return 1;
  }
  process.stdout.write('\nThe site would start with these.\n');
  return 0;
});
