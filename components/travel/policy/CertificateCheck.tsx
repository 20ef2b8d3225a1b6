import { useLocale, useTranslations } from 'next-intl';
import { useState, type SyntheticEvent } from 'react';
import outcome from '@/components/policy/CardCheck.module.css';
import { SubmitButton } from '@/components/common/form/SubmitButton';
import { TextField } from '@/components/common/form/TextField';
import { Icon } from '@/components/common/ui/Icon';
import { Note } from '@/components/common/ui/states/Note';
import { useCertificateCheck } from '@/hooks/travel/useCertificateCheck';
import { brand } from '@/lib/brand';
import { toCertificateCode } from '@/lib/domain/travel/certificate';
import type { CertificateCheckDto } from '@/lib/domain/travel/contract';
import { formatDateOf, formatTimeOf, phoneInText } from '@/lib/i18n/format';

/** Tells a consulate whether the certificate is valid, and nothing else. */
export function CertificateCheck() {
  const t = useTranslations('certificate');
  const { code, check, hasFailed, isBusy, ask } = useCertificateCheck();
  const [typed, setTyped] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const whole = toCertificateCode(typed ?? code);
    setIsWrong(whole === undefined);
    if (whole) ask(whole);
    else document.getElementById('certificate-code')?.focus();
  };
  return (
    <div className={`wrap ${outcome.page}`}>
      <h1>{t('title')}</h1>
      <p className="lead">{t('lead')}</p>
      <form noValidate onSubmit={submit}>
        <TextField
          id="certificate-code"
          label={t('code')}
          hint={t('codeHint')}
          value={typed ?? code}
          error={isWrong ? t('wrong') : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          onChange={({ target }) => setTyped(target.value)}
        />
        <br />
        <SubmitButton kind="act" busy={isBusy}>
          {t('ask')}
        </SubmitButton>
      </form>
      {hasFailed && (
        <Note kind="bad" role="alert">
          {t('failed')}
        </Note>
      )}
      {check && <Answer check={check} />}
    </div>
  );
}

function Answer({ check: { state, checkedAt } }: { check: CertificateCheckDto }) {
  const t = useTranslations('certificate');
  const locale = useLocale();
  const isValid = state === 'valid';
  const when = { date: formatDateOf(checkedAt, locale), time: formatTimeOf(checkedAt) };
  return (
    <section className={`${outcome.outcome} ${outcome[isValid ? 'valid' : 'invalid']}`} role="status">
      <Icon name={isValid ? 'check' : 'close'} size="huge" />
      <h2>{t(`states.${state}.title`)}</h2>
      <p>{t(`states.${state}.text`, { phone: phoneInText(brand.helplineCustomerCare) })}</p>
      <p className="tiny">{t('checked', when)}</p>
    </section>
  );
}
