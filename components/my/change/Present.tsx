import { useTranslations } from 'next-intl';
import type { PresentDto } from '@/lib/domain/my/contract';
import styles from './Change.module.css';

/** What the policy has now, above the fields that replace it. */
export function Present({ present }: { present: PresentDto | string | undefined }) {
  const t = useTranslations('change');
  if (present === undefined) return null;
  return (
    <dl className={styles.present}>
      <dt>{t('present')}</dt>
      <dd>{typeof present === 'string' ? present : <Parts present={present} />}</dd>
    </dl>
  );
}

function Parts({ present }: { present: PresentDto }) {
  const relations = useTranslations('application.relations');
  const parts =
    'relation' in present ? [present.name, relations(present.relation)] : Object.values<string>(present);
  return parts.map((part, at) => <span key={`${at}-${part}`}>{part}</span>);
}
