import { ValidationError } from 'yup';
import { maskMobile } from '@/lib/domain/common/phone';
import { STAFF_ROLES } from '@/lib/domain/desk/permissions';
import { newStaffSchema, staffIdSchema } from '@/lib/validation/desk/staff';
import { listStaff, type StaffRecord } from '@/models/desk/staff';
import { CommandUsageError, type OperatorCommand, operations, readWords, type Told } from './operatorCommand';
import { addStaff, changeAccess, resetFactor, type StaffChange } from './staffChanges';
import { staffPersonOf } from './staffRecord';

const PAGE = 200;

export const STAFF_USAGE = `npm run staff -- add STAFF-ID ROLE MOBILE "NAME"   ROLE is ${STAFF_ROLES.join(', ')}
npm run staff -- disable STAFF-ID     ends the sessions of that person at once
npm run staff -- enable STAFF-ID
npm run staff -- reset-factor STAFF-ID     the next sign-in sets an authenticator up again
npm run staff -- list
With --embedded they work on the embedded store in place of MONGODB_URI.`;

const told = (text: string, code: 0 | 1 = 0): Told => ({ code, text });

const changes = {
  disable: { done: 'is disabled, and signed out everywhere', same: 'was disabled already' },
  enable: { done: 'is enabled', same: 'was enabled already' },
  'reset-factor': {
    done: 'sets an authenticator up at the next sign-in, and is signed out everywhere',
    same: 'has no authenticator to reset',
  },
} as const;
type Change = keyof typeof changes;

/** Throws CommandUsageError before any database is opened. */
export function readStaffCommand(args: readonly string[]): OperatorCommand {
  const { isEmbedded, words } = readWords(args);
  const [verb = '', ...rest] = words;
  if (verb === 'list' && rest.length === 0) return { isEmbedded, run: list };
  if (verb === 'add' && rest.length === 4) return { isEmbedded, run: readAdd(rest) };
  if (Object.hasOwn(changes, verb) && rest.length === 1) {
    const staffId = checked(() => staffIdSchema.validateSync(rest[0]));
    return { isEmbedded, run: () => change(verb as Change, staffId) };
  }
  throw new CommandUsageError(verb ? `That is not a way to say ${verb}.` : 'What shall be done?');
}

/** Never repeats what was typed: it may be a number. */
function checked<T>(validate: () => T): T {
  try {
    return validate();
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const sentences: Readonly<Record<string, string>> = {
      'validation.staffId': 'A staff id is 3 to 32 capital letters, digits and hyphens, like P-1042.',
      'validation.role': `A role is one of ${STAFF_ROLES.join(', ')}.`,
      'validation.mobileNumber': 'A mobile number is 10 digits, the first from 6 to 9.',
      'validation.name': 'A name is 2 to 60 letters, in quotes if it has several words.',
    };
    throw new CommandUsageError(error.errors.map((key) => sentences[key] ?? key).join('\n'));
  }
}

function readAdd([staffId, role, mobileNumber, name]: readonly string[]): () => Promise<Told> {
  const staff = checked(() =>
    newStaffSchema.validateSync({ staffId, role, mobileNumber, name }, { abortEarly: false }),
  );
  return async () => {
    const who = `${staff.staffId} (${staff.role}, ${maskMobile(staff.mobileNumber) ?? ''})`;
    const outcomes = {
      done: told(`${who} is added.`),
      same: told(`${who} was there already.`),
      taken: told(
        `${staff.staffId} is somebody else, or has another role, name or number. Nothing is changed.`,
        1,
      ),
      reserved: told('Ids that begin with SAMPLE- are for sample staff.', 1),
    };
    return outcomes[await addStaff(staff, operations())];
  };
}

async function change(what: Change, staffId: string): Promise<Told> {
  const by = operations();
  const outcome: StaffChange =
    what === 'reset-factor' ? await resetFactor(staffId, by) : await changeAccess(staffId, what, by);
  if (outcome === 'unknown') return told(`There is no ${staffId}.`, 1);
  return told(`${staffId} ${changes[what][outcome]}.`);
}

async function list(): Promise<Told> {
  const lines: string[] = [];
  for (let page = await listStaff({ limit: PAGE }); page.length > 0;) {
    lines.push(...page.map(toLine));
    page = await listStaff({ after: page.at(-1)?._id ?? '', limit: PAGE });
  }
  return told(lines.length > 0 ? lines.join('\n') : 'There is nobody yet.');
}

function toLine(staff: StaffRecord): string {
  const { name, mobileNumber } = staffPersonOf(staff);
  const state = staff.disabledAt
    ? `disabled since ${staff.disabledAt.toISOString().slice(0, 10)}`
    : 'enabled';
  const factor = staff.secret === undefined ? '' : ', authenticator';
  return [staff._id, staff.role, name, maskMobile(mobileNumber), state + factor].join('  ');
}
