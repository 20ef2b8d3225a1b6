import {
  canBeStopped,
  SWITCH_KINDS,
  SWITCH_NAMES,
  type SwitchDto,
  type SwitchesDto,
  type SwitchKind,
  type SwitchWay,
} from '@/lib/domain/desk/switches';
import type { SwitchBody } from '@/lib/validation/desk/switches';
import { findSwitches, saveSwitches, type SwitchedOff } from '@/models/desk/setting';
import { randomId } from '@/lib/server/crypto';
import { AppError } from '@/lib/server/http/errors';
import { retryOnConflict } from '@/lib/server/retryOnConflict';
import { forgetSwitches } from '@/lib/server/switches/switches';
import type { ApiRequest } from '@/lib/server/services/common/apiRequest';
import { audit } from '@/lib/server/services/common/audit';
import { messageNames } from '@/lib/server/services/common/messageTexts';
import type { Changer, StaffChange } from './staffChanges';
import { actorOf } from '@/lib/server/services/common/actor';

export const namesOf = (kind: SwitchKind): readonly string[] =>
  kind === 'message' ? messageNames().filter(canBeStopped) : SWITCH_NAMES[kind];

/** Lists all switches; also unknown ones that are off, so that they can be turned on. */
export async function listSwitches(): Promise<SwitchDto[]> {
  const { off } = await findSwitches();
  return SWITCH_KINDS.flatMap((kind) => {
    const turned = off.filter((each) => each.kind === kind);
    const names = new Set([...namesOf(kind), ...turned.map(({ name }) => name)]);
    return [...names].map((name) =>
      toDto(
        kind,
        name,
        turned.find((each) => each.name === name),
      ),
    );
  });
}

function toDto(kind: SwitchKind, name: string, turned: SwitchedOff | undefined): SwitchDto {
  if (!turned) return { kind, name };
  return { kind, name, off: { since: turned.at.toISOString(), by: turned.by, reason: turned.reason } };
}

type Turn = { kind: SwitchKind; name: string; way: SwitchWay };

/** Turns a switch. Every server follows within five seconds (`lib/server/switches`). */
export async function turnSwitch(
  { kind, name, way }: Turn,
  { actor, asked, reason = '' }: Changer,
): Promise<StaffChange> {
  const entryId = randomId();
  const turned = await retryOnConflict(async () => {
    const { version, off } = await findSwitches();
    const others = off.filter((each) => each.kind !== kind || each.name !== name);
    const isOff = others.length < off.length;
    if (!isOff && !namesOf(kind).includes(name)) return 'unknown';
    if (isOff === (way === 'off')) return 'same';
    const entry: SwitchedOff = { kind, name, reason, by: actor, at: asked.now };
    const changed = way === 'off' ? [...others, entry] : others;
    // Audited first, under one id for all tries: a server that stops in between leaves no turn without a name.
    await audit('SWITCH_TURNED', actor, asked, { switch: `${kind} ${name}`, way, reason }, entryId);
    return (await saveSwitches({ version, off: changed })) ? 'done' : undefined;
  });
  forgetSwitches();
  return turned;
}

export async function readSwitches(): Promise<SwitchesDto> {
  return { switches: await listSwitches() };
}

export async function turnDeskSwitch(request: ApiRequest<SwitchBody>): Promise<SwitchesDto> {
  const { reason, ...turn } = request.input;
  const { staffId: actor } = actorOf(request);
  if ((await turnSwitch(turn, { actor, asked: request, reason })) === 'unknown')
    throw new AppError('NOT_FOUND');
  return readSwitches();
}
