import { useTranslations } from 'next-intl';
import { useForm, useWatch } from 'react-hook-form';
import { MobileField } from '@/components/common/form/MobileField';
import { Select } from '@/components/common/form/Select';
import { TextField } from '@/components/common/form/TextField';
import { KeptForm } from '@/components/common/form/kept/KeptForm';
import { Button } from '@/components/common/ui/Button';
import { schemaResolver } from '@/hooks/common/forms/schemaResolver';
import { useFieldMessage } from '@/hooks/common/forms/useFieldMessage';
import { useKeptOpening } from '@/hooks/help/useKeptOpening';
import type { HereDto, TalkOpening } from '@/lib/domain/help/contract';
import { TALK_TOPICS } from '@/lib/domain/help/talk';
import { TALK_HOURS } from '@/lib/domain/help/waiting.data';
import { talkOpeningSchema } from '@/lib/validation/help/requests';
import styles from './Talk.module.css';

type Values = Record<keyof TalkOpening, string>;
const resolver = schemaResolver<Values>(talkOpeningSchema);

const focusOn = (heading: HTMLElement | null) => heading?.focus();

type Props = {
  /** About the people who answer all topics but claims. */
  here: HereDto | undefined;
  onAsk: (opening: TalkOpening) => void;
  onBack: () => void;
};

/** Asks what a person needs to know before a talk. Number and mail are for customers who go away meanwhile. */
export function AskPerson({ here: ofPolicies, onAsk, onBack }: Props) {
  const t = useTranslations('helpPanel.talk');
  const toMessage = useFieldMessage();
  const { known, keep } = useKeptOpening();
  const form = useForm<Values>({ resolver, defaultValues: known });
  const { errors } = form.formState;
  const here = useWatch({ control: form.control, name: 'topic' }) === 'claim' ? undefined : ofPolicies;
  const field = (name: keyof Values) => ({
    id: `talk-${name}`,
    label: t(`form.${name}`),
    error: toMessage(errors[name]?.message),
    ...form.register(name, { onChange: () => keep(form.getValues()) }),
  });
  const submit = form.handleSubmit(({ topic, name, mobileNumber, email }) => {
    onAsk({
      topic: topic as TalkOpening['topic'],
      name,
      ...(mobileNumber && { mobileNumber }),
      ...(email && { email }),
    });
  });
  return (
    <KeptForm className={styles.ask} onSend={submit}>
      <h3 ref={focusOn} tabIndex={-1}>
        {t('ask')}
      </h3>
      <p className="small">
        {here && here.people > 0 && t('peopleHere', { count: here.people })}{' '}
        {here?.minutes !== undefined && t('minutes', { minutes: here.minutes })}
        {here?.people === 0 && t(here.isOpen ? 'later' : 'closedHours', TALK_HOURS)}
      </p>
      <Select
        placeholder={t('form.choose')}
        options={TALK_TOPICS.map((value) => ({ value, label: t(`topics.${value}`) }))}
        {...field('topic')}
      />
      <TextField autoComplete="name" {...field('name')} />
      <MobileField hint={t('form.numberHint')} {...field('mobileNumber')} />
      <TextField
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={t('form.emailHint')}
        {...field('email')}
      />
      <Button kind="act" wide type="submit">
        {t('begin')}
      </Button>
      <button type="button" className={styles.link} onClick={onBack}>
        {t('back')}
      </button>
    </KeptForm>
  );
}
