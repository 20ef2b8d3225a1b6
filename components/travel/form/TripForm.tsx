import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Controller, type FieldErrors, type FieldPath, type UseFormReturn, useWatch } from 'react-hook-form';
import { ErrorSummary } from '@/components/common/form/ErrorSummary';
import { Select } from '@/components/common/form/Select';
import { useFieldMessage } from '@/hooks/common/forms/useFieldMessage';
import { SubmitButton } from '@/components/common/form/SubmitButton';
import { KeptForm } from '@/components/common/form/kept/KeptForm';
import { SaveState } from '@/components/common/ui/states/SaveState';
import type { SaveStatus } from '@/lib/domain/common/saveStatus';
import { destinationsOf } from '@/lib/domain/travel/kinds/kinds';
import type { TripForm as Form } from '@/lib/domain/travel/tripForm';
import { KIND_ID, KindChoice } from './KindChoice';
import { Travellers, travellerId } from './Travellers';
import styles from './TripForm.module.css';
import { whenIds, WhenFields } from './WhenFields';

export const TRIP_FORM = 'trip';

const ids = {
  kind: KIND_ID,
  destination: 'trip-destination',
  ...whenIds,
  travellers: travellerId(0),
} as const;
const LISTED = ['kind', 'destination', 'startsOn', 'endsOn', 'longestTrip', 'months'] as const;

type Props = {
  form: UseFormReturn<Form>;
  today: string;
  /** Resolves to the server's errors by field; rejects if sending failed. */
  onFinish: (trip: Form) => Promise<Record<string, string> | undefined>;
  saveState: SaveStatus;
};

/** Lists errors in the order of the page. */
function listErrors(errors: FieldErrors<Form>, toMessage: ReturnType<typeof useFieldMessage>) {
  const { travellers = [] } = errors;
  const list = Array.isArray(travellers) ? travellers : [];
  return [
    ...LISTED.map((name) => ({
      fieldId: ids[name],
      message: toMessage(errors[name]?.message) ?? '',
    })),
    ...Array.from(list, (error: { message?: string } | undefined, at) => ({
      fieldId: travellerId(at),
      message: toMessage(error?.message) ?? '',
    })),
  ].filter(({ message }) => message !== '');
}

export function TripForm({ form, today, onFinish, saveState }: Props) {
  const t = useTranslations('travel');
  const toMessage = useFieldMessage();
  const [attempt, setAttempt] = useState(0);
  const { control, register } = form;
  const kind = useWatch({ control, name: 'kind' });
  const { errors, isSubmitting } = form.formState;
  const listed = listErrors(errors, toMessage);
  const messageOf = (id: string) => listed.find(({ fieldId }) => fieldId === id)?.message;
  const fail = () => setAttempt((now) => now + 1);

  const submit = form.handleSubmit(async (trip) => {
    const wrong = Object.entries((await onFinish(trip)) ?? {});
    wrong.forEach(([name, message]) => form.setError(name as FieldPath<Form>, { message }));
    if (wrong.length > 0) fail();
  }, fail);

  return (
    <KeptForm id={TRIP_FORM} className={styles.form} onSend={submit}>
      <ErrorSummary attempt={attempt} errors={attempt > 0 ? listed : []} />
      <KindChoice field={register('kind')} error={messageOf(ids.kind)} />
      <Select
        // The box remounts with another list of options, since a box can't hold a value that it doesn't list.
        key={kind === 'annual' ? 'regions' : 'countries'}
        id={ids.destination}
        label={t(kind === 'annual' ? 'form.region' : 'form.destination')}
        hint={t(kind === 'annual' ? 'form.regionHint' : 'form.several')}
        placeholder={t('form.choose')}
        options={destinationsOf(kind).map((value) => ({ value, label: t(`destinations.${value}`) }))}
        error={messageOf(ids.destination)}
        {...register('destination')}
      />
      <WhenFields kind={kind} today={today} register={register} messageOf={messageOf} />
      <Controller
        name="travellers"
        control={control}
        render={({ field }) => (
          <Travellers
            kind={kind}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            errorOf={(at) => messageOf(travellerId(at))}
          />
        )}
      />
      <SubmitButton kind="go" size="big" iconAfter="arrow" busy={isSubmitting}>
        {t('form.next')}
      </SubmitButton>
      <SaveState status={saveState} />
    </KeptForm>
  );
}
