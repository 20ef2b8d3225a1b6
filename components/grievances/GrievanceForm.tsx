import { useTranslations } from 'next-intl';
import { ErrorSummary } from '@/components/common/form/ErrorSummary';
import { FieldNotes } from '@/components/common/form/Field';
import { MobileField } from '@/components/common/form/MobileField';
import { TextArea } from '@/components/common/form/TextArea';
import { TextField } from '@/components/common/form/TextField';
import { KeptForm } from '@/components/common/form/kept/KeptForm';
import { Button } from '@/components/common/ui/Button';
import { Chips } from '@/components/common/ui/Chips';
import { SaveState } from '@/components/common/ui/states/SaveState';
import { SentPapers } from '@/components/papers/SentPapers';
import { useFiledFields } from '@/hooks/common/forms/useFiledFields';
import type { OwnGrievances } from '@/hooks/grievances/useGrievances';
import { api } from '@/lib/config/paths';
import {
  GRIEVANCE_ABOUTS,
  type GrievanceForm as Form,
  LONGEST_GRIEVANCE,
  MOST_GRIEVANCE_PAPERS,
} from '@/lib/domain/grievances/grievance';
import { isPolicyNumber } from '@/lib/domain/policy/policyNumber';
import { PAPER_LIMITS } from '@/lib/domain/papers/paperLimits.data';
import styles from './Grievances.module.css';

type Field = Exclude<keyof Form, 'about'>;

type Props = {
  own: OwnGrievances;
  /** The number of the claim, policy or quote from whose page the customer came. */
  reference: string | undefined;
  /** The number that the code was sent to just now. */
  number: string | undefined;
};

const aboutOf = (reference: string) => (isPolicyNumber(reference) ? 'policy' : 'claim');

/** The form's input is saved as it is typed. */
export function GrievanceForm({ own, reference, number }: Props) {
  const t = useTranslations('grievance.form');
  const { draft, data } = own;
  const { values, errors, summary, isBusy, idOf, field, change, send } = useFiledFields<Field, Form>(own, {
    prefix: 'grievance',
    labelOf: (name) => t(name),
    longest: LONGEST_GRIEVANCE,
    known: {
      reference,
      about: reference ? aboutOf(reference) : undefined,
      mobileNumber: number ?? data?.draft.knownNumber,
    },
    sentAt: 'follow',
  });
  // The message of a group of chips is just “Choose one”, so its question is added.
  const withQuestion = ({ fieldId, message }: (typeof summary.errors)[number]) => ({
    fieldId,
    message: fieldId === idOf('about') ? `${t('about')} ${message}` : message,
  });
  return (
    <KeptForm className={styles.form} onSend={send}>
      <ErrorSummary attempt={summary.attempt} errors={summary.errors.map(withQuestion)} />
      <div id={idOf('about')} tabIndex={-1}>
        <Chips
          legend={t('about')}
          name="about"
          value={values.about}
          choices={GRIEVANCE_ABOUTS.map((value) => ({ value, label: t(`abouts.${value}`) }))}
          onChange={(about) => change({ about })}
        />
        <FieldNotes ids={{}} error={errors['about']} />
      </div>
      <TextField hint={t('referenceHint')} autoComplete="off" {...field('reference')} />
      <div>
        <TextArea hint={t('textHint')} rows={7} {...field('text')} />
        <div className={styles.counter}>
          <span>{t('count', { count: values.text?.length ?? 0, most: LONGEST_GRIEVANCE.text })}</span>
          <SaveState status={draft.status} />
        </div>
      </div>
      <TextField hint={t('remedyHint')} autoComplete="off" {...field('remedy')} />
      {data && (
        <SentPapers
          of={{
            owner: { grievanceId: data.draft.grievanceId },
            path: api.grievanceDocument,
            key: api.grievances,
            isFree: true,
          }}
          title={t('papers')}
          lead={t('papersHint', { megabytes: PAPER_LIMITS.megabytes, most: MOST_GRIEVANCE_PAPERS })}
          papers={data.draft.papers}
          id={idOf('papers')}
          error={undefined}
        />
      )}
      <div className={styles.two}>
        <TextField autoComplete="name" {...field('name')} />
        <MobileField hint={t('mobileHint')} {...field('mobileNumber')} />
      </div>
      <div className={styles.send}>
        <p className="small">{t('only')}</p>
        <Button kind="go" size="big" type="submit" busy={isBusy}>
          {t('send')}
        </Button>
        <p className="tiny">{t('then')}</p>
      </div>
    </KeptForm>
  );
}
