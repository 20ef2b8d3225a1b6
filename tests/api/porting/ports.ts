import { createHash } from 'node:crypto';
import { api } from '@/lib/config/paths';
import { addDays, addMonths, todayInIndia } from '@/lib/domain/common/dates';
import type { PortsDto } from '@/lib/domain/porting/contract';
import type { PortForm } from '@/lib/domain/porting/port';
import { sendParts } from '@/tests/api/claims/papers';
import type { Visitor } from '@/tests/api/support/visitors';
import { worked } from '@/tests/workedFamily';

const today = todayInIndia(new Date());

/** The family of the sample quotes, ten days before its window closes. */
export const aPortForm = (mobileNumber: string) =>
  ({
    insurer: 'star',
    policyNumber: 'P/161130/01/2026',
    endsOn: addDays(today, 55),
    sumInsured: '5,00,000',
    since: addMonths(today, -58),
    people: [
      { name: 'Asha Sample', dateOfBirth: '1991-04-02' },
      { name: 'Arjun Sample', dateOfBirth: worked.self },
    ],
    claimed: true,
    claims: [{ year: today.slice(0, 4), amount: '48,000' }],
    existing: true,
    name: 'Asha Sample',
    mobileNumber,
  }) satisfies PortForm;

export function sendPortPaper(visitor: Visitor, portId: string, file: Buffer) {
  const hash = createHash('sha256').update(file).digest('hex');
  return sendParts<'proof'>(
    visitor,
    api.portDocument,
    { portId, kind: 'proof', bytes: file.length, hash },
    file,
  );
}

export async function sendPort(visitor: Visitor, mobileNumber: string, more: PortForm = {}) {
  const { portId } = ((await visitor.get(api.ports)).body as PortsDto).draft;
  const form = { ...aPortForm(mobileNumber), ...more };
  const { status, body } = await visitor.post(api.ports, { portId, form, submit: true });
  return { portId, form, status, dto: body as PortsDto };
}
