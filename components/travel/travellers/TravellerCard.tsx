import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { DateOfBirthField } from '@/components/common/form/DateOfBirthField';
import { KeptNumberField } from '@/components/common/form/kept/KeptNumberField';
import { TextField } from '@/components/common/form/TextField';
import { Icon } from '@/components/common/ui/Icon';
import { ageInYears } from '@/lib/domain/common/dates';
import type { TravellerDraft, TravellerKey } from '@/lib/domain/travel/travellers';
import type { Trip } from '@/lib/domain/travel/trip';
import { formatDate } from '@/lib/i18n/format';
import { idOf } from './idOf';
import { PassportWarning } from './PassportWarning';
import styles from './Travellers.module.css';

type Props = {
  name: TravellerKey;
  number: number;
  trip: Trip;
  draft: TravellerDraft;
  isWhole: boolean;
  messageAt: (path: string) => string | undefined;
  onChange: (draft: TravellerDraft) => void;
};

/** A traveller whose details are complete when the page opens is shown in one line, until they are to be changed. */
export function TravellerCard({ isWhole, ...props }: Props) {
  const { draft, trip, number } = props;
  const t = useTranslations('travellers');
  const [isOpen, setIsOpen] = useState<boolean>();
  const [wasWhole] = useState(() => Boolean(draft.givenNames && draft.passportNumber && draft.passportEnds));
  const called = [draft.givenNames, draft.surname].filter(Boolean).join(' ');
  const heading = called || t('traveller', { number });
  const age = t('age', { age: ageInYears(trip.travellers[number - 1] ?? trip.startsOn, trip.startsOn) });
  if (wasWhole && isWhole && !isOpen) {
    return (
      <section className={styles.person} aria-label={heading}>
        <p className={styles.done}>
          <Icon name="check" size="small" />
          <span>
            <b>{heading}</b>
            <small>{age}</small>
          </span>
        </p>
        <PassportLine draft={draft} />
        <button type="button" className="link" onClick={() => setIsOpen(true)}>
          {t('change')} <span className="visuallyHidden">{heading}</span>
        </button>
      </section>
    );
  }
  return (
    <fieldset className={styles.fields}>
      <legend>
        <b>{t('traveller', { number })}</b> <small>{age}</small>
      </legend>
      <PassportFields {...props} />
    </fieldset>
  );
}

function PassportLine({ draft: { passportNumber, passportEnds = '' } }: Pick<Props, 'draft'>) {
  const t = useTranslations('travellers');
  const locale = useLocale();
  return (
    <p>
      <b>{passportNumber}</b>
      <small>{t('until', { date: formatDate(passportEnds, locale) })}</small>
    </p>
  );
}

function PassportFields({ name, trip, draft, messageAt, onChange }: Omit<Props, 'isWhole'>) {
  const t = useTranslations('travellers');
  const write = (changed: TravellerDraft) => onChange({ ...draft, ...changed });
  const errorAt = (field: keyof TravellerDraft) => messageAt(`${name}.${field}`);
  const ids = (field: keyof TravellerDraft) => idOf(`${name}.${field}`);
  return (
    <>
      <div className={styles.pair}>
        <TextField
          id={ids('givenNames')}
          label={t('givenNames')}
          hint={t('asPrinted')}
          value={draft.givenNames ?? ''}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          error={errorAt('givenNames')}
          onChange={({ target }) => write({ givenNames: target.value })}
        />
        <TextField
          id={ids('surname')}
          label={t('surname')}
          hint={t('noSurname')}
          value={draft.surname ?? ''}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          error={errorAt('surname')}
          onChange={({ target }) => write({ surname: target.value })}
        />
      </div>
      <div className={styles.pair}>
        <KeptNumberField
          id={ids('passportNumber')}
          label={t('passportNumber')}
          hint={t('passportHint')}
          value={draft.passportNumber ?? ''}
          autoCapitalize="characters"
          maxLength={24}
          error={errorAt('passportNumber')}
          onValue={(passportNumber) => write({ passportNumber })}
        />
        <DateOfBirthField
          id={ids('passportEnds')}
          label={t('passportEnds')}
          value={draft.passportEnds}
          error={errorAt('passportEnds')}
          onChange={(passportEnds) => write({ passportEnds })}
        />
      </div>
      <PassportWarning trip={trip} passportEnds={draft.passportEnds} />
    </>
  );
}
