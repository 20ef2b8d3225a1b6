import { todayInIndia } from '@/lib/domain/common/dates';
import { normaliseMobile } from '@/lib/domain/common/phone';
import { mobileHashOf } from '@/lib/server/services/common/personalData';
import type { Problems } from '@/lib/validation/common/problems';
import { findGrievanceProblems } from '@/lib/validation/grievances/requests';
import type { GrievanceRecord } from '@/models/grievances/grievance';
import { grievanceFormOf } from './grievanceRecord';

/** Problems that keep a draft from being filed. The number must be the proven one, to which our messages go. */
export function problemsOf(draft: GrievanceRecord, now: Date): Problems {
  const form = grievanceFormOf(draft);
  const problems = findGrievanceProblems(form, todayInIndia(now));
  const number = normaliseMobile(form.mobileNumber ?? '');
  const isOther = number !== undefined && mobileHashOf(number) !== draft.mobileHash;
  if (!isOther) return problems;
  return { ...problems, mobileNumber: { key: 'validation.grievances.otherNumber', values: {} } };
}
