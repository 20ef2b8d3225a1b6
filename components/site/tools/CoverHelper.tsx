import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextField } from '@/components/common/form/TextField';
import { YesNo } from '@/components/common/form/YesNo';
import { Bill } from '@/components/common/bill/Bill';
import { ButtonLink } from '@/components/common/ui/Button';
import { Chips } from '@/components/common/ui/Chips';
import { Seg } from '@/components/common/ui/Seg';
import { paths } from '@/lib/config/paths';
import { AGE_LIMITS, MEMBER_LIMITS } from '@/lib/domain/quote/members';
import { coverNeedOf, TOWNS, type CoverNeed, type Town } from '@/lib/domain/site/tools/coverNeed';
import { formatShortSum } from '@/lib/i18n/format';
import { Answer } from './ToolPage';
import styles from './Tools.module.css';
import { useNumber } from './useNumber';

const PEOPLE = Array.from({ length: MEMBER_LIMITS.members }, (_, index) => index + 1);
const EMPLOYER = { min: 0, max: 10_00_00_000 };

function NeedBill({ need: { lines, need, suggested } }: { need: CoverNeed }) {
  const t = useTranslations('tools.cover');
  const tools = useTranslations('tools');
  const locale = useLocale();
  return (
    <Bill
      columns={{ particulars: t('particulars'), amount: t('amount') }}
      lines={lines.map(({ key, percent, amount }) => ({
        key,
        label: t(`lines.${key}`),
        note: key === 'bill' || key === 'employer' ? undefined : t('percent', { percent }),
        amount,
      }))}
      total={{ label: t('total'), amount: need }}
    >
      <p>
        <b>{t(need > suggested ? 'notEnough' : 'suggested', { sum: formatShortSum(suggested, locale) })}</b>
      </p>
      <ButtonLink kind="go" href={paths.getQuote} wide iconAfter="arrow">
        {tools('seePrices')}
      </ButtonLink>
      <p className="tiny">{tools('sample')}</p>
    </Bill>
  );
}

export function CoverHelper() {
  const t = useTranslations('tools.cover');
  const [town, setTown] = useState<Town>('city');
  const [people, setPeople] = useState(1);
  const [hasIllness, setHasIllness] = useState(false);
  const age = useNumber('eldest', '35', AGE_LIMITS.adult);
  const employer = useNumber('employer', '', EMPLOYER);
  const fromEmployer = employer.field.value === '' ? 0 : employer.value;
  const isKnown = age.value !== undefined && fromEmployer !== undefined;
  return (
    <>
      <div className={styles.questions}>
        <Chips
          legend={t('town')}
          name="town"
          value={town}
          onChange={setTown}
          choices={TOWNS.map((value) => ({ value, label: t(`towns.${value}`) }))}
        />
        <Seg
          legend={t('people')}
          name="people"
          value={String(people)}
          onChange={(count) => setPeople(Number(count))}
          choices={PEOPLE.map((count) => ({ value: String(count), label: count }))}
        />
        <TextField label={t('eldestAge')} {...age.field} />
        <YesNo label={t('illness')} name="illness" value={hasIllness} onChange={setHasIllness} />
        <TextField label={t('fromEmployer')} hint={t('fromEmployerHint')} prefix="₹" {...employer.field} />
      </div>
      <Answer>
        {isKnown && (
          <NeedBill need={coverNeedOf({ town, people, hasIllness, eldestAge: age.value, fromEmployer })} />
        )}
      </Answer>
    </>
  );
}
