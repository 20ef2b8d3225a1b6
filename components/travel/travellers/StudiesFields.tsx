import { useTranslations } from 'next-intl';
import { TextField } from '@/components/common/form/TextField';
import { LONGEST_STUDY_TEXT, type StudiesDraft } from '@/lib/domain/travel/kinds/studies';
import { idOf } from './idOf';
import styles from './Travellers.module.css';

type Props = {
  studies: StudiesDraft;
  messageAt: (path: string) => string | undefined;
  onChange: (studies: StudiesDraft) => void;
};

/** Asks where a student goes, and who pays for it. */
export function StudiesFields({ studies, messageAt, onChange }: Props) {
  const t = useTranslations('travellers.studies');
  const fieldOf = (name: keyof StudiesDraft) => ({
    id: idOf(`studies.${name}`),
    label: t(name),
    value: studies[name] ?? '',
    error: messageAt(`studies.${name}`),
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...studies, [name]: target.value }),
  });
  return (
    <section className={styles.part} aria-labelledby="studies">
      <div>
        <h2 id="studies">{t('title')}</h2>
        <p className="small">{t('text')}</p>
      </div>
      <div className={styles.pair}>
        <TextField {...fieldOf('university')} maxLength={LONGEST_STUDY_TEXT.university} autoComplete="off" />
        <TextField {...fieldOf('country')} maxLength={LONGEST_STUDY_TEXT.country} autoComplete="off" />
      </div>
      <TextField {...fieldOf('sponsor')} hint={t('sponsorHint')} maxLength={60} autoComplete="off" />
    </section>
  );
}
