import { checkAudit } from './auditSeals';
import { CommandUsageError, type OperatorCommand, readWords, type Told } from './operatorCommand';

export const AUDIT_USAGE = `npm run audit -- check     reads the trail again: what was changed, added late or taken out
With --embedded it reads the embedded store in place of MONGODB_URI.`;

const MOST_SHOWN = 50;

/** Throws CommandUsageError before any database is opened. */
export function readAuditCommand(args: readonly string[]): OperatorCommand {
  const { isEmbedded, words } = readWords(args);
  if (words.length !== 1 || words[0] !== 'check') throw new CommandUsageError('What shall be done?');
  return { isEmbedded, run: check };
}

async function check(): Promise<Told> {
  const { hours, entries, problems, late } = await checkAudit(new Date());
  const ofLate = late && `; ${late.hours} of them sealed late, up to ${late.until.toISOString()}`;
  const read = `${entries} entries in ${hours} sealed hours${ofLate ?? ''}`;
  if (problems.length === 0) return { code: 0, text: `The audit is whole: ${read}.` };
  const shown = problems.slice(0, MOST_SHOWN).join('\n');
  return { code: 1, text: `The audit is not whole (${problems.length} findings, ${read}):\n${shown}` };
}
