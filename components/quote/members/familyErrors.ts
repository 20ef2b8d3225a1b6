import type { FieldErrors } from 'react-hook-form';
import { dateFieldId } from './AgesGroup';
import { FAMILY_QUESTIONS, type FamilyForm, type PersonId } from '@/lib/domain/quote/journey/familyForm';

/** Lists errors in the order of the page, each with the id of its field. */
export function listFamilyErrors(
  { chosen, dates, place, ...questions }: FieldErrors<FamilyForm>,
  toMessage: (key: string | undefined) => string | undefined,
  nameOf: (id: PersonId) => string,
) {
  const birthDates = Object.entries(dates ?? {}).map(([id, error]) => ({
    fieldId: dateFieldId(id),
    name: nameOf(id),
    key: typeof error === 'object' && 'message' in error ? String(error.message) : undefined,
  }));
  const all: { fieldId: string; key: string | undefined; name?: string }[] = [
    { fieldId: 'chosen', key: chosen?.message },
    ...birthDates,
    { fieldId: 'placeField', key: place?.message },
    ...FAMILY_QUESTIONS.map((fieldId) => ({ fieldId, key: questions[fieldId]?.message })),
  ];
  return all.flatMap(({ fieldId, key, name }) => {
    const message = toMessage(key);
    return message ? [{ fieldId, message: name ? `${name}: ${message}` : message }] : [];
  });
}
