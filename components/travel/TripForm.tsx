import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Controller, type FieldErrors, type FieldPath, type UseFormReturn } from 'react-hook-form';
import { ErrorSummary } from '@/components/common/form/ErrorSummary';
import { Select } from '@/components/common/form/Select';
import { TextField } from '@/components/common/form/TextField';
import { useFieldMessage } from '@/hooks/common/forms/useFieldMessage';
import { SubmitButton } from '@/components/common/form/SubmitButton';
import { SaveState } from '@/components/common/ui/states/SaveState';
import { addDays } from '@/lib/domain/common/dates';
import type { SaveStatus } from '@/lib/domain/common/saveStatus';
import { DESTINATION_KEYS } from '@/lib/domain/travel/destinations.data';
import { TRIP_LIMITS } from '@/lib/domain/travel/trip';
import type { TripForm as Form } from '@/lib/domain/travel/tripForm';
import { Travellers, travellerId } from './Travellers';
import styles from './TripForm.module.css';

export const TRIP_FORM = 'trip';

const ids = { destination: 'trip-destination', startsOn: 'trip-starts-on', endsOn: 'trip-ends-on' } as const;

type Props = {
  form: UseFormReturn<Form>;
  today: string;
  /** Resolves to the server's errors by field; rejects if sending failed. */
  onFinish: (trip: Form) => Promise<Record<string, string> | undefined>;
  saveState: SaveStatus;
};

/** In page order. */
function listErrors(errors: FieldErrors<Form>, toMessage: ReturnType<typeof useFieldMessage>) {
  const { travellers = [] } = errors;
  const list = Array.isArray(travellers) ? travellers : [];
  return [
    ...(['destination', 'startsOn', 'endsOn'] as const).map((name) => ({
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
    <form
      data-kept
      id={TRIP_FORM}
      className={styles.form}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <ErrorSummary attempt={attempt} errors={attempt > 0 ? listed : []} />
      <Select
        id={ids.destination}
        label={t('form.destination')}
        hint={t('form.several')}
        placeholder={t('form.choose')}
        options={DESTINATION_KEYS.map((value) => ({ value, label: t(`destinations.${value}`) }))}
        error={messageOf(ids.destination)}
        {...form.register('destination')}
      />
      <div className={styles.days}>
        {(['startsOn', 'endsOn'] as const).map((name) => (
          <TextField
            key={name}
            id={ids[name]}
            type="date"
            label={t(`form.${name}`)}
            min={today}
            max={addDays(today, TRIP_LIMITS.daysAhead + (name === 'endsOn' ? TRIP_LIMITS.days : 0))}
            error={messageOf(ids[name])}
            {...form.register(name)}
          />
        ))}
      </div>
      <Controller
        name="travellers"
        control={form.control}
        render={({ field }) => (
          <Travellers
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            errorOf={(at) => messageOf(travellerId(at))}
          />
        )}
      />
      <SubmitButton
        kind="go"
        size="big"

        iconAfter="arrow"
        busy={isSubmitting}
      >
        {t('form.next')}
      </SubmitButton>
      <SaveState status={saveState} />
    </form>
  );
}
