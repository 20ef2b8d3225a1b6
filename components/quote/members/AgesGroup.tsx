import { useTranslations } from 'next-intl';
import { Controller, useWatch, type Control } from 'react-hook-form';
import { DateOfBirthField } from '@/components/common/form/DateOfBirthField';
import { useFieldMessage } from '@/hooks/common/forms/useFieldMessage';
import { ageInYears, isIsoDate } from '@/lib/domain/common/dates';
import type { FamilyForm, PersonId } from '@/lib/domain/quote/journey/familyForm';
import { usePersonName } from './usePersonName';
import { useToday } from './useToday';

type Props = { control: Control<FamilyForm> };

export const dateFieldId = (id: PersonId) => `date-${id}`;

function DateField({ id, chosen, control }: Props & { id: PersonId; chosen: readonly PersonId[] }) {
  const t = useTranslations('quote.ages');
  const nameOf = usePersonName();
  const toMessage = useFieldMessage();
  const today = useToday();
  return (
    <Controller
      name={`dates.${id}`}
      control={control}
      render={({ field, fieldState }) => (
        <DateOfBirthField
          {...field}
          id={dateFieldId(id)}
          value={field.value ?? ''}
          label={id === 'self' ? t('self') : t('person', { name: nameOf(id, chosen) })}
          hint={
            isIsoDate(field.value) && field.value <= today
              ? t('years', { age: ageInYears(field.value, today) })
              : undefined
          }
          error={toMessage(fieldState.error?.message)}
          autoComplete={id === 'self'}
        />
      )}
    />
  );
}

export function AgesGroup({ control }: Props) {
  const chosen = useWatch({ control, name: 'chosen' });
  return chosen.map((id) => <DateField key={id} id={id} chosen={chosen} control={control} />);
}
