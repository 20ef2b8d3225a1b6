import { useTranslations } from 'next-intl';
import { Controller, type Control } from 'react-hook-form';
import { YesNo } from '@/components/common/form/YesNo';
import { useFieldMessage } from '@/hooks/common/forms/useFieldMessage';
import type { FamilyForm } from '@/lib/domain/quote/journey/familyForm';
import { PlaceField } from './PlaceField';

export function PlaceGroup({ control }: { control: Control<FamilyForm> }) {
  const t = useTranslations('quote.place');
  const toMessage = useFieldMessage();
  return (
    <>
      <Controller
        name="place"
        control={control}
        render={({ field, fieldState }) => (
          <PlaceField {...field} id="placeField" error={toMessage(fieldState.error?.message)} />
        )}
      />
      <Controller
        name="existingIllness"
        control={control}
        render={({ field: { value, onChange, ...field }, fieldState }) => (
          <YesNo
            {...field}
            id="existingIllness"
            label={t('illness')}
            hint={t('illnessHint')}
            value={value && value === 'yes'}
            onChange={(answer) => onChange(answer ? 'yes' : 'no')}
            error={toMessage(fieldState.error?.message)}
          />
        )}
      />
    </>
  );
}
