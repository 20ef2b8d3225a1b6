import type { FollowUp, GrievanceForm } from '@/lib/domain/grievances/grievance';
import { sealedField } from '@/lib/server/services/common/personalData';
import type { GrievanceRecord } from '@/models/grievances/grievance';

/** Letters by the index of the event with which each was written. */
type Letters = Readonly<Record<number, string>>;

const sealedForm = sealedField<GrievanceForm>('grievances', 'form');
const sealedFollowUp = sealedField<FollowUp>('grievances', 'followUp');
const sealedLetters = sealedField<Letters>('grievances', 'letters');

export const sealGrievanceForm = (form: GrievanceForm, grievanceId: string) =>
  sealedForm.seal(form, grievanceId);

export function grievanceFormOf({ form, _id }: Pick<GrievanceRecord, 'form' | '_id'>): GrievanceForm {
  return sealedForm.unseal(form, _id);
}

export function lettersOf({ letters, _id }: Pick<GrievanceRecord, 'letters' | '_id'>): Letters {
  return letters === undefined ? {} : sealedLetters.unseal(letters, _id);
}

/** The grievance with this text as the letter of its next event. */
export function withLetter(grievance: GrievanceRecord, text: string): string {
  const letters = { ...lettersOf(grievance), [grievance.events.length]: text };
  return sealedLetters.seal(letters, grievance._id);
}

export const sealTyped = (typed: FollowUp, grievanceId: string) => sealedFollowUp.seal(typed, grievanceId);

/** What is typed now, without the line that was sent last, whose field may be emptied a moment later. */
export function typedIn(grievance: GrievanceRecord): FollowUp {
  if (grievance.followUp === undefined) return {};
  const { line = '', ...typed } = sealedFollowUp.unseal(grievance.followUp, grievance._id);
  const place = grievance.events.findLastIndex(({ what }) => what === 'line');
  return line.trim() === lettersOf(grievance)[place] ? typed : { ...typed, line };
}
