import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { DateOfBirthField } from '@/components/common/form/DateOfBirthField';
import { useFieldMessage } from '@/hooks/common/forms/useFieldMessage';
import { YesNo } from '@/components/common/form/YesNo';
import type { FamilyForm, PersonId } from '@/lib/domain/quote/journey/familyForm';
import { PeopleField } from './PeopleField';
import { PlaceField } from './place/PlaceField';
import { usePersonName } from './usePersonName';

/** `people`, `place`, `illness`, or the insured whose birth date is edited. */
export type FamilyPart = PersonId;

type Props = {
  part: FamilyPart;
  /** The insured whose birth dates are asked for. */
  asked: readonly PersonId[];
  draft: FamilyForm;
  /** Locale keys by field name. */
  problems: Readonly<Record<string, string>>;
  onChange: (change: Partial<FamilyForm>) => void;
};

export function FamilyFields({ part, asked, draft, problems, onChange }: Props) {
  const id = useId();
  const t = useTranslations('quote');
  const nameOf = usePersonName();
  const toMessage = useFieldMessage();
  const labelOf = (person: PersonId) =>
    person === 'self' ? t('ages.self') : t('ages.person', { name: nameOf(person, draft.chosen) });
  return (
    <>
      {part === 'people' && (
        <PeopleField
          id={`${id}-people`}
          value={draft.chosen}
          onChange={(chosen) => onChange({ chosen })}
          error={toMessage(problems.chosen)}
        />
      )}
      {part === 'place' && (
        <PlaceField
          id={`${id}-place`}
          name="place"
          value={draft.place}
          onChange={(place) => onChange({ place })}
          onBlur={() => undefined}
          error={toMessage(problems.place)}
        />
      )}
      {part === 'illness' && (
        <YesNo
          id={`${id}-illness`}
          name="existingIllness"
          label={t('place.illness')}
          hint={t('place.illnessHint')}
          value={draft.existingIllness && draft.existingIllness === 'yes'}
          onChange={(answer) => onChange({ existingIllness: answer ? 'yes' : 'no' })}
          error={toMessage(problems.existingIllness)}
        />
      )}
      {asked.map((person) => (
        <DateOfBirthField
          key={person}
          id={`${id}-${person}`}
          label={labelOf(person)}
          value={draft.dates[person] ?? ''}
          onChange={(date) => onChange({ dates: { [person]: date } })}
          error={toMessage(problems[`dates.${person}`])}
        />
      ))}
    </>
  );
}
