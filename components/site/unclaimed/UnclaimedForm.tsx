import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateOfBirthField } from '@/components/common/form/DateOfBirthField';
import { TextField } from '@/components/common/form/TextField';
import { Button } from '@/components/common/ui/Button';
import { Note } from '@/components/common/ui/states/Note';
import { useSubmit } from '@/hooks/common/useSubmit';
import { lookUpUnclaimed } from '@/hooks/site/unclaimed';
import { brand } from '@/lib/brand';
import type { UnclaimedDto } from '@/lib/domain/unclaimed/contract';
import { formatDate, formatMoney } from '@/lib/i18n/format';
import styles from './Unclaimed.module.css';

/**
 * Searches for unclaimed money. Nothing is kept on the device, which may be anybody's: people search for a parent, too.
 */
export function UnclaimedForm() {
  const t = useTranslations('unclaimed');
  const [policyNumber, setPolicyNumber] = useState('');
  const [dateOfBirth, setDateOfBirth] = useState<string>();
  const [found, setFound] = useState<UnclaimedDto>();
  const { isBusy, failure, run } = useSubmit({ conflict: t('failed'), failed: t('failed') });
  const { fields = {}, message } = failure ?? {};
  const isOther = failure && Object.keys(fields).length === 0;
  const look = async () => {
    setFound(undefined);
    const { answer } = await run(() => lookUpUnclaimed({ policyNumber, dateOfBirth: dateOfBirth ?? '' }));
    setFound(answer);
  };
  return (
    <section id="look-up" className={`card ${styles.unclaimed}`} aria-labelledby="look-up-title">
      <h2 id="look-up-title">{t('title')}</h2>
      <p>{t('lead')}</p>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void look();
        }}
      >
        <TextField
          id="unclaimed-number"
          label={t('policyNumber')}
          hint={t('numberHint')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={20}
          value={policyNumber}
          error={fields['policyNumber']}
          onChange={({ target }) => setPolicyNumber(target.value)}
        />
        <DateOfBirthField
          id="unclaimed-born"
          label={t('dateOfBirth')}
          autoComplete={false}
          value={dateOfBirth}
          error={fields['dateOfBirth']}
          onChange={setDateOfBirth}
        />
        <p>
          <Button kind="go" type="submit" busy={isBusy}>
            {t('look')}
          </Button>
        </p>
      </form>
      {isOther && (
        <Note kind="bad" role="alert">
          {message}
        </Note>
      )}
      <div role="status">{found && <Found found={found} />}</div>
    </section>
  );
}

function Found({ found: { amounts } }: { found: UnclaimedDto }) {
  const t = useTranslations('unclaimed');
  const locale = useLocale();
  const phone = () => <a href={`tel:${brand.helplineCustomerCare}`}>{brand.helplineCustomerCare}</a>;
  if (amounts.length === 0) return <Note kind="plain">{t.rich('nothing', { phone })}</Note>;
  return (
    <Note kind="good">
      <ul>
        {amounts.map(({ kind, amountPaise, since }) => (
          <li key={`${kind}${since}${amountPaise}`}>
            <b>{formatMoney(amountPaise / 100)}</b> {t(`kinds.${kind}`, { date: formatDate(since, locale) })}
          </li>
        ))}
      </ul>
      <p>{t.rich('next', { phone })}</p>
    </Note>
  );
}
