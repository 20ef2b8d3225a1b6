import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateOfBirthField } from '@/components/common/form/DateOfBirthField';
import { FieldNotes } from '@/components/common/form/Field';
import { TextField } from '@/components/common/form/TextField';
import { Button, ButtonLink } from '@/components/common/ui/Button';
import { Chips } from '@/components/common/ui/Chips';
import type { OwnRenewal } from '@/hooks/renewals/useRenewal';
import { paths } from '@/lib/config/paths';
import { CHILD_RELATIONS } from '@/lib/domain/renewals/choices';
import type { RenewalDto } from '@/lib/domain/renewals/contract';
import { formatDate } from '@/lib/i18n/format';
import styles from './Family.module.css';
import { choiceId } from './focusChoice';

const WHO = ['child', 'spouse', 'parent'] as const;

type Props = { own: OwnRenewal; renewal: RenewalDto; isTried: boolean };

/**
 * A child joins here, a spouse by a request with health answers. A parent is cheaper and better covered in a policy of
 * their own.
 */
export function AddSomeone({ own, renewal, isTried }: Props) {
  const t = useTranslations('renewals.family');
  const [picked, setWho] = useState<(typeof WHO)[number]>('child');
  // Once begun, a child's fields must be completed and the child paid for, or removed.
  const who = isTried && own.draft.values?.['hasChild'] === true ? 'child' : picked;
  return (
    <>
      <Chips
        legend={t('whoLegend')}
        name="who"
        choices={WHO.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={who}
        onChange={setWho}
      />
      {who === 'child' && <Child own={own} renewal={renewal} isTried={isTried} />}
      {who === 'spouse' && (
        <p className="small">
          {t('spouseText')}{' '}
          <ButtonLink kind="line" href={paths.change(renewal.policyNumber, 'person')}>
            {t('spouseOpen')}
          </ButtonLink>
        </p>
      )}
      {who === 'parent' && (
        <p className="small">
          {t('parentText')}{' '}
          <ButtonLink kind="line" href={paths.quoteFor(['father', 'mother'])}>
            {t('parentOpen')}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

function Child({ own: { draft }, renewal, isTried }: Props) {
  const t = useTranslations('renewals.family');
  const waits = useTranslations('renewals.waits');
  const locale = useLocale();
  const { values = {}, change } = draft;
  const typed = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  const { fields = {}, people, startsOn } = renewal;
  const isAsked = values['hasChild'] === true;
  const type = (name: string) => (value: string) => change({ [name]: value, hasChild: true });
  const added = people.find(({ isNew }) => isNew);
  const errorOf = (name: string, isWhole: boolean) =>
    isAsked && (isWhole || isTried) ? fields[name] : undefined;
  return (
    <div className={styles.child}>
      <div id={choiceId('childRelation')}>
        <Chips
          legend={t('relation')}
          name="childRelation"
          choices={CHILD_RELATIONS.map((value) => ({ value, label: t(`relations.${value}`) }))}
          value={CHILD_RELATIONS.find((each) => each === typed('childRelation'))}
          onChange={type('childRelation')}
        />
        <FieldNotes ids={{}} error={errorOf('childRelation', false)} />
      </div>
      <TextField
        id={choiceId('childName')}
        label={t('name')}
        value={typed('childName')}
        onChange={({ target }) => type('childName')(target.value)}
        error={errorOf('childName', typed('childName') !== '')}
      />
      <DateOfBirthField
        id={choiceId('childBirth')}
        label={t('birth')}
        value={typed('childBirth')}
        onChange={type('childBirth')}
        error={errorOf('childBirth', typed('childBirth').length === 10)}
      />
      <p className="small">{t('childHint', { date: formatDate(startsOn, locale) })}</p>
      {added && (
        <ul className="small">
          {added.waits.map(({ reason, paidFrom }) => (
            <li key={reason}>{waits('from', { reason, date: formatDate(paidFrom, locale) })}</li>
          ))}
        </ul>
      )}
      {isAsked && (
        <Button kind="line" onClick={() => change({ hasChild: false })}>
          {t('notAdd')}
        </Button>
      )}
    </div>
  );
}
