import { SWITCH_KINDS, SWITCH_REASON, SWITCH_WAYS, type SwitchWay } from '@/lib/domain/desk/switches';
import { switchBodySchema, type SwitchBody } from '@/lib/validation/desk/switches';
import { CommandUsageError, type OperatorCommand, operations, readWords, type Told } from './operatorCommand';
import { listSwitches, namesOf, turnSwitch } from './switches';

export const SWITCH_USAGE = `npm run switch -- list
npm run switch -- off KIND NAME "REASON"     KIND is ${SWITCH_KINDS.join(', ')}
npm run switch -- on KIND NAME "REASON"      NAME as the list has it
With --embedded they work on the embedded store in place of MONGODB_URI.`;

const REASON = `A reason is ${SWITCH_REASON.min} to ${SWITCH_REASON.max} characters in quotes, without a number or an address of anybody.`;

/** Throws CommandUsageError before any database is opened. */
export function readSwitchCommand(args: readonly string[]): OperatorCommand {
  const { isEmbedded, words } = readWords(args);
  const [verb, ...rest] = words;
  if (verb === 'list' && rest.length === 0) return { isEmbedded, run: list };
  const way = SWITCH_WAYS.find((each) => each === verb);
  if (!way || rest.length !== 3) throw new CommandUsageError('What shall be done?');
  return { isEmbedded, run: readTurn(way, rest) };
}

function readTurn(way: SwitchWay, [kind, name, reason]: readonly string[]): () => Promise<Told> {
  const turn = checked({ kind, name, way, reason });
  return async () => {
    const { reason: why, ...what } = turn;
    const outcome = await turnSwitch(what, { ...operations(), reason: why });
    const outcomes = {
      done: `${turn.kind} ${turn.name} is ${way}. Every server knows it within five seconds.`,
      same: `${turn.kind} ${turn.name} was ${way} already.`,
      unknown: `There is no ${turn.kind} of that name. There is: ${namesOf(turn.kind).join(', ')}.`,
    };
    return { code: outcome === 'unknown' ? 1 : 0, text: outcomes[outcome] };
  };
}

function checked(given: Record<string, string | undefined>): SwitchBody {
  const isKind = SWITCH_KINDS.some((kind) => kind === given['kind']);
  if (!isKind) throw new CommandUsageError(`A kind is one of ${SWITCH_KINDS.join(', ')}.`);
  if (!switchBodySchema.isValidSync(given)) throw new CommandUsageError(REASON);
  return switchBodySchema.validateSync(given);
}

async function list(): Promise<Told> {
  const lines = (await listSwitches()).map(({ kind, name, off }) =>
    [kind, name, off ? `off since ${off.since}, by ${off.by}: ${off.reason}` : 'on'].join('  '),
  );
  return { code: 0, text: lines.join('\n') };
}
