import { useTranslations } from 'next-intl';
import { DateOfBirthField } from '@/components/common/form/DateOfBirthField';
import { Select } from '@/components/common/form/Select';
import { TextField } from '@/components/common/form/TextField';
import { NOMINEE_RELATIONS } from '@/lib/domain/application/choices.data';
import type { TripNomineeDraft } from '@/lib/domain/travel/travellers';
import styles from './Travellers.module.css';

type Props = {
  count: number;
  nominee: TripNomineeDraft;
  email: string;
  messageAt: (path: string) => string | undefined;
  onNominee: (nominee: TripNomineeDraft) => void;
  onEmail: (email: string) => void;
};

/** Asks for one nominee for all travellers, and for the address that gets the certificate. */
export function NomineeFields({ count, nominee, email, messageAt, onNominee, onEmail }: Props) {
  const t = useTranslations('travellers');
  const write = (changed: TripNomineeDraft) => onNominee({ ...nominee, ...changed });
  return (
    <section className={styles.part} aria-labelledby="nominee">
      <div>
        <h2 id="nominee">{t('nominee')}</h2>
        <p className="small">{t('nomineeText', { count })}</p>
      </div>
      <div className={styles.pair}>
        <TextField
          id="nominee-name"
          label={t('nomineeName')}
          value={nominee.name ?? ''}
          autoComplete="off"
          maxLength={60}
          error={messageAt('nominee.name')}
          onChange={({ target }) => write({ name: target.value })}
        />
        <Select
          id="nominee-relation"
          label={t('nomineeRelation')}
          placeholder={t('choose')}
          value={nominee.relation ?? ''}
          options={NOMINEE_RELATIONS.map((value) => ({ value, label: t(`relations.${value}`) }))}
          error={messageAt('nominee.relation')}
          onChange={({ target }) => write({ relation: target.value })}
        />
      </div>
      <DateOfBirthField
        id="nominee-dateOfBirth"
        label={t('nomineeBirth')}
        value={nominee.dateOfBirth}
        error={messageAt('nominee.dateOfBirth')}
        onChange={(dateOfBirth) => write({ dateOfBirth })}
      />
      <TextField
        id="contact-email"
        type="email"
        label={t('email')}
        hint={t('emailHint')}
        value={email}
        autoComplete="email"
        maxLength={254}
        error={messageAt('contact.email')}
        onChange={({ target }) => onEmail(target.value)}
      />
    </section>
  );
}
