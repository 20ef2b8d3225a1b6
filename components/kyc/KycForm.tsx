import { useTranslations } from 'next-intl';
import { Fragment, useState } from 'react';
import { Check } from '@/components/common/form/Check';
import { ErrorSummary } from '@/components/common/form/ErrorSummary';
import { KeptForm } from '@/components/common/form/kept/KeptForm';
import { useFieldMessage } from '@/hooks/common/forms/useFieldMessage';
import { useToday } from '@/components/quote/members/useToday';
import { Button } from '@/components/common/ui/Button';
import { Link } from '@/components/common/ui/Link';
import { paths } from '@/lib/config/paths';
import type { KycDto } from '@/lib/domain/kyc/contract';
import {
  findKycProblems,
  isChecked,
  KYC_FIELDS,
  NOT_OF_PRICE,
  type KycForm as Form,
  type KycOnce,
} from '@/lib/domain/kyc/form';
import styles from './Kyc.module.css';
import { KycField } from './KycField';
import { KycMethods } from './KycMethods';

type Props = {
  form: Form;
  kyc: Pick<KycDto, 'quoteId' | 'isSandbox' | 'pricedBirth'>;
  /** The server's errors by field. */
  fields: Readonly<Record<string, string>> | undefined;
  isBusy: boolean;
  onChange: (typed: Partial<Form>) => void;
  onSend: (once: KycOnce) => void;
};

/** `once` (file, share code, consent) is submitted but never saved as a draft. */
export function KycForm({ form, kyc, fields = {}, isBusy, onChange, onSend }: Props) {
  const t = useTranslations('kyc');
  const toMessage = useFieldMessage();
  const today = useToday();
  const [once, setOnce] = useState<KycOnce>({});
  const [attempt, setAttempt] = useState(0);
  const { method } = form;
  const { quoteId, isSandbox, pricedBirth } = kyc;
  const problems = findKycProblems({ ...form, ...once }, { today, pricedBirth });
  const shown = Object.entries(attempt > 0 ? problems : {});
  const messageOf = (field: string) => toMessage(attempt > 0 ? problems[field] : undefined) ?? fields[field];

  // A functional update, because reading a file is asynchronous.
  const give = (given: Partial<KycOnce>) => setOnce((before) => ({ ...before, ...given }));
  const send = () => {
    if (Object.keys(problems).length > 0) setAttempt((now) => now + 1);
    else onSend(once);
  };

  return (
    <KeptForm className={styles.form} onSend={send}>
      <ErrorSummary
        attempt={attempt}
        errors={shown.map(([field, problem]) => ({
          fieldId: `kyc-${field}`,
          message: toMessage(problem) ?? '',
        }))}
      />
      <KycMethods
        method={method}
        error={messageOf('method')}
        onChange={(chosen) => onChange({ method: chosen })}
      />
      {method && (
        <div className={styles.fields}>
          {KYC_FIELDS[method]
            .filter((field) => field !== 'consent')
            .map((field) => (
              <Fragment key={field}>
                <KycField
                  field={field}
                  form={form}
                  once={once}
                  isSandbox={isSandbox}
                  error={messageOf(field)}
                  onChange={onChange}
                  onOnce={give}
                />
                {field === 'dateOfBirth' && messageOf(field) === toMessage(NOT_OF_PRICE) && (
                  <p>
                    <Link href={paths.summary(quoteId)}>{t('toQuote')}</Link>
                  </p>
                )}
              </Fragment>
            ))}
          <Check
            id="kyc-consent"
            label={t(method === 'form60' ? 'consentForm60' : 'consent')}
            error={messageOf('consent')}
            checked={once.consent ?? false}
            onChange={({ target }) => give({ consent: target.checked })}
          />
        </div>
      )}
      <div className={styles.actions}>
        <Button kind="go" size="big" type="submit" iconAfter="arrow" busy={isBusy}>
          {t(method && !isChecked(method) ? 'ask' : 'check')}
        </Button>
      </div>
    </KeptForm>
  );
}
