import { useTranslations } from 'next-intl';
import { ErrorSummary } from '@/components/common/form/ErrorSummary';
import { MobileField } from '@/components/common/form/MobileField';
import { Select } from '@/components/common/form/Select';
import { TextArea } from '@/components/common/form/TextArea';
import { TextField } from '@/components/common/form/TextField';
import { KeptForm } from '@/components/common/form/kept/KeptForm';
import { Button } from '@/components/common/ui/Button';
import { SaveState } from '@/components/common/ui/states/SaveState';
import { SentPapers } from '@/components/papers/SentPapers';
import type { OwnCareers } from '@/hooks/careers/useCareers';
import { useFiledFields } from '@/hooks/common/forms/useFiledFields';
import { api } from '@/lib/config/paths';
import {
  type CandidacyForm as Form,
  LONGEST_CANDIDACY,
  MOST_CANDIDACY_PAPERS,
  OPENINGS,
} from '@/lib/domain/careers/candidacy';
import { PAPER_LIMITS } from '@/lib/domain/papers/paperLimits.data';
import styles from './Careers.module.css';

type Field = Exclude<keyof Form, 'opening'>;

type Props = {
  own: OwnCareers;
  /** The number that the code was sent to just now. */
  number: string | undefined;
};

/** The form's input is saved as it is typed. */
export function CareersForm({ own, number }: Props) {
  const t = useTranslations('careers.form');
  const openings = useTranslations('careers.openings');
  const { draft, data } = own;
  const { values, errors, summary, isBusy, idOf, field, change, send } = useFiledFields<Field, Form>(own, {
    prefix: 'careers',
    labelOf: (name) => t(name),
    longest: LONGEST_CANDIDACY,
    known: { mobileNumber: number ?? data?.draft.knownNumber },
    sentAt: 'apply',
    arrived: data?.draft.papers.some(({ state }) => state === 'kept') ? ['papers'] : [],
  });
  return (
    <KeptForm className={styles.form} onSend={send}>
      <ErrorSummary {...summary} />
      <Select
        id={idOf('opening')}
        label={t('opening')}
        placeholder={t('choose')}
        error={errors['opening']}
        options={OPENINGS.map((value) => ({ value, label: openings(value) }))}
        value={values.opening ?? ''}
        onChange={({ target }) => {
          const opening = OPENINGS.find((each) => each === target.value);
          if (opening) change({ opening });
        }}
      />
      <div className={styles.two}>
        <TextField autoComplete="name" {...field('name')} />
        <MobileField hint={t('mobileHint')} {...field('mobileNumber')} />
        <TextField type="email" autoComplete="email" {...field('email')} />
        <TextField autoComplete="address-level2" {...field('city')} />
      </div>
      <TextArea hint={t('textHint')} rows={5} {...field('text')} />
      <SaveState status={draft.status} />
      {data && (
        <SentPapers
          of={{
            owner: { candidacyId: data.draft.candidacyId },
            path: api.careersDocument,
            key: api.careers,
            isFree: true,
            takesWord: true,
          }}
          title={t('papers')}
          lead={t('papersHint', { megabytes: PAPER_LIMITS.megabytes, most: MOST_CANDIDACY_PAPERS })}
          papers={data.draft.papers}
          id={idOf('papers')}
          error={errors['papers']}
        />
      )}
      <p className="small">{t('consent')}</p>
      <p>
        <Button kind="go" size="big" type="submit" busy={isBusy}>
          {t('send')}
        </Button>
      </p>
    </KeptForm>
  );
}
