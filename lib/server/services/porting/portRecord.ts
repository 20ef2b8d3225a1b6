import { todayInIndia } from '@/lib/domain/common/dates';
import { normaliseMobile } from '@/lib/domain/common/phone';
import { portWindowOf } from '@/lib/domain/plans/page/portWindow';
import type { PortDto } from '@/lib/domain/porting/contract';
import type { PortRecord } from '@/lib/domain/porting/credit';
import { insurerNameOf } from '@/lib/domain/porting/insurers.data';
import type { PortForm } from '@/lib/domain/porting/port';
import { lookupHash } from '@/lib/server/crypto';
import { mobileHashOf, sealedField } from '@/lib/server/services/common/personalData';
import type { Problems } from '@/lib/validation/common/problems';
import { findPortProblems } from '@/lib/validation/porting/form';
import type { PortCaseRecord } from '@/models/porting/port';

const sealedForm = sealedField<PortForm>('ports', 'form');
export const sealedPortRecord = sealedField<PortRecord>('ports', 'record');

export const sealPortForm = (form: PortForm, portId: string) => sealedForm.seal(form, portId);

export function portFormOf({ form, _id }: Pick<PortCaseRecord, 'form' | '_id'>): PortForm {
  return sealedForm.unseal(form, _id);
}

/** Hash of the other insurer's policy number, whatever is typed between its letters. */
export function policyHashOf({ insurer = '', otherInsurer = '', policyNumber = '' }: PortForm): string {
  const number = policyNumber.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  return lookupHash('port-policy', [insurerNameOf(insurer, otherInsurer).toUpperCase(), number].join('|'));
}

/**
 * The record read from the previous insurer's paper; undefined until it is confirmed. What the customer typed never
 * counts.
 */
export function confirmedOf({ status, record, _id }: PortCaseRecord): PortRecord | undefined {
  return status === 'confirmed' && record !== undefined ? sealedPortRecord.unseal(record, _id) : undefined;
}

/** Problems that keep a draft from being sent. The number must be the proven one, which we call. */
export function problemsOf(draft: PortCaseRecord, now: Date): Problems {
  const form = portFormOf(draft);
  const problems = findPortProblems(form, todayInIndia(now));
  const number = normaliseMobile(form.mobileNumber ?? '');
  const isOther = number !== undefined && mobileHashOf(number) !== draft.mobileHash;
  if (!isOther) return problems;
  return { ...problems, mobileNumber: { key: 'validation.careers.otherNumber', values: {} } };
}

/** A case that was sent, as its customer sees it. */
export function toPortDto(port: PortCaseRecord, now: Date): Omit<PortDto, 'files'> {
  const { _id: portId, status, papers = {}, ended, takenBy, sentAt = port.updatedAt } = port;
  const { insurer, otherInsurer, endsOn = '' } = portFormOf(port);
  const record = confirmedOf(port);
  const [since] = (record?.people ?? []).map((person) => person.since).toSorted();
  return {
    portId,
    papers,
    endsOn,
    sentOn: todayInIndia(sentAt),
    status: status === 'draft' ? 'sent' : status,
    insurer: insurerNameOf(insurer, otherInsurer),
    until: portWindowOf(endsOn, todayInIndia(now)).until,
    ...(ended && { ended }),
    ...(record && since !== undefined && { credit: { since, sumInsured: record.sumInsured + record.bonus } }),
    ...(takenBy !== undefined && { isIssued: true as const }),
  };
}
