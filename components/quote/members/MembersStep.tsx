import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Controller, type FieldPath, type UseFormReturn } from 'react-hook-form';
import { ErrorSummary } from '@/components/common/form/ErrorSummary';
import { useFieldMessage } from '@/hooks/common/forms/useFieldMessage';
import { SubmitButton } from '@/components/common/form/SubmitButton';
import { KeptForm } from '@/components/common/form/kept/KeptForm';
import { SaveState } from '@/components/common/ui/states/SaveState';
import type { SaveStatus } from '@/lib/domain/common/saveStatus';
import { AgesGroup } from './AgesGroup';
import { Estimate } from './estimate/Estimate';
import { FAMILY_QUESTIONS, type FamilyForm } from '@/lib/domain/quote/journey/familyForm';
import { listFamilyErrors } from './familyErrors';
import styles from './MembersStep.module.css';
import { PeopleField } from './PeopleField';
import { PlaceGroup } from './place/PlaceGroup';
import { usePersonName } from './usePersonName';
import { GROUPS, type Group, type QuoteStep } from '@/components/quote/useStep';

export const FAMILY_FORM = 'family';

type Props = {
  form: UseFormReturn<FamilyForm>;
  group: Group;
  go: (step: QuoteStep) => Promise<unknown>;
  onFinish: (family: FamilyForm) => Promise<Record<string, string> | undefined>;
  saveState: SaveStatus;
};

const fieldsOf: Record<Group, FieldPath<FamilyForm>[]> = {
  who: ['chosen'],
  ages: ['dates'],
  place: ['place', ...FAMILY_QUESTIONS],
};

const isPhone = () => window.matchMedia('(max-width: 767px)').matches;

function Section({ name, current, children }: { name: Group; current: Group; children: ReactNode }) {
  const t = useTranslations('quote');
  const heading = useRef<HTMLHeadingElement>(null);
  const wasCurrent = useRef(name === current);
  useEffect(() => {
    if (name === current && !wasCurrent.current && isPhone()) {
      window.scrollTo({ top: 0 });
      heading.current?.focus();
    }
    wasCurrent.current = name === current;
  }, [name, current]);
  return (
    <section className={name === current ? styles.group : `${styles.group} ${styles.other}`}>
      <h2 ref={heading} tabIndex={-1}>
        {t(`${name}.title`)}
      </h2>
      <p className={styles.lead}>{t(`${name}.lead`)}</p>
      {children}
    </section>
  );
}

/** One group a screen on phones, all on one page otherwise. */
export function MembersStep({ form, group, go, onFinish, saveState }: Props) {
  const t = useTranslations('quote');
  const toMessage = useFieldMessage();
  const nameOf = usePersonName();
  const [attempt, setAttempt] = useState(0);
  const { control } = form;
  // Read on every render: react-hook-form only tracks the state that was read.
  const { errors, isSubmitting } = form.formState;
  const at = GROUPS.indexOf(group);
  const following = GROUPS[at + 1];

  const finish = form.handleSubmit(
    async (family) => {
      const wrong = Object.entries((await onFinish(family)) ?? {});
      wrong.forEach(([name, message]) => form.setError(name as FieldPath<FamilyForm>, { message }));
      if (wrong.length > 0) setAttempt((now) => now + 1);
    },
    async (problems) => {
      const first = GROUPS.find((each) => fieldsOf[each].some((name) => name in problems));
      if (isPhone() && first) await go(first);
      setAttempt((now) => now + 1);
    },
  );

  const next = async () => {
    if (!isPhone() || !following) await finish();
    else if (await form.trigger(fieldsOf[group])) await go(following);
    else setAttempt((now) => now + 1);
  };

  return (
    <KeptForm id={FAMILY_FORM} className={styles.form} onSend={next}>
      <ErrorSummary
        attempt={attempt}
        errors={
          attempt > 0 ? listFamilyErrors(errors, toMessage, (id) => nameOf(id, form.getValues('chosen'))) : []
        }
      />
      <Section name="who" current={group}>
        <Controller
          name="chosen"
          control={control}
          render={({ field, fieldState }) => (
            <PeopleField
              id="chosen"
              value={field.value}
              onChange={(chosen) => {
                field.onChange(chosen);
                form.clearErrors();
              }}
              error={toMessage(fieldState.error?.message)}
            />
          )}
        />
      </Section>
      <Section name="ages" current={group}>
        <div className={styles.dates}>
          <AgesGroup control={control} />
        </div>
      </Section>
      <Section name="place" current={group}>
        <div className={styles.fields}>
          <PlaceGroup control={control} />
        </div>
      </Section>
      <div className={styles.actions} data-edge="">
        <Estimate control={control} />
        <SubmitButton
          kind="go"
          size="big"

          iconAfter="arrow"
          busy={isSubmitting}
        >
          <span className="onlyWide">{t('next.plans')}</span>
          <span className="onlyPhone">
            {t(following === undefined || following === 'who' ? 'next.plans' : `next.${following}`)}
          </span>
        </SubmitButton>
      </div>
      <SaveState status={saveState} />
    </KeptForm>
  );
}
