import { checkAudit } from './auditSeals';
import { type Said, type StaffCommand, StaffUsageError } from './staffCommand';

export const AUDIT_USAGE = `npm run audit -- check     reads the trail again: what was changed, added late or taken out
With --embedded it reads the embedded store in place of MONGODB_URI.`;

const MOST_SHOWN = 50;

/** Throws StaffUsageError before any database is opened. */
export function readAuditCommand(args: readonly string[]): StaffCommand {
  const words = args.filter((each) => each !== '--embedded');
  if (words.length !== 1 || words[0] !== 'check') throw new StaffUsageError('What shall be done?');
  return { isEmbedded: words.length < args.length, run: check };
}

async function check(): Promise<Said> {
  const { hours, entries, problems, late } = await checkAudit(new Date());
  const ofLate = late && `; ${late.hours} of them sealed late, up to ${late.until.toISOString()}`;
  const read = `${entries} entries in ${hours} sealed hours${ofLate ?? ''}`;
  if (problems.length === 0) return { code: 0, text: `The audit is whole: ${read}.` };
  const shown = problems.slice(0, MOST_SHOWN).join('\n');
  return { code: 1, text: `The audit is not whole (${problems.length} findings, ${read}):\n${shown}` };
}
