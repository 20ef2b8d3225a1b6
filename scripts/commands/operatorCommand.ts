import { CommandUsageError, type OperatorCommand } from '@/lib/server/services/desk/operatorCommand';
import { endWithUsage, runCommand } from './command';
import { onDatabase } from './onDatabase';

/** `npm run staff`, `switch` or `audit`. Exit codes: 0 it is so, 1 it is not, 2 wrong use. */
export function runOperatorCommand(
  read: (args: readonly string[]) => OperatorCommand,
  usage: string,
): Promise<void> {
  return runCommand(() => {
    const { isEmbedded, run } = readOrEnd(read, usage);
    return onDatabase({ isEmbedded }, async ({ where }) => {
      const { code, text } = await run();
      (code === 0 ? process.stdout : process.stderr).write(`${text}\n(${where})\n`);
      return code;
    });
  });
}

function readOrEnd(read: (args: readonly string[]) => OperatorCommand, usage: string): OperatorCommand {
  try {
    return read(process.argv.slice(2));
  } catch (error) {
    if (error instanceof CommandUsageError) endWithUsage(`\n${error.message}\n\n${usage}`);
    throw error;
  }
}
